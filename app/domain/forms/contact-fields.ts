import { PREFERRED_CONTACT } from "../lead/answering/shopper-text";
import type { FieldDefinition } from "./field-definition";
import type { AskedField } from "./read-field";

/** Asked for convenience: forms that need no more than a way to answer go without them. */
const FREE: ReadonlySet<string> = new Set(["last_name", "postcode", "tradeIn"]);
/** Either of them is a way to answer. */
const REACH: ReadonlySet<string> = new Set(["email", "phone"]);

/** What each way of answering needs. */
const WAYS: ReadonlyMap<string, string> = new Map([
  ["Phone", "phone"],
  ["SMS", "phone"],
  ["Email", "email"],
]);

/** What one form needs of a shopper, by name of the fields. */
export interface ContactNeeds {
  /** Fields that must be filled in although most forms go without them. */
  readonly required?: readonly string[];
  readonly optional?: readonly string[];
}

/**
 * The questions of one step with as few duties as possible: a name and a way to answer, by phone or e-mail. Where a
 * form needs one of the two, the other may be left empty.
 */
export function easyContact(
  fields: readonly FieldDefinition[],
  { required = [], optional = [] }: ContactNeeds = {},
): readonly FieldDefinition[] {
  const ways = fields.filter(({ name }) => REACH.has(name));
  const isPair = ways.length === REACH.size;
  const chosen = (list: readonly string[]) => ways.filter(({ name }) => list.includes(name)).length;
  // A dealer who lets one of the two be empty asks for the other.
  const eitherWill = chosen(required) === 0 && chosen(optional) !== 1;
  const rule = (field: FieldDefinition): FieldDefinition => {
    const { name } = field;
    const { optional: _, ...needed } = field;
    if (required.includes(name)) return needed;
    const free = { ...needed, optional: true } as const;
    if (!REACH.has(name)) {
      return field.optional === true || FREE.has(name) || optional.includes(name) ? free : needed;
    }
    if (!isPair) return needed;
    if (eitherWill) return { ...free, oneOf: "reach" };
    return optional.includes(name) || chosen(required) > 0 ? free : needed;
  };
  return fields.map(rule);
}

/**
 * The questions with what is asked of them now: by whichever way somebody wants to be answered, they have to be
 * reached, by text message at a number that gets them; where all that stand for each other are empty, each is missing.
 * @param typed what was typed into the field of that name, without blanks around it
 */
export function withMissing(
  fields: readonly FieldDefinition[],
  typed: (name: string) => string,
): readonly (FieldDefinition & Pick<AskedField, "missing" | "texts">)[] {
  const asksWay = fields.some(({ name }) => name === PREFERRED_CONTACT);
  const way = asksWay ? typed(PREFERRED_CONTACT) : "";
  const needed = WAYS.get(way);
  const given = new Set(
    fields.filter(({ name }) => typed(name) !== "" || name === needed).map(({ oneOf }) => oneOf),
  );
  return fields.map((field) => {
    const { optional: _, oneOf, ...asked } = field;
    if (field.name === needed) return way === "SMS" ? { ...asked, texts: true } : asked;
    return oneOf === undefined || given.has(oneOf) ? field : { ...field, missing: true };
  });
}
