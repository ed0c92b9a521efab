import type { Repair } from "../cells/note-repair";
import type { FeedMapping } from "../feed-mapping";
import type { FeedRow } from "../file/feed-file";
import type { RowReading } from "../read-row";

/** Words beside an amount, and the price type that they are. */
const TERMS = [
  { words: /\bdrive[\s-]*away\b/i, type: "Drive Away" },
  {
    words: /\beg?c\b|\bexcl|\+\s*orc\b|\bplus\b.*\b(?:orc|on[\s-]*roads?|gov)/i,
    type: "Excl. Govt. Charges",
  },
];

/** Short forms of terms, where they are all that a column says: one list would show several words for one thing. */
const SHORT_FORMS = [
  { words: /^d\/?a$|^drive[\s-]*away$/i, type: "Drive Away" },
  {
    words:
      /^egc$|^(?:\+|plus|ex|excl?\.?) *(?:orcs?|on[\s-]*roads?(?: costs?)?|gov(?:t|ernment)?\.? charges?)$/i,
    type: "Excl. Govt. Charges",
  },
];

/** The price type in the one spelling that lists have for it; any other words stay the dealer's. */
function inOneSpelling({ read, unread }: RowReading, repairs: Repair[]): RowReading {
  const own = read["price_type"];
  const type =
    typeof own === "string" ? SHORT_FORMS.find(({ words }) => words.test(own.trim()))?.type : undefined;
  if (type === undefined || type === own) return { read, unread };
  repairs.push({ code: "terms-spelling", field: "price_type", before: String(own), after: type });
  return { read: { ...read, price_type: type }, unread };
}

/**
 * The row with the terms that stand in the cell of its price, "$33,990 drive away", where no column of their own says them; short forms in such a column become the same words.
 * @param repairs what was made of it is told there
 */
export function withTermsOfPrice(
  { read, unread }: RowReading,
  cells: FeedRow,
  { fields }: FeedMapping,
  repairs: Repair[],
): RowReading {
  if (typeof read["price_type"] === "string") return inOneSpelling({ read, unread }, repairs);
  if (typeof read["price"] !== "number") return { read, unread };
  const text = [fields["price"]?.from ?? []]
    .flat()
    .map((column) => cells[column])
    .find((cell): cell is string => typeof cell === "string" && cell !== "");
  const type = text === undefined ? undefined : TERMS.find(({ words }) => words.test(text))?.type;
  if (text === undefined || type === undefined) return { read, unread };
  repairs.push({ code: "terms-in-price", field: "price_type", before: text, after: type });
  return { read: { ...read, price_type: type }, unread };
}
