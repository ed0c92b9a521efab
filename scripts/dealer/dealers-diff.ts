import type { EffectiveDealer } from "./effective-dealer";
import { shownValues } from "./shown-values";

/** What differs between two dealers, field by field: `-` is the first one's, `+` the second one's. */
export function dealersDiff(one: EffectiveDealer, other: EffectiveDealer): string {
  const [before, after] = [one, other].map(
    (dealer) => new Map(shownValues(dealer).map(({ path, value, from }) => [path, { value, from }])),
  );
  if (before === undefined || after === undefined) return "";
  const paths = [...new Set([...before.keys(), ...after.keys()])];
  const differing = paths.filter((path) => before.get(path)?.value !== after.get(path)?.value);
  if (differing.length === 0) return "nothing differs";
  return [
    `--- ${one.slug}`,
    `+++ ${other.slug}`,
    ...differing.flatMap((path) => [path, side("-", before.get(path)), side("+", after.get(path))]),
  ].join("\n");
}

function side(sign: string, found: { readonly value: string; readonly from: string } | undefined): string {
  return found === undefined ? `  ${sign} nothing` : `  ${sign} ${found.value}  (${found.from})`;
}
