import { beforeEach, expect, it, vi } from "vitest";
import { siteForm } from "~/domain/forms/site-form";
import { LEFT_HALF_WAY } from "~/domain/lead/origin/half-way";
import { action } from "~/routes/$/route";
import { services } from "~/services.server";
import { cookieOf, filledForm, SHOPPER, startYard, whereTo } from "../../../test/setup/yard-site";

const STEPS = [["name", "last_name", "email", "phone"], ["message"], ["postcode"]];
startYard({ forms: { limits: { leastSeconds: 0 }, own: { enquiry: { steps: STEPS } } } });

beforeEach(async () => {
  vi.restoreAllMocks();
  const { database } = await services();
  for (const table of ["delivery", "lead"] as const) await database.queries.deleteFrom(table).execute();
});

/** Sends a step of the enquiry. @returns the answer of the page */
async function send(path: string, values: Readonly<Record<string, string>>, cookie = "") {
  const made = await filledForm({ path, form: (config) => siteForm(config, "enquiry"), values, cookie });
  return action({ request: made(), context: {}, params: {} });
}

async function leads() {
  const { database } = await services();
  const rows = await database.queries.selectFrom("lead").selectAll().orderBy("received_at").execute();
  const waiting = await database.queries.selectFrom("delivery").select(["sink", "due_at"]).execute();
  const later = waiting.filter(({ due_at: due }) => Date.parse(due) > Date.now() + 50 * 60_000).length;
  return { stages: rows.map(({ subcategory }) => subcategory), later, rows };
}

it("tells the dealer an hour later of a form that is left after a step with a way to reach somebody, and no more once it is finished (C28)", async () => {
  const first = await send("/enquire", { ...SHOPPER });
  const [status, next = ""] = whereTo(first);
  expect(status).toBe(303);
  const left = await leads();
  expect([left.stages, left.later]).toEqual([[LEFT_HALF_WAY], 1]);
  expect(left.rows[0]?.email).toBe(SHOPPER.email);
  const cookie = cookieOf(first);
  const second = await send(String(next), { message: "Is it still there?" }, cookie);
  const again = await leads();
  expect([again.stages, again.later]).toEqual([[LEFT_HALF_WAY], 1]);
  expect(again.rows[0]?.document).toContain("Is it still there?");
  const last = await send(String(whereTo(second)[1]), { postcode: "4101", terms: "on" }, cookie);
  expect(whereTo(last)).toEqual([303, "/success"]);
  const sent = await leads();
  expect([sent.stages, sent.later]).toEqual([[null], 0]);
});

it("goes on where what was begun cannot be kept", async () => {
  const { leads: desk } = await services();
  vi.spyOn(desk, "begin").mockRejectedValue(new Error("locked"));
  expect(whereTo(await send("/enquire", { ...SHOPPER }))[0]).toBe(303);
  expect((await leads()).stages).toEqual([]);
});
