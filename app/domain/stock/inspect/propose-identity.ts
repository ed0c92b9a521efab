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

/** Every description has these: in a short file fewer would do, until the next feed brings another of the same make. */
const CORE = ["make", "model", "year", "km"];
/** What else stays while a vehicle is on sale and describes it, from what tells most apart; prices and texts change. */
const LASTING = [
  "badge",
  "colour",
  "engine",
  "gearbox",
  "fuel",
  "body",
  "place",
  "city",
  "name",
  "carType",
  "consumption",
  "mpg",
  "electricRange",
  "battery",
  "chargingAc",
  "chargingDc",
  "series",
  "drive",
  "interiorColour",
];
const ADDRESS =
  /^(?:id|uuid|guid|url|link|detailurl|sourceurl|listingurl|advertid|adid|listingid|vehicleid|href|permalink)$/;

/** Columns that may name one vehicle, the best first; the last are descriptions, from the shortest to the longest. */
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
  const [plate = null] = columnOf("regplate");
  const others = columns
    .filter(({ name, filled }) => filled > 0 && ADDRESS.test(columnName(name).last))
    .sort((one, other) => addressRank(one) - addressRank(other));
  const single = (name: string | null, label: string): IdentityCandidate[] =>
    name === null ? [] : [{ columns: [name], label, isNumber: true }];
  const title = columnOf("model").length === 0 ? columnOf("name") : [];
  const core = [...CORE.flatMap(columnOf), ...title];
  const lasting = LASTING.flatMap(columnOf).filter((name) => !core.includes(name));
  return [
    ...single(stock, "stock number"),
    ...single(vin, "VIN"),
    ...single(plate, "registration"),
    ...others
      .filter(({ name }) => name !== stock && name !== vin)
      .flatMap((column) =>
        single(column.name, addressRank(column) === 0 ? "id of the feed" : "page address"),
      ),
    ...(stock !== null && vin !== null
      ? [{ columns: [stock, vin], label: "stock number and VIN", isNumber: true }]
      : []),
    ...[[], ...lasting].map((_, at) => ({
      columns: inOrder(columns, [...core, ...lasting.slice(0, at)]),
      label: "description",
      isNumber: false,
    })),
  ].filter(({ columns: names }) => names.length > 0);
}

function addressRank({ name }: ColumnProfile): number {
  return /url|link|href/i.test(name) ? 1 : 0;
}

function inOrder(columns: readonly ColumnProfile[], wanted: readonly string[]): readonly string[] {
  return columns.map(({ name }) => name).filter((name) => wanted.includes(name));
}

/** Shares of rows: that may lack a name, that may share one, below which a number names nothing. */
const [MAY_LACK, MAY_SHARE] = [0.02, 0.1];
const ENOUGH = 0.999;

/** The candidate to take: a number that every row has, else one that nearly every row has, else the description. */
export function chooseIdentity(checked: readonly CheckedIdentity[]): CheckedIdentity | null {
  const numbers = checked.filter(
    ({ isNumber, distinct, filled }) => isNumber && distinct >= filled * (1 - MAY_SHARE),
  );
  const full = numbers.find(({ filled, rows }) => filled === rows);
  const nearly = numbers.find(({ filled, rows }) => filled >= rows * (1 - MAY_LACK));
  return full ?? nearly ?? shortest(checked.filter(({ isNumber }) => !isNumber)) ?? checked[0] ?? null;
}

/** The shortest description that tells as many vehicles apart as the longest does, but for one in a thousand. */
function shortest(descriptions: readonly CheckedIdentity[]): CheckedIdentity | undefined {
  const most = Math.max(0, ...descriptions.map(({ distinct }) => distinct));
  return descriptions.find(({ distinct }) => distinct >= most * ENOUGH);
}

/** What to do with rows of one name: of a number the last one counts; descriptions may be of cars that are alike. */
export function duplicatesOf({ isNumber }: CheckedIdentity): FeedMappingInput["duplicates"] {
  return isNumber ? "last" : "keep";
}
