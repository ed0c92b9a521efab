import { expect, it } from "vitest";
import { siteForm } from "~/domain/forms/site-form";
import { action } from "~/routes/$/route";
import { services } from "~/services.server";
import { filledForm, SHOPPER, startYard, whereTo, yardRequest } from "../../../test/setup/yard-site";
import { showFormPage } from "./form-page.server";

const STEPS = [["name", "last_name", "email", "phone", "loan_term"]];
startYard({ forms: { limits: { leastSeconds: 0 }, own: { enquiry: { steps: STEPS } } } });

async function send(loan_term: string) {
  const values = { ...SHOPPER, loan_term, terms: "on" };
  const form = await filledForm({
    path: "/enquire",
    form: (config) => siteForm(config, "enquiry"),
    values,
  });
  return action({ request: form(), context: {}, params: {} });
}

it("holds the half years that the calculator was set to, and sends them (FIN-30)", async () => {
  const shown = await showFormPage(yardRequest("/enquire?loan_term=2.5"), {});
  const field = shown?.view.form.groups
    .flatMap(({ fields }) => fields)
    .find(({ name }) => name === "loan_term");
  expect(shown?.view.form.values["loan_term"]).toBe("2.5");
  expect(field?.choices.map(({ label }) => label).slice(0, 3)).toEqual(["1 year", "2 years", "2.5 years"]);
  expect(whereTo(await send("2.5"))).toEqual([303, "/success"]);
  const { database } = await services();
  const lead = await database.queries.selectFrom("lead").select("document").executeTakeFirstOrThrow();
  expect(lead.document).toContain('"loan_term":"2.5"');
});

it("refuses a term that no calculator has, and says so beside it", async () => {
  const answer = await send("2.3");
  expect(answer.status).toBe(400);
  expect(JSON.stringify(await answer.json())).toContain('"loan_term"');
});
