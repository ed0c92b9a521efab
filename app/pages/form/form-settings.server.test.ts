import { afterEach, describe, expect, it, vi } from "vitest";
import { siteForm } from "~/domain/forms/site-form";
import { cookieOf, filledForm, SHOPPER, startYard, yardRequest } from "../../../test/setup/yard-site";
import { services } from "~/services.server";
import { action } from "~/routes/$/route";
import { loader as success } from "~/routes/success/route";

const HOUR_MS = 3_600_000;
startYard({
  routes: { enabled: ["contact", "spinToWin", "success"] },
  forms: {
    spinToWin: {
      campaign: "spring",
      prizes: [{ id: "cap", label: "A cap", weight: 1, terms: "Ask at the desk" }],
    },
    limits: {
      leastSeconds: 0,
      tokenHours: 3,
      address: { uses: 2, seconds: 100 },
      dealer: { uses: 3, seconds: 1_000_000 },
    },
  },
});
afterEach(() => vi.useRealTimers());

const typed = { ...SHOPPER, department: "sales", question: "Keep this" };

/** The answer to the contact form of somebody at this address that stayed open for so long before it was sent. */
async function sent(address: string, openMs = 0) {
  const form = await filledForm({
    path: "/contact-us",
    form: (config) => siteForm(config, "contact"),
    values: typed,
  });
  if (openMs > 0) vi.setSystemTime(Date.now() + openMs);
  const request = form();
  request.headers.set("x-visitor-address", address);
  return action({ request, context: {}, params: {} });
}

const heldLeads = async () =>
  (await (await services()).database.queries.selectFrom("lead").select("suspicion").execute()).filter(
    ({ suspicion }) => suspicion !== null,
  ).length;

describe("what a dealer's file says of forms", () => {
  it("forms.limits.tokenHours: a form may stay open for so long; later it comes back with all that was typed", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    expect((await sent("203.0.113.1", 3 * HOUR_MS)).status).toBe(303);
    const late = await sent("203.0.113.1", 3 * HOUR_MS + 60_000);
    expect(late.status).toBe(400);
    expect(JSON.stringify(await late.json())).toContain("Keep this");
  });

  it("forms.limits.address: uses in seconds, then one is refused, and after the seconds taken again", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const one = () => sent("203.0.113.2");
    expect([(await one()).status, (await one()).status, (await one()).status]).toEqual([303, 303, 429]);
    vi.setSystemTime(Date.now() + 101_000);
    expect((await one()).status).toBe(303);
  });

  it("forms.spinToWin: the lead of who wins carries prize and terms", async () => {
    const form = await filledForm({
      path: "/spin-to-win",
      form: (config) => siteForm(config, "spinToWin"),
      values: SHOPPER,
    });
    expect((await action({ request: form(), context: {}, params: {} })).status).toBe(303);
    const prizes = async () => {
      const leads = await (await services()).database.queries.selectFrom("lead").selectAll().execute();
      const text = JSON.stringify(leads);
      return [text.split("Ask at the desk").length - 1, text.split("prize_again").length - 1];
    };
    expect(await prizes()).toEqual([1, 0]);
    const { database, sentLeads, tenants } = await services();
    const config = tenants.bySlug("yard");
    if (config === null) throw new Error("the yard is served");
    // Another form of the same person is no second turn, and brings no second code.
    const again = await filledForm({
      path: "/spin-to-win",
      form: (config) => siteForm(config, "spinToWin"),
      values: { ...SHOPPER, email: "other@example.com" },
    });
    const answer = await action({ request: again(), context: {}, params: {} });
    expect(answer.status).toBe(303);
    expect(await prizes()).toEqual([1, 1]);
    // The number may be somebody else's: what that person won is told to the dealer alone.
    const cookie = cookieOf(answer);
    const { receipt } = await (
      await success({ request: yardRequest("/success", { cookie }), context: {}, params: {} })
    ).json();
    expect(receipt).toMatchObject({
      highlight: "You have had your turn already",
      text: "Each person has one turn.",
    });
    expect(JSON.stringify({ ...receipt, told: null })).not.toMatch(
      /Ask at the desk|A cap|message|collect|You won/,
    );
    const { submission_key: key } = await database.queries
      .selectFrom("lead")
      .select("submission_key")
      .where("document", "like", "%prize_again%")
      .executeTakeFirstOrThrow();
    const page = await sentLeads.sentBy(config, key);
    expect(page?.lead.contact.email).toBe("other@example.com");
    expect(JSON.stringify(page?.answers)).not.toContain("A cap");
  });

  it("forms.limits.dealer: beyond its uses in seconds forms are taken and held back", async () => {
    const before = await heldLeads();
    expect((await sent("203.0.113.3")).status).toBe(303);
    expect(await heldLeads()).toBe(before + 1);
  });
});
