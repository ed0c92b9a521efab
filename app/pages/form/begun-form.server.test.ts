import { beforeEach, describe, expect, it, vi } from "vitest";
import { siteForm } from "~/domain/forms/site-form";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { LEFT_HALF_WAY } from "~/domain/lead/origin/half-way";
import { action } from "~/routes/$/route";
import { action as startEmpty } from "~/routes/start-empty/route";
import { services } from "~/services.server";
import { showFormPage } from "./form-page.server";
import {
  cookieOf,
  emptyYard,
  filledForm,
  SHOPPER,
  startYard,
  whereTo,
  yardRequest,
} from "../../../test/setup/yard-site";

const STEPS = [["name", "last_name", "email", "phone"], ["message"], ["postcode"]];
const SERVICE = [["name", "phone", "date_of_birth"], ["message"]];
/** Who it is stands on the second page. */
const SIMILAR = [["wanted"], ["name", "email", "date_of_birth"], ["employer", "message"]];
startYard({
  forms: {
    limits: { leastSeconds: 0 },
    own: {
      enquiry: { steps: STEPS },
      contact: { steps: SERVICE },
      similarVehicle: { steps: SIMILAR },
    },
  },
});

beforeEach(async () => {
  vi.restoreAllMocks();
  await emptyYard();
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

/** What the first page of a form shows: the answers in it, and what is said of them. */
async function shown(path: string, cookie: string) {
  const page = await showFormPage(yardRequest(path, { cookie }), {});
  return { values: page?.view.form.values ?? {}, begun: page?.view.begun ?? null };
}

it("says that a form was begun in this browser, without what is private, and forgets it when asked", async () => {
  const typed = { name: "Zoë", phone: SHOPPER.phone, date_of_birth: "1990-03-04" };
  const made = await filledForm({
    path: "/contact-us",
    form: (config) => siteForm(config, "contact"),
    values: typed,
  });
  const first = await action({ request: made(), context: {}, params: {} });
  const cookie = cookieOf(first);
  const anew = await shown("/contact-us", cookie);
  expect(anew.values).toMatchObject({ name: "Zoë" });
  expect(anew.values).not.toHaveProperty("date_of_birth");
  expect(anew.begun).toMatchObject({ to: "/contact-us" });
  const back = String(whereTo(first)[1]).replace("step=2&", "");
  expect(await shown(back, cookie), "who comes straight back is no stranger").toMatchObject({
    values: { date_of_birth: "1990-03-04" },
    begun: null,
  });
  const body = new URLSearchParams({ to: "/contact-us" });
  const answer = await startEmpty({
    request: yardRequest("/start-empty", { cookie, body }),
    context: {},
    params: {},
  });
  expect(whereTo(answer)).toEqual([303, "/contact-us"]);
  expect(answer.headers.getSetCookie().map((one) => /^(\w[\w-]*)=.*Max-Age=0/.exec(one)?.[1])).toEqual([
    "typed",
    "visitor",
    "booked",
  ]);
  // Whoever kept the old cookie finds nothing either.
  expect(await shown(back, cookie)).toMatchObject({ begun: null });
  expect((await shown("/contact-us", cookie)).values).not.toHaveProperty("name");
});

describe("a form that another person opens anew in the same browser", () => {
  const horst = { name: "Horst", email: "horst@example.com", date_of_birth: "1980-05-06" };

  /** Sends one page of a form with the browser's cookie. @returns the address that its answer leads to */
  async function sent(path: string, values: Readonly<Record<string, string>>, cookie: string) {
    const form = (config: SiteConfig) => siteForm(config, "similarVehicle");
    const made = await filledForm({ path, form, values, cookie });
    const answer = await action({ request: made(), context: {}, params: {} });
    const [status, to] = whereTo(answer);
    expect(status).toBe(303);
    return { to: String(to), cookie: cookie === "" ? cookieOf(answer) : cookie };
  }

  /** Horst fills in two pages and leaves the third with the browser's Back. */
  async function leftByHorst() {
    const { to, cookie } = await sent("/find-similar", { wanted: "A ute" }, "");
    const third = await sent(to, horst, cookie);
    await sent(third.to, { employer: "Secret Pty", message: "call me after 5", intent: "back" }, cookie);
    return cookie;
  }

  /** The first page as it is opened from the menu, sent to the address that it stands at. */
  async function openedAnew(cookie: string) {
    const page = await showFormPage(yardRequest("/find-similar", { cookie }), {});
    return sent(String(page?.view.form.action), { wanted: "A wagon" }, cookie);
  }

  it("shows nothing private on any page, says whose it may be, and tells the dealer of each (C28)", async () => {
    const cookie = await leftByHorst();
    const first = await shown("/find-similar", cookie);
    expect(first.values).toMatchObject({ wanted: "A ute" });
    expect(JSON.stringify(first.values), "what later pages ask").not.toMatch(/Horst|after 5/);
    const { to } = await openedAnew(cookie);
    const second = await shown(to, cookie);
    expect(JSON.stringify(second.values)).not.toContain("after 5");
    expect(second.values).toMatchObject({ name: "Horst" });
    expect(second.values).not.toHaveProperty("date_of_birth");
    expect(second.begun).toMatchObject({ to: "/find-similar" });
    expect((await leads()).rows.map(({ email }) => email)).toEqual([horst.email]);
    const wanda = { name: "Wanda", email: "wanda@example.com", date_of_birth: "1991-01-02" };
    const third = await sent(to, wanda, cookie);
    expect(await shown(third.to, cookie)).toMatchObject({ begun: null });
    const { values } = await shown(third.to, cookie);
    expect(Object.keys(values)).not.toEqual(expect.arrayContaining(["employer"]));
    expect(values).not.toHaveProperty("message");
    const { rows } = await leads();
    expect(rows.map(({ email }) => email)).toEqual([horst.email, wanda.email]);
    expect(rows[0]?.document).toContain("A ute");
    expect(rows[1]?.document).not.toContain("Secret Pty");
    expect(rows[1]?.document).not.toContain("after 5");
  });

  it("is told once where the same person goes on", async () => {
    const cookie = await leftByHorst();
    const { to } = await openedAnew(cookie);
    const third = await sent(to, horst, cookie);
    const { rows } = await leads();
    expect(rows.map(({ email }) => email)).toEqual([horst.email]);
    expect(rows[0]?.document).toContain("A wagon");
    expect((await shown(third.to, cookie)).values).toMatchObject({ message: "call me after 5" });
  });
});

it.each(["//evil.example", "https://evil.example", ""])(
  "leads nowhere else than to this site: %j",
  async (to) => {
    const request = yardRequest("/start-empty", { body: new URLSearchParams({ to }) });
    expect(whereTo(await startEmpty({ request, context: {}, params: {} }))).toEqual([303, "/"]);
  },
);
