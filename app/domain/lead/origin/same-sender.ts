import { compactText } from "../../search/text";
import { fullName, type LeadContact } from "../lead";

/**
 * Whether two sendings from one browser are one person's: number and mailbox are both the same, or one of them and the
 * name. Families share a number, and a salesroom shares its tablet.
 */
export function isSameSender(one: LeadContact, other: LeadContact): boolean {
  const mailbox = (contact: LeadContact) => contact.email?.trim().toLowerCase() ?? null;
  const isSameMailbox = mailbox(one) !== null && mailbox(one) === mailbox(other);
  const isSameNumber = one.phone !== null && one.phone === other.phone;
  if (isSameMailbox && isSameNumber) return true;
  return (isSameMailbox || isSameNumber) && isLikeName(fullName(one), fullName(other));
}

/**
 * The same of one journey in one browser, where contacts may be incomplete or corrected: who gives the same first and last name
 * is the same person, whatever else is new. Where one has neither number nor mailbox, the names decide.
 */
export function isLikelySamePerson(one: LeadContact, other: LeadContact): boolean {
  const isReached = ({ email, phone }: LeadContact) => email !== null || phone !== null;
  if (isReached(one) && isReached(other)) return isSameSender(one, other) || hasSameNames(one, other);
  return isLikeName(fullName(one), fullName(other));
}

function hasSameNames(one: LeadContact, other: LeadContact): boolean {
  const [first, second] = [one, other].map(({ name, lastName }) => [name, lastName ?? ""].map(compactText));
  return first !== undefined && first.every((part, at) => part !== "" && part === second?.[at]);
}

/** Whether two names can be one person's: where one is a first name alone, that decides. */
export function isLikeName(one: string, other: string): boolean {
  const [first = [], second = []] = [one, other].map(wordsOf);
  const length = Math.min(first.length, second.length) === 1 ? 1 : Infinity;
  return first.slice(0, length).join(" ") === second.slice(0, length).join(" ");
}

function wordsOf(name: string): readonly string[] {
  return name.normalize("NFKC").toLowerCase().trim().split(/\s+/);
}
