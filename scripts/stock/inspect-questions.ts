import { stockNumberDoubt } from "~/domain/stock/inspect/stock-number-doubt";
import type { Inspection } from "~/infra/stock/inspect-feed.server";

const SHOWN_VINS = 3;

/** What a person is asked of a file beside what the proposal asks, in sentences. */
export function fileQuestions(inspection: Inspection): readonly string[] {
  return [
    ...misreadQuestions(inspection),
    ...lackQuestions(inspection),
    ...ownQuestions(inspection),
    ...kindQuestions(inspection),
    ...stockNumberQuestions(inspection),
    ...saleQuestions(inspection),
    ...vinQuestions(inspection),
  ];
}

/** So many rows say enough of a column to judge it by. */
const FEWEST = 5;

/** Fields of which most cells cannot be used: another column is meant, or another way to read it. */
function misreadQuestions({ trial: { fields }, mapping }: Inspection): readonly string[] {
  return [...fields].flatMap(([name, { says, read }]) => {
    const as = mapping.fields[name]?.as;
    if (as === undefined || says < FEWEST || read >= says / 2 || !ASKED.has(name)) return [];
    return [
      `${name}: of ${groupedCount(says)} cells ${read === 0 ? "none" : `only ${groupedCount(read)}`} can be read. Is it the right column, and "as": "${as}" the right way to read it?`,
    ];
  });
}

/** Fields that shoppers decide by, as they call them. */
const DECIDED_BY = [
  ["price", "price"],
  ["km", "odometer"],
  ["simple_fuel", "fuel"],
  ["simple_transmission", "gearbox"],
  ["simple_body", "body"],
  ["colour", "colour"],
  ["image_urls", "pictures"],
] as const;
/** What no caravan has. */
const OF_CARS: ReadonlySet<string> = new Set(["km", "simple_fuel", "simple_transmission", "simple_body"]);
const ASKED: ReadonlySet<string> = new Set<string>([...DECIDED_BY.map(([field]) => field), "item_type"]);

/** What shoppers decide by and no column says. */
function lackQuestions({ mapping: { fields }, trial: { vehicles } }: Inspection): readonly string[] {
  const isOfCaravans = fields["item_type"]?.default === "caravan";
  const lacking = DECIDED_BY.filter(([field]) => fields[field] === undefined)
    .filter(([field]) => !isOfCaravans || !OF_CARS.has(field))
    .map(([, label]) => label);
  if (vehicles === 0 || lacking.length === 0) return [];
  return [
    `No column is the ${lacking.join(", the ")}, which shoppers look for. Is it in a column that is not used?`,
  ];
}

/** What the dealer's own lists go by, and no column says: numbers are made up then, and ages counted from the import. */
function ownQuestions({ mapping: { fields }, trial: { vehicles } }: Inspection): readonly string[] {
  if (vehicles === 0) return [];
  return [
    ...(fields["stocknum"] === undefined
      ? [
          'No column is the stock number: one is made up for each vehicle. Which column is on the key tag? Write it as "stocknum" in "fields".',
        ]
      : []),
    ...(fields["created_at"] === undefined
      ? [
          'No column is the day on which a vehicle came into stock: all count as listed on the day of the import. Is it in a column that is not used? Write {"from": "the column", "as": "date"} as "created_at" in "fields".',
        ]
      : []),
    ...(fields["item_type"] === undefined && fields["simple_body"] === undefined
      ? [
          'No column is the kind of thing on sale, nor its body: all are cars. Right? Else write {"default": "caravan"}, or a column read as "itemType", as "item_type" in "fields".',
        ]
      : []),
  ];
}

/** A feed of trucks that does not say so would fill the site's cars. */
function kindQuestions({ trial: { truckBodies, vehicles } }: Inspection): readonly string[] {
  if (truckBodies < vehicles / 2 || truckBodies === 0) return [];
  return [
    `${groupedCount(truckBodies)} of ${groupedCount(vehicles)} vehicles have the body of a truck, and no column says the kind: all are cars. Right? Else write {"default": "truck"} as "item_type" in "fields".`,
  ];
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
