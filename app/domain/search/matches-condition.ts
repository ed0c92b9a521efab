import type { Condition } from "./condition";
import type { IndexFields } from "./index-document";

function valuesOf(field: string | readonly string[] | undefined): readonly string[] {
  if (field === undefined) return [];
  return typeof field === "string" ? [field] : field;
}

/** True when the number is known and between the ends, both included; a missing end is open. */
export function withinRange(value: number | undefined, range: { min?: number; max?: number }): boolean {
  if (value === undefined || Number.isNaN(value)) return false;
  return value >= (range.min ?? -Infinity) && value <= (range.max ?? Infinity);
}

/** Whether one vehicle fulfils a rule: the meaning every adapter's translation has to keep. */
export function matchesCondition(condition: Condition, document: IndexFields): boolean {
  switch (condition.kind) {
    case "all":
      return condition.of.every((part) => matchesCondition(part, document));
    case "any":
      return condition.of.some((part) => matchesCondition(part, document));
    case "not":
      return !matchesCondition(condition.of, document);
    case "values":
      return valuesOf(document[condition.attribute]).some((value) => condition.values.includes(value));
    case "range":
      return withinRange(document[condition.attribute], condition);
    case "flag":
      return document[condition.attribute] === condition.value;
  }
}
