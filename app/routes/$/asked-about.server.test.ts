import { beforeEach, expect, it } from "vitest";
import { siteForm } from "~/domain/forms/site-form";
import { services } from "~/services.server";
import {
  emptyYard,
  filledForm,
  SHOPPER,
  startYard,
  whereTo,
  yardRequest,
} from "../../../test/setup/yard-site";
import { action, loader } from "./route";

startYard(
  {
    forms: {
      limits: { leastSeconds: 0 },
      workshop: { prices: [{ name: "Air-conditioning check", from: 89, type: "repair" }] },
    },
  },
  {},
  {
    "content/pages/rental.md": "---\npath: /yard-rental\ntitle: Yard Rental\ndescription: By the day.\n---\n",
  },
);
beforeEach(emptyYard);

/** What stands in a form's fields when it is opened. */
async function opened(path: string): Promise<string> {
  const answer = await loader({ request: yardRequest(path), context: {}, params: {} });
  return JSON.stringify((await answer.json()).form);
}

it("a priced work that is booked stands in the form, and in the lead whatever the message says (ROUTE-28)", async () => {
  const path = "/service?service_type=repair&about=Air-conditioning+check";
  expect(await opened(path)).toContain("About: Air-conditioning check, from $89");
  const values = { ...SHOPPER, vehicle: "2018 Mazda 3", rego: "abc123", regoState: "qld", kms: "90000" };
  const form = (config: Parameters<typeof siteForm>[0]) => siteForm(config, "service");
  const day = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  const request = await filledForm({
    path,
    form,
    values: { ...values, service_type: "repair", preferred_date: day, message: "It smells." },
  });
  expect(whereTo(await action({ request: request(), context: {}, params: {} }))).toEqual([303, "/success"]);
  const { database } = await services();
  const { document } = await database.queries.selectFrom("lead").select("document").executeTakeFirstOrThrow();
  expect(JSON.stringify(document)).toMatch(/asked_about\W+Air-conditioning check, from \$89/);
});

it("a question that a page of the dealer leads to names that page", async () => {
  expect(await opened("/contact-us?about=yard-rental&department=sales")).toContain("About: Yard Rental");
});

it("nobody can put words of their own into the form", async () => {
  for (const path of ["/contact-us?about=You+have+won", "/service?about=You+have+won"])
    expect(await opened(path)).not.toMatch(/About: |You have won"/);
});

it("the form that writes to a location does not say that the message goes there without us", async () => {
  const answer = await loader({ request: yardRequest("/email-us"), context: {}, params: {} });
  expect(JSON.stringify(await answer.json())).toContain(
    "Your message comes to us with the location you choose",
  );
});
