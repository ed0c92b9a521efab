import { expect, it, vi } from "vitest";
import { siteForm } from "~/domain/forms/site-form";
import { services } from "~/services.server";
import { testModel } from "../../../test/fixtures/models";
import { filledForm, SHOPPER, startYard, whereTo, yardRequest } from "../../../test/setup/yard-site";
import { action, loader } from "./route";

startYard({
  forms: {
    enquirySteps: [[...Object.keys(SHOPPER), "message"]],
    limits: { leastSeconds: 0 },
    own: { similarVehicle: { steps: [Object.keys(SHOPPER), ["wanted"]] } },
  },
});

/** The dealer's range with one model in it. */
async function withRange() {
  const { tenants } = await services();
  const real = tenants.contentFor.bind(tenants);
  const models = ["Ranger", "Everest"].map((name) => testModel(name.toLowerCase(), { make: "Ford", name }));
  vi.spyOn(tenants, "contentFor").mockImplementation((config) => ({ ...real(config), models }));
}

/** What is kept of the one lead. */
async function onlyLead(): Promise<string> {
  const { database } = await services();
  const { document } = await database.queries.selectFrom("lead").select("document").executeTakeFirstOrThrow();
  await database.queries.deleteFrom("lead").execute();
  return typeof document === "string" ? document : JSON.stringify(document);
}

it("names the model in its title, and in the lead whatever the message says (ROUTE-39)", async () => {
  await withRange();
  const path = "/enquire?model=ranger";
  const answer = await loader({ request: yardRequest(path), context: {}, params: {} });
  expect((await answer.json()).form?.title).toMatch(/Ford Ranger/);
  const form = (config: Parameters<typeof siteForm>[0]) => siteForm(config, "enquiry");
  const values = { ...SHOPPER, message: "How long is the wait?" };
  const request = await filledForm({ path, form, values });
  expect(whereTo(await action({ request: request(), context: {}, params: {} }))).toEqual([303, "/success"]);
  const text = await onlyLead();
  expect(text).toContain('"Vehicle Make":"Ford"');
  expect(text).toContain('"Vehicle Model":"Ranger"');
  expect(text).toContain("How long is the wait?");
});

it("names the model in the lead of a form that was left half-way (C28)", async () => {
  await withRange();
  const path = "/find-similar?model=ranger";
  const form = (config: Parameters<typeof siteForm>[0]) => siteForm(config, "similarVehicle");
  const request = await filledForm({ path, form, values: { ...SHOPPER } });
  const [, next] = whereTo(await action({ request: request(), context: {}, params: {} }));
  expect(next).toContain("step=2");
  expect(await onlyLead()).toContain('"Vehicle Make":"Ford","Vehicle Model":"Ranger"');
});

it("fills a form about one model with nothing that was typed about another", async () => {
  await withRange();
  const form = (config: Parameters<typeof siteForm>[0]) => siteForm(config, "similarVehicle");
  const sent = await filledForm({ path: "/find-similar?model=ranger", form, values: { ...SHOPPER } });
  const cookie = sent().headers.get("cookie") ?? "";
  await action({ request: sent(), context: {}, params: {} });
  const nameAt = async (path: string) => {
    const answer = await loader({ request: yardRequest(path, { cookie }), context: {}, params: {} });
    return (await answer.json()).form?.form.values["name"];
  };
  expect(await nameAt("/find-similar?model=ranger")).toBe(SHOPPER.name);
  expect(await nameAt("/find-similar?model=everest")).toBeUndefined();
  expect(await nameAt("/find-similar")).toBeUndefined();
  await onlyLead();
});

it("says nothing of a model that is not in the range", async () => {
  await withRange();
  const answer = await loader({ request: yardRequest("/enquire?model=buy-pills"), context: {}, params: {} });
  expect(JSON.stringify((await answer.json()).form?.title)).not.toMatch(/pills/);
});
