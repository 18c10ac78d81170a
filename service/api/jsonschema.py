"""From marshmallow schemas to the JSON Schema of OpenAPI 3.1."""

from __future__ import annotations

from typing import Any

from marshmallow import RAISE, Schema, fields, missing, validate

from service.api.shapes import Shape

# the more special class first: an Integer is a Number
TYPES: tuple[tuple[type[fields.Field[Any]], dict[str, Any]], ...] = (
    (fields.Integer, {"type": "integer"}),
    (fields.Number, {"type": "number"}),
    (fields.Boolean, {"type": "boolean"}),
    (fields.String, {"type": "string"}),
    (fields.Raw, {}),
)


class Components:
    """Collects the named schemas on the way, so that each is written once."""

    def __init__(self) -> None:
        self.schemas: dict[str, dict[str, Any]] = {}

    def reference(self, schema: Schema) -> dict[str, Any]:
        name = type(schema).__name__
        if name not in self.schemas:
            self.schemas[name] = {}  # a place in the order; a schema inside it comes after it
            self.schemas[name] = self.written(schema)
        return {"$ref": f"#/components/schemas/{name}"}

    def nested(self, schema: Schema) -> dict[str, Any]:
        """What is made of a title's struct is written in its place: its name is not unique."""
        return self.reference(schema) if isinstance(schema, Shape) else self.written(schema)

    def written(self, schema: Schema) -> dict[str, Any]:
        document: dict[str, Any] = {
            "type": "object",
            "properties": {name: self.field(field) for name, field in schema.fields.items()},
        }
        required = [name for name, field in schema.fields.items() if field.required]
        if required:
            document["required"] = required
        if schema.unknown == RAISE:
            document["additionalProperties"] = False
        document.update(getattr(schema, "FURTHER", {}))
        described = type(schema).__dict__.get("__doc__")
        if described:
            document["description"] = described
        return document

    def field(self, field: fields.Field[Any]) -> dict[str, Any]:
        document: dict[str, Any]
        if "component" in field.metadata:
            document = {"$ref": f"#/components/schemas/{field.metadata['component']}"}
        elif isinstance(field, fields.Nested):
            document = self.nested(field.schema)
        elif isinstance(field, fields.Tuple):
            each = [self.field(inner) for inner in field.tuple_fields]
            document = {"type": "array", "prefixItems": each, "items": {}, "minItems": len(each), "maxItems": len(each)}
        elif isinstance(field, fields.List):
            document = {"type": "array", "items": self.field(field.inner)}
        elif isinstance(field, fields.Mapping):
            inner = field.value_field
            document = {"type": "object", "additionalProperties": self.field(inner) if inner is not None else True}
        else:
            document = dict(next(written for kind, written in TYPES if isinstance(field, kind)))
        for check in field.validators:
            document.update(_check(check, document.get("type")))
        document.update(field.metadata.get("further", {}))
        if "content" in field.metadata:
            document["contentMediaType"] = "application/json"
            document["contentSchema"] = self.reference(field.metadata["content"])
        return _annotated(field, document)


def _annotated(field: fields.Field[Any], document: dict[str, Any]) -> dict[str, Any]:
    if field.metadata.get("description"):
        document["description"] = field.metadata["description"]
    default = field.load_default
    if default is not missing and default is not None and not callable(default):
        document["default"] = default
    if field.allow_none:
        kind = document.pop("type", None)
        if kind is None and "$ref" in document:
            return {"anyOf": [document, {"type": "null"}]}
        if kind is not None:
            document["type"] = [kind, "null"]
        if "enum" in document:
            document["enum"] = [*document["enum"], None]
    return document


def _check(check: Any, kind: Any) -> dict[str, Any]:
    if isinstance(check, validate.OneOf):
        return {"enum": list(check.choices)}
    if isinstance(check, validate.Equal):
        return {"const": check.comparable}
    if isinstance(check, validate.Range):
        return _bounds("minimum", check.min, "maximum", check.max)
    if isinstance(check, validate.Length):
        noun = "Items" if kind == "array" else "Length"
        return _bounds(f"min{noun}", check.min, f"max{noun}", check.max)
    if isinstance(check, validate.Regexp):
        return {"pattern": str(check.regex.pattern).replace(r"\Z", "$")}
    return {}


def _bounds(low: str, least: Any, high: str, most: Any) -> dict[str, Any]:
    given = {low: least, high: most}
    return {name: bound for name, bound in given.items() if bound is not None}
