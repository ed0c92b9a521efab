import { answeredByText } from "~/domain/lead/answering/shopper-text";
import type { LeadChange, LeadContact } from "~/domain/lead/lead";
import type { LeadRecord } from "~/domain/lead/lead-record";
import { VEHICLE_STATUS } from "~/domain/lead/standing-fields";
import { textNumber } from "~/domain/phone/text-number";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { MendedAnswers } from "~/ports/sent-leads";

/** What of a change its shopper answered. */
export type Answered = Pick<LeadChange, "fields" | "contact" | "endsLinks">;

/** What the contact of a lead is asked under. */
const CONTACT: Readonly<Record<string, string>> = {
  last_name: "lastName",
  email: "email",
  phone: "phone",
  postcode: "postcode",
};

/**
 * What a form that was filled in again says otherwise than before; nothing that was not asked is taken back by silence. Letters of
 * another case say something else in names and messages alone, and blanks in a plate nothing.
 */
export function saidAgain(lead: LeadRecord, again: MendedAnswers | undefined, config: SiteConfig): Answered {
  if (again === undefined) return {};
  const { fields, contact } = again;
  // How the vehicle is offered is no answer: the move says it.
  const { [VEHICLE_STATUS]: _, ...answered } = fields;
  const changed = Object.entries(answered).filter(
    ([name, answer]) => answer !== "" && !isSameText(name, answer, lead.fields[name]),
  );
  const before = new Map(Object.entries<string | null>({ ...lead.contact }));
  const said = Object.entries<string | null>({ ...contact }).filter(
    ([name, answer]) => answer !== null && answer !== "" && !isSameText(name, answer, before.get(name)),
  );
  const emptied = (again.unsaid ?? []).filter((name) => (lead.fields[name] ?? "") !== "");
  const answers = {
    fields: { ...Object.fromEntries(emptied.map((name) => [name, ""])), ...Object.fromEntries(changed) },
  };
  const removed = (again.unsaid ?? []).flatMap((name) => {
    const part = CONTACT[name];
    return part !== undefined && before.get(part) != null ? [[part, null] as const] : [];
  });
  if (said.length + removed.length === 0) return answers;
  const known = { ...lead.contact, ...Object.fromEntries(removed), ...Object.fromEntries(said) };
  return { ...answers, contact: known, ...(isReachLeft(lead, known, config) ? { endsLinks: true } : {}) };
}

/** What people write as it shall be read. */
const AS_WRITTEN: ReadonlySet<string> = new Set(["name", "lastName", "message", "question"]);

function isSameText(name: string, one: string, other: string | null | undefined): boolean {
  if (other == null) return false;
  if (AS_WRITTEN.has(name)) return one.trim() === other.trim();
  const bare = (text: string) => (name === "rego" ? text.replace(/[\s-]/gu, "") : text).toLowerCase();
  return bare(one) === bare(other);
}

/** Whether an address, or a number that reminders may have gone to, is replaced by another: whoever has it may have a link. */
function isReachLeft({ contact }: LeadRecord, { email, phone }: LeadContact, config: SiteConfig): boolean {
  const number = textNumber(contact.phone, config);
  return (contact.email !== null && email !== contact.email) || (number !== null && phone !== contact.phone);
}

/** The change that keeps what else was answered; null where nothing was. */
export function answeredAgain(lead: LeadRecord, again: MendedAnswers, config: SiteConfig): LeadChange | null {
  const said = saidAgain(lead, again, config);
  const isEmpty = Object.keys(said.fields ?? {}).length === 0 && said.contact === undefined;
  if (isEmpty) return null;
  return {
    ...said,
    ...(said.endsLinks === true || isReachedElsewhere(lead, said, config) ? { letter: "bookingRetold" } : {}),
    // Who goes back to an earlier answer sends under an earlier key.
    submissionKey: `${again.submissionKey} ${lead.changes.length}`,
  };
}

/** Whether a change brings an address, or a number for text messages, at which nobody has heard of the booking. */
function isReachedElsewhere(
  lead: LeadRecord,
  { fields, contact }: Partial<LeadChange>,
  config: SiteConfig,
): boolean {
  if (contact === undefined) return false;
  const now = { ...lead, fields: { ...lead.fields, ...fields }, contact };
  const number = answeredByText(now, config);
  return (
    (contact.email !== null && contact.email !== lead.contact.email) ||
    (number !== null && number !== answeredByText(lead, config))
  );
}
