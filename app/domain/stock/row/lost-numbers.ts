import { saidOf } from "../cells/unused-cells";
import type { FeedMapping } from "../feed-mapping";
import type { FeedRow } from "../file/feed-file";
import type { withSense } from "../sense";
import { isShortened } from "./identity-words";

/**
 * Without a chassis number that a spreadsheet has shortened; what was left out is told in the file's own words, not in those
 * that were made of them.
 */
export function withoutLostNumbers(
  { read, left }: ReturnType<typeof withSense>,
  { fields }: FeedMapping,
  cells: FeedRow,
): ReturnType<typeof withSense> {
  const own = left.map((one) => {
    const field = fields[one.field];
    return { ...one, value: (field && saidOf(one.field, field, cells)?.text) ?? one.value };
  });
  const { vin, ...others } = read;
  if (typeof vin !== "string" || !isShortened(vin)) return { read, left: own };
  const expected = "a chassis number (a spreadsheet has shortened it)";
  return { read: others, left: [...own, { field: "vin", value: vin, expected }] };
}
