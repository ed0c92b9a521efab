import type { Writable } from "node:stream";
import { parseArgs } from "node:util";
import * as z from "zod";
import { flagProblems } from "~/domain/faults/input-faults";
import { plainAmount } from "~/domain/checkout/deposit";
import { type Order, ORDER_STATES, type OrderState } from "~/domain/checkout/order";
import type { OrderOffice } from "~/infra/checkout/order-office.server";
import type { CheckoutDesk } from "~/infra/checkout/checkout-contract.server";
import { requireDealer } from "./known-dealer";
import { LIST_FLAGS } from "./list-flags";

const USAGE = `npm run orders -- list [--tenant SLUG] [--state ${ORDER_STATES.join("|")}] [--since DATE] [--limit 50]
npm run orders -- show REFERENCE: the whole id, or its first eight letters and digits that the shopper sees
npm run orders -- release REFERENCE: ends a reservation or purchase; a deposit that was paid goes back whole
npm run orders -- refund REFERENCE: gives back what was paid, whole; ends what it was paid for`;

/** The heading of a list, for {@link lineOf}. */
const HEADS = "reference  placed  dealer  kind  state  (why)  [until]  [money]  amount  title";

/** What a run is given besides its arguments. */
export interface OrdersRun {
  readonly office: OrderOffice;
  readonly desk: Pick<CheckoutDesk, "cancel" | "settle">;
  readonly out: Writable;
  /** Where headings are written, apart from the lines, so that piped output holds only lines. */
  readonly notes: Writable;
  /** Slugs of the dealers that have files. */
  readonly dealers: readonly string[];
}

const OPTIONS = {
  tenant: { type: "string" },
  state: { type: "string" },
  since: { type: "string" },
  limit: { type: "string" },
  help: { type: "boolean" },
} as const;

const flags = z.object({
  ...LIST_FLAGS,
  state: z.enum(ORDER_STATES).optional(),
});

/** Does what an operator asks. @throws an Error for the person at the keyboard when the arguments make no sense */
export async function runOrders(args: readonly string[], run: OrdersRun): Promise<void> {
  const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  if (values.help === true) return void run.out.write(`${USAGE}\n`);
  const parsed = flags.safeParse(values);
  if (!parsed.success) throw new Error(flagProblems(parsed.error, values).join("\n"));
  const [command, reference] = positionals;
  const hasOrders = async (tenant: string) => (await run.office.list({ tenant, limit: 1 })).length > 0;
  await requireDealer(parsed.data.tenant, run.dealers, hasOrders);
  const lines = command === "list" ? await list(parsed.data, run) : [await answer(command, reference, run)];
  for (const line of lines) run.out.write(`${line}\n`);
}

async function list(filter: z.infer<typeof flags>, { office, notes }: OrdersRun): Promise<readonly string[]> {
  const orders = await office.list(filter);
  if (orders.length > 0) notes.write(`${HEADS}\n`);
  // Printing nothing would look like a command that did not run.
  return orders.length === 0 ? ["0 orders match"] : orders.map(lineOf);
}

async function answer(
  command: string | undefined,
  reference: string | undefined,
  { office, desk }: OrdersRun,
): Promise<string> {
  if (command !== "show" && command !== "release" && command !== "refund")
    throw new Error(`expected one of\n${USAGE}`);
  if (reference === undefined) throw new Error(`expected a reference\n${USAGE}`);
  const order = theOne(await office.find(reference), reference);
  if (command === "show") return JSON.stringify(order, null, 2);
  // The shopper may have paid a moment ago: then there is money to give back.
  const now = await desk.settle(order);
  const refusal = command === "release" ? noRelease(now) : noRefund(now);
  if (refusal !== null) throw new Error(refusal);
  return outcomeOf(await desk.cancel(now, "dealer"));
}

/** @throws when a reference names no order, or several */
function theOne(found: readonly Order[], reference: string): Order {
  const [order, ...others] = found;
  if (order === undefined) throw new Error(`there is no order ${reference}`);
  if (others.length === 0) return order;
  const named = found.map(lineOf).join("\n");
  throw new Error(
    `${found.length} orders share the reference ${reference}; name one by its whole id:\n${named}`,
  );
}

/** One order without personal data, because lists end up in tickets and screenshots. */
function lineOf(order: Order): string {
  const { id, createdAt, tenant, kind, state, title, refund, heldUntil, ending } = order;
  const until = state === "held" && heldUntil !== null ? [`until ${heldUntil}`] : [];
  const why = ending === null ? [] : [`(${ending})`];
  const due = refund === "due" ? ["refund due"] : [];
  const wrong =
    order.paidAmount === null || refund !== null
      ? []
      : [`wrong amount paid: ${plainAmount(order.paidAmount)}`];
  return [
    id,
    createdAt,
    tenant,
    kind,
    state,
    ...why,
    ...until,
    ...due,
    ...wrong,
    plainAmount(order.amount),
    title,
  ].join("  ");
}

function noRelease({ state }: Order): string | null {
  return isOneOf(state, "pending", "held") ? null : `it is ${state}: there is nothing to release`;
}

/**
 * Why an order's money is not given back by this command. When the vehicle was sold to the holder, the deposit is part
 * of its price: the dealer gives that back.
 */
function noRefund({ state, charge, refund, paidAmount }: Order): string | null {
  if (charge === null) return "nothing was paid";
  if (refund === "done") return "the money is back already";
  if (refund === "due" || paidAmount !== null || isOneOf(state, "held", "paid")) return null;
  return `it is ${state}: the deposit is part of the price; give it back at the payment provider`;
}

function outcomeOf(order: Order): string {
  const paid = plainAmount(order.paidAmount ?? order.amount);
  if (order.refund === "done") return `ended, ${paid} given back`;
  if (order.refund === "due")
    return `ended; ${paid} could not be given back yet and is tried again in the background`;
  return "ended; nothing had been paid";
}

function isOneOf(state: OrderState, ...states: readonly OrderState[]): boolean {
  return states.includes(state);
}
