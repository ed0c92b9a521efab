import { beforeEach, expect, it } from "vitest";
import { siteForm } from "~/domain/forms/site-form";
import { action } from "~/routes/$/route";
import { services } from "~/services.server";
import { cookieOf, emptyYard, filledForm, SHOPPER, startYard, whereTo } from "../../../test/setup/yard-site";

startYard({ forms: { limits: { leastSeconds: 0 } } });

beforeEach(emptyYard);

const ASKED = {
  ...SHOPPER,
  department: "sales",
  question: "Is the white Corolla still there, and can I see it on Saturday?",
  terms: "on",
};

async function send(values: Readonly<Record<string, string>>, cookie = "") {
  const form = (config: Parameters<typeof siteForm>[0]) => siteForm(config, "contact");
  const made = await filledForm({ path: "/contact-us", form, values, cookie });
  return action({ request: made(), context: {}, params: {} });
}

async function kept() {
  const { database } = await services();
  const leads = await database.queries.selectFrom("lead").selectAll().execute();
  const changes = await database.queries.selectFrom("lead_change").selectAll().execute();
  return { leads, changes: changes.map(({ document }) => document) };
}

it("mends a question whose shopper goes back and corrects it, and keeps another one apart", async () => {
  const first = await send(ASKED);
  expect(whereTo(first)).toEqual([303, "/success"]);
  const cookie = cookieOf(first);
  const mended = { ...ASKED, phone: "0491 570 156", question: ASKED.question.replace("Saturday", "Sunday") };
  expect(whereTo(await send(mended, cookie))).toEqual([303, "/success"]);
  const { leads, changes } = await kept();
  expect([leads.length, changes.length]).toEqual([1, 1]);
  expect(changes[0]).toContain("Sunday");
  expect(changes[0]).toContain("+61491570156");
  expect(changes[0]).toContain('"endsLinks":true');
  await send(mended, cookie);
  expect((await kept()).changes, "sent twice").toHaveLength(1);
  await send({ ...mended, question: "Do you buy caravans?" }, cookie);
  expect((await kept()).leads, "another question").toHaveLength(2);
});

it("takes back what is left empty when it is sent again", async () => {
  const cookie = cookieOf(await send(ASKED));
  await send({ ...ASKED, phone: "", postcode: "" }, cookie);
  const { leads, changes } = await kept();
  expect([leads.length, changes.length]).toEqual([1, 1]);
  expect(JSON.parse(changes[0] ?? "")).toMatchObject({ contact: { phone: null, email: ASKED.email } });
});

it("makes a lead of the next person's question in the same browser", async () => {
  const cookie = cookieOf(await send(ASKED));
  await send({ ...ASKED, name: "Tom", last_name: "Rossi", email: "tom@example.com" }, cookie);
  expect((await kept()).leads).toHaveLength(2);
});
