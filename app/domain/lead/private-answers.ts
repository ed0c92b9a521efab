import { FIELDS } from "../forms/field-catalogue";
import type { LeadRecord } from "./lead-record";

/** The field of a delivered lead that says where its private answers are shown. */
export const PRIVATE_ANSWERS = "private_answers";

/** Names under which leads carry answers that no mail, lead system or marketplace may hold: about money and the person. */
const PRIVATE: ReadonlySet<string> = new Set(
  Object.values(FIELDS).flatMap((field) =>
    field.isPrivate === true ? [field.name, field.sentAs ?? field.name] : [],
  ),
);

/** The private answers of a lead. */
export function privateAnswers({ fields }: Pick<LeadRecord, "fields">): LeadRecord["fields"] {
  return pick(fields, true);
}

/** Answers of a form without the private ones: a page that anybody can open does not show them again. */
export function withoutPrivate(answers: LeadRecord["fields"]): LeadRecord["fields"] {
  return pick(answers, false);
}

/**
 * A lead as it may leave the platform: without its private answers, and with the address of the page that shows them.
 * @param address is asked only where there are such answers; null leaves no address
 */
export function withoutPrivateAnswers(lead: LeadRecord, address: (() => string) | null): LeadRecord {
  const hasPrivate = Object.keys(privateAnswers(lead)).length > 0;
  const link: LeadRecord["fields"] = hasPrivate && address !== null ? { [PRIVATE_ANSWERS]: address() } : {};
  const changes = lead.changes.map((change) =>
    change.fields === undefined ? change : { ...change, fields: pick(change.fields, false) },
  );
  return { ...lead, changes, fields: { ...pick(lead.fields, false), ...link } };
}

function pick(fields: LeadRecord["fields"], isPrivate: boolean): LeadRecord["fields"] {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => PRIVATE.has(name) === isPrivate));
}
