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

it("what the calculator was set to is in the lead of a form that does not ask it, and in its message", async () => {
  const path = "/finance?vehiclePriceBudget=30000&deposit=2500&loan_term=4&loan_rate=8.49&loan_balloon=8000";
  const shown = await showFormPage(yardRequest(path), {});
  const values = shown?.view.form.values;
  expect(values?.["vehiclePriceBudget"]).toBe("30000");
  expect(values?.["message"]).toBe(
    "I have worked it out with $30,000, a deposit of $2,500 and 4 years. The rate is 8.49% a year. At the end $8,000 is left to pay.",
  );
  const typed = { ...SHOPPER, vehiclePriceBudget: "31000", deposit: "2500", terms: "on" };
  const request = await filledForm({
    path,
    form: (config) => siteForm(config, "financeEnquiry"),
    values: typed,
  });
  expect(whereTo(await action({ request: request(), context: {}, params: {} }))).toEqual([303, "/success"]);
  const { database } = await services();
  const leads = await database.queries.selectFrom("lead").select("document").execute();
  const document = leads.map((lead) => lead.document).find((one) => one.includes("loan_rate"));
  for (const said of [
    '"vehiclePriceBudget":"31000"',
    '"loan_term":"4"',
    '"loan_rate":"8.49"',
    '"loan_balloon":"8000"',
  ])
    expect(document).toContain(said);
});
