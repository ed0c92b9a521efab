import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import * as z from "zod";
import type { Database } from "~/infra/db/database.server";
import type { Schema } from "~/infra/db/schema.server";
import type { Clock } from "~/ports/clock";
import { ForgedNoticeError, type PaymentRequest, type PaymentStatus } from "~/ports/payment-provider";
import type { SandboxPayment, SandboxPayments } from "~/ports/sandbox-payments";

type Row = Selectable<Schema["sandbox_payment"]>;

const DOCUMENT = z.object({
  orderId: z.string().nullable().default(null),
  amount: z.object({ minor: z.int(), currency: z.string() }),
  description: z.string(),
  successUrl: z.string(),
  cancelUrl: z.string(),
  fault: z.enum(["declined", "refused"]).nullable(),
});

/** Where the demonstration's card form stands. */
const SANDBOX_PATH = "/pay/sandbox/";

/** The demonstration's payments, in the database, so that they survive a restart as real ones do. */
export function createSandboxPayments({ queries }: Database, clock: Clock): SandboxPayments {
  const read = async (tenant: string, reference: string): Promise<Row | null> => {
    const query = queries.selectFrom("sandbox_payment").selectAll().where("tenant", "=", tenant);
    return (await query.where("reference", "=", reference).executeTakeFirst()) ?? null;
  };
  const move = async (row: Row, from: readonly Row["state"][], state: Row["state"], fault: Fault = null) => {
    await queries
      .updateTable("sandbox_payment")
      .set({ state, document: JSON.stringify({ ...DOCUMENT.parse(JSON.parse(row.document)), fault }) })
      .where("reference", "=", row.reference)
      .where("state", "in", from)
      .execute();
  };
  const shown = async (tenant: string, reference: string): Promise<SandboxPayment | null> => {
    const row = await read(tenant, reference);
    if (row === null) return null;
    const over = isOver(row, clock.now());
    return { ...DOCUMENT.parse(JSON.parse(row.document)), state: over ? "ended" : row.state };
  };
  /** Does something to a payment that is still open. */
  const during = async (tenant: string, reference: string, act: (row: Row) => Promise<void>) => {
    const row = await read(tenant, reference);
    if (row !== null && !isOver(row, clock.now())) await act(row);
    return shown(tenant, reference);
  };
  return {
    find: shown,
    pay: (tenant, reference, card) =>
      during(tenant, reference, (row) => {
        if (card === "approved") return move(row, ["open"], "paid");
        return card === "secure" ? move(row, ["open"], "challenge") : move(row, ["open"], "open", "declined");
      }),
    confirm: (tenant, reference, agreed) =>
      during(tenant, reference, (row) =>
        agreed ? move(row, ["challenge"], "paid") : move(row, ["challenge"], "open", "refused"),
      ),
    of: (tenant) => ({
      begin: (request) => begin(queries, request),
      status: async (reference) => statusOf(await read(tenant, reference), clock.now()),
      async end(reference) {
        const row = await read(tenant, reference);
        if (row !== null) await move(row, ["open", "challenge"], "ended");
        return statusOf(await read(tenant, reference), clock.now());
      },
      async refund(charge) {
        const row = await read(tenant, charge);
        if (row !== null) await move(row, ["paid"], "refunded");
      },
      readNotice() {
        throw new ForgedNoticeError("The demonstration's provider sends no messages.");
      },
    }),
  };
}

type Fault = z.infer<typeof DOCUMENT>["fault"];

async function begin(queries: Database["queries"], request: PaymentRequest) {
  const { tenant, orderId, idempotencyKey, amount, description, successUrl, cancelUrl } = request;
  const document = JSON.stringify({ orderId, amount, description, successUrl, cancelUrl, fault: null });
  await queries
    .insertInto("sandbox_payment")
    .values({
      reference: randomUUID(),
      tenant,
      idempotency_key: idempotencyKey,
      state: "open",
      expires_at: request.expiresAt,
      document,
    })
    .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
    .execute();
  const { reference } = await queries
    .selectFrom("sandbox_payment")
    .select("reference")
    .where("idempotency_key", "=", idempotencyKey)
    .executeTakeFirstOrThrow();
  return { reference, url: SANDBOX_PATH + reference };
}

function isOver({ state, expires_at: end }: Row, now: Date): boolean {
  return (state === "open" || state === "challenge") && Date.parse(end) <= now.getTime();
}

function statusOf(row: Row | null, now: Date): PaymentStatus {
  if (row === null || row.state === "ended" || isOver(row, now)) return { kind: "ended" };
  const charge = row.reference;
  if (row.state === "refunded") return { kind: "refunded", charge };
  if (row.state !== "paid") return { kind: "open" };
  return { kind: "paid", charge, amount: DOCUMENT.parse(JSON.parse(row.document)).amount };
}
