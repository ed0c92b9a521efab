import { stringify } from "csv-stringify/sync";
import type { LeadRecord } from "~/domain/lead/lead-record";
import { leadSource } from "~/domain/lead/origin/lead-source";

const COLUMNS = [
  "lead_id",
  "received_at",
  "tenant",
  "kind",
  "category",
  "subcategory",
  "suspicion",
  "name",
  "last_name",
  "email",
  "phone",
  "postcode",
  "message",
  "car_id",
  "vehicle",
  "stock_number",
  "car_dealership_id",
  "url",
  "source",
  "visited_pages",
  "linked_query_params",
  "fields",
] as const;

/** The first line of an export, with the mark by which spreadsheets know UTF-8. */
export function leadCsvHead(): string {
  return stringify([[...COLUMNS]], { bom: true });
}

/**
 * Leads as lines of CSV. A text that a spreadsheet would run as a formula gets an apostrophe in front, so that opening
 * an export never does what a shopper wrote; telephone numbers (`+61…`) get it too.
 */
export function leadCsv(leads: readonly LeadRecord[]): string {
  return stringify(leads.map(trimmedCells), { columns: [...COLUMNS], escape_formulas: true });
}

/** Some programs look for a formula after blanks and line ends, where `escape_formulas` does not. */
function trimmedCells(lead: LeadRecord): Readonly<Record<string, string | null>> {
  return Object.fromEntries(
    Object.entries(cells(lead)).map(([name, text]) => [name, text?.trimStart() ?? null] as const),
  );
}

function cells(lead: LeadRecord): Readonly<Record<(typeof COLUMNS)[number], string | null>> {
  const { contact, vehicle } = lead;
  const { message = "", ...others } = lead.fields;
  return {
    lead_id: lead.id,
    received_at: lead.receivedAt,
    tenant: lead.tenant,
    kind: lead.kind,
    category: lead.category,
    subcategory: lead.subcategory,
    suspicion: lead.suspicion,
    name: contact.name,
    last_name: contact.lastName,
    email: contact.email,
    phone: contact.phone,
    postcode: contact.postcode,
    message,
    car_id: lead.carId,
    vehicle: vehicle?.name ?? null,
    stock_number: vehicle?.stockNumber ?? null,
    car_dealership_id: lead.dealershipId,
    url: lead.url,
    source: leadSource(lead),
    visited_pages: lead.visitedPages.join(" "),
    linked_query_params: new URLSearchParams(lead.linkedQueryParams).toString(),
    fields: JSON.stringify(others),
  };
}
