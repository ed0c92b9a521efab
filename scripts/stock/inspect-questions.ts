import { stockNumberDoubt } from "~/domain/stock/inspect/stock-number-doubt";
import type { Inspection } from "~/infra/stock/inspect-feed.server";

const SHOWN_VINS = 3;

/** What a person is asked of a file beside what the proposal asks, in sentences. */
export function fileQuestions(inspection: Inspection): readonly string[] {
  return [...stockNumberQuestions(inspection), ...saleQuestions(inspection), ...vinQuestions(inspection)];
}

function stockNumberQuestions({ columns, matches }: Inspection): readonly string[] {
  const doubt = stockNumberDoubt(columns, matches);
  if (doubt === null) return [];
  const others = doubt.others.map((name) => `\`${name}\``).join(" or ");
  return [
    `\`${doubt.taken}\` is taken for the stock number, which shoppers read and ask for. Is it the dealer's own, and not one that a database counts by?${
      others === "" ? "" : ` Else it may be ${others}: write that in "stocknum" of "fields".`
    }`,
  ];
}

/** Without a day of sale a vehicle is in no list of those sold lately. */
function saleQuestions({
  trial: { undatedSales: count },
  mapping: { fields },
}: Inspection): readonly string[] {
  if (count === 0) return [];
  const has = fields["sold_at"] !== undefined;
  const vehicles = `${groupedCount(count)} ${count === 1 ? "vehicle is" : "vehicles are"} sold`;
  return [
    `${vehicles}, and ${has ? "their day of sale is empty or cannot be read" : "no column is the day of sale"}. On what day nobody knows, so they are not shown among those sold lately.${
      has ? "" : ' Which column is it? Write {"from": "the column", "as": "date"} as "sold_at" in "fields".'
    }`,
  ];
}

function vinQuestions({ trial: { sharedVins } }: Inspection): readonly string[] {
  if (sharedVins.length === 0) return [];
  const shown = sharedVins
    .slice(0, SHOWN_VINS)
    .map(({ vin, rows }) => `${vin} (${rows.map(({ stocknum }) => stocknum).join(", ")})`);
  const more = sharedVins.length - shown.length;
  return [
    `${sharedVins.length === 1 ? "One VIN belongs" : `${groupedCount(sharedVins.length)} VINs belong`} to more than one vehicle: ${shown.join(", ")}${more > 0 ? `, and ${groupedCount(more)} more` : ""}. Is a car entered twice? All of them are published.`,
  ];
}

/** A count as people write it: "99,187". */
export function groupedCount(count: number): string {
  return count.toLocaleString("en-AU");
}
