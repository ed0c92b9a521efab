import type { FeedMappingInput } from "./mapping-input";
import type { ColumnProfile } from "./column-profile";
import { columnName } from "./column-name";
import type { ColumnMatch } from "./match-columns";

/** Columns that may name a vehicle, and for the report what they are. */
export interface IdentityCandidate {
  readonly columns: readonly string[];
  readonly label: string;
  /** Whether a feed gives the name on purpose: a stock number or a VIN, no description of the vehicle. */
  readonly isNumber: boolean;
}

/** What a candidate is worth, counted over the whole file. */
export interface CheckedIdentity extends IdentityCandidate {
  readonly rows: number;
  /** Rows in which at least one of the columns is filled. */
  readonly filled: number;
  /** Different names among them. */
  readonly distinct: number;
}

/** What changes while a vehicle is on sale, or is worded anew, and so names nothing. */
const CHANGES: ReadonlySet<string> = new Set([
  "price",
  "offerPrice",
  "beforePrice",
  "status",
  "soldFlag",
  "reservedFlag",
  "certifiedFlag",
  "comments",
  "equipment",
  "pictures",
  "video",
  "driveAwayFlag",
]);
const ADDRESS =
  /^(?:id|uuid|guid|url|link|detailurl|sourceurl|listingurl|advertid|adid|listingid|vehicleid|href|permalink)$/;

/** Columns that may name one vehicle, the best first; the last is a description of everything that stays. */
export function identityCandidates(
  columns: readonly ColumnProfile[],
  matches: readonly ColumnMatch[],
): readonly IdentityCandidate[] {
  const columnOf = (id: string) =>
    matches
      .filter(({ field, column }) => field.id === id && column.filled > 0)
      .map(({ column }) => column.name);
  const [stock = null] = columnOf("stocknum");
  const [vin = null] = columnOf("vin");
  const others = columns.filter(({ name, filled }) => filled > 0 && ADDRESS.test(columnName(name).last));
  const single = (name: string | null, label: string): IdentityCandidate[] =>
    name === null ? [] : [{ columns: [name], label, isNumber: true }];
  const lasting = matches
    .filter(({ field, column }) => !CHANGES.has(field.id) && column.filled > 0)
    .map(({ column }) => column.name);
  return [
    ...single(stock, "stock number"),
    ...single(vin, "VIN"),
    ...others
      .filter(({ name }) => name !== stock && name !== vin)
      .flatMap(({ name }) => single(name, "id of the feed")),
    ...(stock !== null && vin !== null
      ? [{ columns: [stock, vin], label: "stock number and VIN", isNumber: true }]
      : []),
    { columns: inOrder(columns, lasting), label: "description", isNumber: false },
  ].filter(({ columns: names }) => names.length > 0);
}

function inOrder(columns: readonly ColumnProfile[], wanted: readonly string[]): readonly string[] {
  return columns.map(({ name }) => name).filter((name) => wanted.includes(name));
}

/** Shares of rows: that may lack a name, that may share one, below which a number names nothing. */
const [MAY_LACK, MAY_SHARE] = [0.02, 0.1];

/** The candidate to take: a number that every row has, else one that nearly every row has, else the description. */
export function chooseIdentity(checked: readonly CheckedIdentity[]): CheckedIdentity | null {
  const numbers = checked.filter(
    ({ isNumber, distinct, filled }) => isNumber && distinct >= filled * (1 - MAY_SHARE),
  );
  const full = numbers.find(({ filled, rows }) => filled === rows);
  const nearly = numbers.find(({ filled, rows }) => filled >= rows * (1 - MAY_LACK));
  return full ?? nearly ?? checked.find(({ isNumber }) => !isNumber) ?? checked[0] ?? null;
}

/** What to do with rows of one name: of a number the last one counts; descriptions may be of cars that are alike. */
export function duplicatesOf({ isNumber }: CheckedIdentity): FeedMappingInput["duplicates"] {
  return isNumber ? "last" : "keep";
}
