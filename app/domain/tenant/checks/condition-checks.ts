import type { InputFault } from "../../faults/input-faults";
import type { Condition } from "../../search/condition";
import { BODY_TYPES } from "../../vehicle/body-types";
import { CAR_TYPES, ITEM_TYPES } from "../../vehicle/vehicle";
import { type CheckedSite, doubtAt, faultAt, when } from "./told";

type Path = InputFault["path"];
type Rule = Extract<Condition, { readonly kind: "values" }>;

/** Rules over stock that no vehicle can meet: values that do not exist, ranges that hold nothing. */
export function conditionFaults({ config }: CheckedSite): readonly InputFault[] {
  const known = knownValues(config);
  return (["siteFilter", "globalFilter", "manufacturerFilter"] as const).flatMap((field) => {
    const condition = config.search[field];
    return condition === null ? [] : faultsOf(condition, ["search", field], known);
  });
}

interface Known {
  readonly level: "fault" | "doubt";
  readonly values: readonly string[];
}

/** The values an attribute can have, as far as the dealer's file says. */
function knownValues({ site }: CheckedSite["config"]): Readonly<Partial<Record<Rule["attribute"], Known>>> {
  const fault = (values: readonly string[]): Known => ({ level: "fault", values });
  const doubt = (values: readonly string[]): Known => ({ level: "doubt", values });
  return {
    car_type: fault(CAR_TYPES),
    item_type: fault(ITEM_TYPES),
    body: fault(BODY_TYPES),
    certified: fault(["true", "false"]),
    dealership_id: fault(site.dealerships.map(({ id }) => id)),
    location_id: fault(site.locations.map(({ id }) => id)),
    dealership_name: doubt(site.dealerships.map(({ name }) => name)),
    location_name: doubt(site.locations.map(({ name }) => name)),
  };
}

function faultsOf(
  condition: Condition,
  at: Path,
  known: Readonly<Partial<Record<Rule["attribute"], Known>>>,
): readonly InputFault[] {
  switch (condition.kind) {
    case "all":
    case "any":
      return condition.of.flatMap((part, index) => faultsOf(part, [...at, "of", index], known));
    case "not":
      return faultsOf(condition.of, [...at, "of"], known);
    case "values":
      return valueFaults(condition, at, known[condition.attribute]);
    case "range":
      return rangeFaults(condition, at);
    case "flag":
      return [];
  }
}

function valueFaults({ values }: Rule, at: Path, known: Known | undefined): readonly InputFault[] {
  if (known === undefined) return [];
  const tell = known.level === "fault" ? faultAt : doubtAt;
  const expected =
    known.values.length === 0 ? "no value: the file has none" : `one of ${known.values.join(", ")}`;
  return values.flatMap((value, index) =>
    when(!known.values.includes(value), () => tell([...at, "values", index], expected, value)),
  );
}

function rangeFaults(
  { min, max }: Extract<Condition, { readonly kind: "range" }>,
  at: Path,
): readonly InputFault[] {
  if (min === undefined && max === undefined) return [faultAt(at, "min, max or both", {})];
  if (min === undefined || max === undefined) return [];
  return when(min > max, () => faultAt([...at, "min"], `at most max (${max})`, min));
}
