import type { PlacedReading } from "../readings";
import type { SearchVocabulary } from "../vocabulary";

/** As many seats as only cars for families have. */
const MANY = 6;
/** Fewer sit in two rows. */
const THREE_ROWS = 7;

/** What a text says of seats and of who sits there, put together. */
export function withPeopleSeated(
  read: readonly PlacedReading[],
  vocabulary: Pick<SearchVocabulary, "excludable" | "seats">,
): readonly PlacedReading[] {
  const seated = withRowsSeated(withFamilySeated(read), vocabulary);
  return withPeopleMovers(withSeatsTogether(seated), vocabulary);
}

/** "Third row": by its seats, as few of those that have one are said to. */
function withRowsSeated(
  read: readonly PlacedReading[],
  { seats }: Pick<SearchVocabulary, "seats">,
): readonly PlacedReading[] {
  const values = seats.filter((count) => count >= THREE_ROWS).map(String);
  if (values.length === 0) return read;
  return read.map((one) => {
    const isRow =
      one.kind === "values" &&
      one.meaning.attribute === "filtered_features" &&
      one.meaning.values.every((value) => /^(?:third|3rd) row/iu.test(value));
    return isRow ? { ...one, meaning: { attribute: "seats", values } } : one;
  });
}

/** "Family car with 7 seats", "family van with bunks" say by seats and beds what the dealer's own tag says less well: few vehicles have both. */
function withFamilySeated(read: readonly PlacedReading[]): readonly PlacedReading[] {
  const names = (one: PlacedReading, attribute: string) =>
    one.kind === "values" && one.meaning.attribute === attribute;
  const isMany = (one: PlacedReading) =>
    one.kind === "values" &&
    names(one, "seats") &&
    one.meaning.values.every((seats) => Number(seats) >= MANY);
  const hasBeds = (one: PlacedReading) =>
    one.kind === "range"
      ? one.attribute === "sleeps"
      : one.kind === "values" && one.meaning.values.some((value) => /\bbunks?\b/iu.test(value));
  const isFamily = (one: PlacedReading) => isTag(one, "Family");
  const isPeople = (one: PlacedReading) => isFamily(one) || isTag(one, "Couples");
  if (read.some(isMany)) return read.filter((one) => !isFamily(one));
  // A wagon for a family is a wagon: the tag would hide most of them.
  const isBodied = read.some((one) => names(one, "body"));
  if (!isBodied && !read.some(hasBeds)) return read;
  const isTold = isBodied ? isPeople : isFamily;
  return read.map((one) => (isTold(one) ? { kind: "aside", from: one.from, end: one.end } : one));
}

/** People who need so many seats do not care whether the dealer calls it a van. */
const VAN_SEATS = 7;

/** "8 seat van": people movers as well, which most vans with so many seats are called. */
function withPeopleMovers(
  read: readonly PlacedReading[],
  { excludable }: Pick<SearchVocabulary, "excludable">,
): readonly PlacedReading[] {
  const isMany = read.some(
    (one) => isOfSeats(one) && one.meaning.values.every((seats) => Number(seats) >= VAN_SEATS),
  );
  if (!isMany || excludable.body?.includes(PEOPLE_MOVER) !== true) return read;
  return read.map((one) =>
    one.kind === "values" && one.meaning.attribute === "body" && String(one.meaning.values) === "van"
      ? { ...one, meaning: { ...one.meaning, values: ["van", PEOPLE_MOVER] } }
      : one,
  );
}

const PEOPLE_MOVER = "peopleMover";

const isTag = (one: PlacedReading, tag: string) =>
  one.kind === "values" && one.meaning.attribute === "categories" && String(one.meaning.values) === tag;

/** "Seven seater for four kids" has seven seats: what is said twice of seats is what both say, unless they are alternatives. */
function withSeatsTogether(read: readonly PlacedReading[]): readonly PlacedReading[] {
  const seats = read.flatMap((one) =>
    one.kind === "values" && one.meaning.attribute === "seats" ? [one.meaning.values] : [],
  );
  const [first = [], ...others] = seats;
  const both = first.filter((count) => others.every((values) => values.includes(count)));
  if (others.length === 0 || both.length === 0) return read;
  const isOr = read.some(
    (one, at) => one.kind === "or" && isOfSeats(read[at - 1]) && isOfSeats(read[at + 1]),
  );
  if (isOr) return read;
  return read.map((one) => (isOfSeats(one) ? { ...one, meaning: { ...one.meaning, values: both } } : one));
}

function isOfSeats(
  one: PlacedReading | undefined,
): one is Extract<PlacedReading, { readonly kind: "values" }> {
  return one?.kind === "values" && one.meaning.attribute === "seats";
}
