import { setTimeout as pause } from "node:timers/promises";
import type { LeadChange, NewLead } from "~/domain/lead/lead";
import type { LeadReceipt } from "~/ports/lead-desk";
import { newLead } from "../fixtures/lead";

/** What was sent, and what came back of it. */
export interface Ledger {
  /** Lead ids by submission key. */
  readonly acknowledged: Map<string, string>;
  /** Lead ids by the key of an acknowledged later step. */
  readonly changed: Map<string, string>;
  /** Sent without an answer: the shopper presses the button again. */
  readonly unanswered: Map<string, NewLead>;
  /** Answers that contradict an earlier one. */
  readonly contradictions: string[];
}

export function emptyLedger(): Ledger {
  return { acknowledged: new Map(), changed: new Map(), unanswered: new Map(), contradictions: [] };
}

let serial = 0;
const NAMES = ["Mia", "Zoë <b>", "A & B", "“Quote”", "مريم", "👋🏽", "O’Neill"];

/** Shoppers who send leads to a port one after the other, until `over`. They send again what got no answer before. */
export async function sendLeads(
  ledger: Ledger,
  port: number,
  shoppers: number,
  over: () => boolean,
): Promise<void> {
  await Promise.all(Array.from({ length: shoppers }, () => oneShopper(ledger, port, over)));
}

async function oneShopper(ledger: Ledger, port: number, over: () => boolean): Promise<void> {
  while (!over()) {
    const lead = nextLead(ledger);
    const receipt = await send(port, lead);
    if (receipt === null) {
      ledger.unanswered.set(lead.submissionKey, lead);
      await pause(5);
      continue;
    }
    note(ledger, lead.submissionKey, receipt.leadId);
    if (receipt.isNew && serial % 3 === 0) await sendStep(ledger, port, receipt.leadId);
  }
}

/** Every fifth sending repeats one that nobody answered. */
function nextLead({ unanswered }: Ledger): NewLead {
  serial += 1;
  const [again] = unanswered;
  if (again !== undefined && serial % 5 === 0) {
    unanswered.delete(again[0]);
    return again[1];
  }
  const name = NAMES[serial % NAMES.length] ?? "";
  return newLead({
    submissionKey: `crash-${process.pid}-${serial}`,
    contact: { name, lastName: null, email: `shopper${serial}@mail.example`, phone: null, postcode: null },
    fields: { message: `${name} ${"?".repeat(serial % 400)}` },
  });
}

function note({ acknowledged, contradictions }: Ledger, key: string, leadId: string): void {
  const earlier = acknowledged.get(key);
  if (earlier !== undefined && earlier !== leadId) contradictions.push(key);
  acknowledged.set(key, leadId);
}

async function sendStep(ledger: Ledger, port: number, leadId: string): Promise<void> {
  const change: LeadChange = { submissionKey: `step-${leadId}`, fields: { rego: "ABC123" } };
  const receipt = await send(port, change, { "x-lead": leadId });
  if (receipt !== null) ledger.changed.set(change.submissionKey, leadId);
}

/** @returns null without an answer, or for a bad one */
export async function send(
  port: number,
  body: NewLead | LeadChange,
  headers: Readonly<Record<string, string>> = {},
): Promise<LeadReceipt | null> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    });
    // The lead server's answer to a submission.
    return answer.ok ? ((await answer.json()) as LeadReceipt | null) : null;
  } catch {
    return null;
  }
}
