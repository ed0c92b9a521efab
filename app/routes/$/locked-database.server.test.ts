import { join } from "node:path";
import type { ActionFunctionArgs } from "@remix-run/node";
import { sql } from "kysely";
import Libsql from "libsql";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { checkoutForm } from "~/domain/checkout/checkout-forms";
import { siteForm } from "~/domain/forms/site-form";
import { tradeForm } from "~/domain/trade/trade-form";
import { services } from "~/services.server";
import { vehicleWith } from "../../../test/fixtures/vehicle";
import {
  cookieOf,
  type Filled,
  filledForm,
  SHOPPER,
  startYard,
  TRADE_CAR,
  whereTo,
  yardRequest,
} from "../../../test/setup/yard-site";
import { action as takeReserve } from "../cars.$slug_.checkout/route";
import { action as takeNumber } from "../sign-in/route";
import { action as takeCode } from "../sign-in_.code/route";
import { action } from "./route";

const VEHICLE = vehicleWith(7, { slug: "2020-mazda-cx-5-7", checkout_enabled: true, price: 20_000 });
const dataDir = startYard({ features: { reserveOnline: true }, forms: { limits: { leastSeconds: 0 } } });
beforeEach(async () => {
  vi.spyOn((await services()).search, "findBySlug").mockResolvedValue(VEHICLE);
});
afterEach(() => void vi.restoreAllMocks());

/** A form that is filled in, and what is to come of it. */
interface Sending {
  readonly name: string;
  submit(): ReturnType<Action>;
  /** What of the refusal shows that nothing typed is lost. */
  readonly kept: object;
  /** Where it leads once it is taken. */
  readonly next: RegExp;
}

/** An action, as the server calls it. */
type Action = (
  args: ActionFunctionArgs,
) => Promise<{ status: number; headers: Headers; json(): Promise<unknown> }>;

function answered(take: Action, request: Request, params: ActionFunctionArgs["params"] = {}) {
  return take({ request, context: {}, params });
}

async function form(name: string, filled: Filled, next: RegExp, take: Action = action): Promise<Sending> {
  const request = await filledForm(filled);
  const params = { slug: VEHICLE.slug };
  // The notice is in the dealer's words.
  const kept = { typed: filled.values, errors: [], notice: {} };
  return { name, submit: () => answered(take, request(), params), kept, next };
}

const phoneForm = (phone: string) => yardRequest("/sign-in", { body: new URLSearchParams({ phone }) });

async function codeSending(phone: string, e164: string): Promise<Sending> {
  const asked = await answered(takeNumber, phoneForm(phone));
  const cookie = cookieOf(asked);
  const { textMessages } = await services();
  const code = /\d{6}/.exec(textMessages.shownOnScreen("yard", e164) ?? "")?.[0] ?? "";
  const submit = () =>
    answered(takeCode, yardRequest("/sign-in/code", { cookie, body: new URLSearchParams({ code }) }));
  return { name: "a code", submit, kept: { fault: { field: null, status: 503 } }, next: /^\/$|^\/account/ };
}

/** The steps of a trade-in that come after what this browser has sent. */
async function tradeAfter(...done: readonly Omit<Filled, "cookie">[]): Promise<string> {
  let cookie = "";
  for (const one of done) {
    const request = await filledForm({ ...one, cookie });
    cookie = cookieOf(await answered(action, request()));
  }
  return cookie;
}

const VEHICLE_PAGE: Filled = {
  path: "/trade-in",
  form: (config) => tradeForm(config, "vehicle"),
  values: TRADE_CAR,
};
const LEAD_PAGE: Filled = {
  path: "/trade-in/lead",
  form: (config) => tradeForm(config, "lead"),
  values: SHOPPER,
};

async function tradeLead(): Promise<Sending> {
  return form("a trade-in", { ...LEAD_PAGE, cookie: await tradeAfter(VEHICLE_PAGE) }, /^\/trade-in\/rego$/);
}

async function tradeLaterStep(): Promise<Sending> {
  const filled = {
    path: "/trade-in/rego",
    form: (config: Config) => tradeForm(config, "rego"),
    values: { rego: "ABC123", regoState: "qld", finance: "No", tradeIn: "No" },
    cookie: await tradeAfter(VEHICLE_PAGE, LEAD_PAGE),
  };
  return form("a later step of a trade-in", filled, /^\/trade-in\/offer$/);
}

type Config = Parameters<typeof siteForm>[0];

/** Every kind of form that keeps something. */
async function sendings(round: number): Promise<readonly Sending[]> {
  const message = `Is it <b>“still”</b> there? ${round}`;
  const { postcode: _, ...contact } = SHOPPER;
  const phones = [`0412 000 10${round}`, `0412 000 20${round}`] as const;
  return Promise.all([
    form(
      "an enquiry",
      {
        path: "/enquire",
        form: (config) => siteForm(config, "enquiry"),
        values: { ...SHOPPER, message, tradeIn: "No" },
      },
      /^\/success$/,
    ),
    tradeLead(),
    tradeLaterStep(),
    form(
      "a reservation",
      {
        path: `/cars/${VEHICLE.slug}/checkout`,
        form: (config) => checkoutForm(config, "reserve"),
        values: { ...contact, message },
      },
      /^\/order\/[^/]+\/pay$/,
      takeReserve,
    ),
    Promise.resolve({
      name: "a number to sign in with",
      submit: () => answered(takeNumber, phoneForm(phones[0])),
      kept: { fault: { value: phones[0] } },
      next: /^\/sign-in\/code/,
    }),
    codeSending(phones[1], `+61${phones[1].replaceAll(" ", "").slice(1)}`),
  ]);
}

const kept = async () => {
  const { queries } = (await services()).database;
  const rows = async (table: "lead" | "lead_change" | "checkout_order" | "shopper_session") =>
    (await queries.selectFrom(table).selectAll().execute()).length;
  return {
    leads: await rows("lead"),
    changes: await rows("lead_change"),
    orders: await rows("checkout_order"),
    sessions: await rows("shopper_session"),
  };
};

/** Sent while nothing can be written: told so in time, nothing typed lost, nothing kept. Then sent again: taken. */
async function refusedThenTaken(all: readonly Sending[], refusing: () => Promise<() => Promise<void>>) {
  const before = await kept();
  const recover = await refusing();
  const start = performance.now();
  const refusals = await Promise.allSettled(all.map((one) => one.submit()));
  await recover();
  expect(performance.now() - start).toBeLessThan(8_000);
  for (const [index, { name, kept: typed }] of all.entries()) {
    const answer = refusals[index];
    const refusal = answer?.status === "fulfilled" ? answer.value : null;
    expect([name, refusal?.status]).toEqual([name, 503]);
    expect(refusal?.headers.get("cache-control"), name).toBe("no-store");
    expect(await refusal?.json(), name).toMatchObject(typed);
  }
  expect(await kept(), "of what was refused nothing is there").toEqual(before);
  for (const { name, submit, next } of all) {
    const [status, to] = whereTo(await submit());
    expect([name, status, to]).toEqual([name, 303, expect.stringMatching(next)]);
  }
  const { leads, changes, orders, sessions } = await kept();
  const made = [leads - before.leads, changes - before.changes, orders - before.orders];
  // The enquiry, the trade-in, the reservation; the later step; the reservation's order; the session.
  expect([...made, sessions - before.sessions]).toEqual([3, 1, 1, 1]);
}

it("while the database is locked every form says so in time, loses nothing typed, and is taken when sent again", async () => {
  await refusedThenTaken(await sendings(1), async () => {
    const other = new Libsql(join(dataDir, "forecourt.db"));
    // What is delivered just now is written by this very thread: it must not be waited for at a stretch.
    await vi.waitFor(() => other.exec("begin immediate"), { timeout: 5_000, interval: 5 });
    return async () => {
      other.exec("rollback");
      other.close();
    };
  });
}, 40_000);

it("while nothing can be written, as on a full disk, every form says so at once, and is taken when sent again", async () => {
  const { database } = await services();
  // The first test's shopper still holds the vehicle.
  await database.queries.deleteFrom("checkout_order").execute();
  await refusedThenTaken(await sendings(2), async () => {
    await sql`pragma query_only = on`.execute(database.queries);
    return async () => {
      await sql`pragma query_only = off`.execute(database.queries);
    };
  });
});
