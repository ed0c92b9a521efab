import { expect, it, vi } from "vitest";
import { siteForm } from "~/domain/forms/site-form";
import { services } from "~/services.server";
import { cookieOf, filledForm, SHOPPER, startYard, whereTo } from "../../../test/setup/yard-site";
import { action } from "./route";

startYard({ forms: { enquirySteps: [Object.keys(SHOPPER), ["tradeIn"], ["message"]] } });

/** One sending of a step, as often as it is pressed. */
async function filled(step: number, cookie: string, values: Readonly<Record<string, string>>) {
  const request = await filledForm({
    path: `/enquire?step=${step}`,
    form: (config) => siteForm(config, "enquiry"),
    values,
    cookie,
  });
  return () => action({ request: request(), context: {}, params: {} });
}

async function press(step: number, cookie: string, values: Readonly<Record<string, string>>) {
  return (await filled(step, cookie, values))();
}

const leads = async () => {
  const { database } = await services();
  return database.queries.selectFrom("lead").select(["email", "document"]).execute();
};

/** A browser that has sent the steps before the last one. */
async function browserAtLastStep(): Promise<string> {
  const first = await press(1, "", SHOPPER);
  expect(whereTo(first)).toEqual([303, "/enquire?step=2"]);
  const cookie = cookieOf(first);
  expect(whereTo(await press(2, cookie, { tradeIn: "No" }))).toEqual([303, "/enquire?step=3"]);
  return cookie;
}

it("makes one lead of a last step that is pressed twice, with the answers of all steps", async () => {
  const cookie = await browserAtLastStep();
  const submit = await filled(3, cookie, { message: "Is it there?" });
  expect(whereTo(await submit())).toEqual([303, "/success"]);
  expect(whereTo(await submit())).toEqual([303, "/success"]);
  expect(await leads()).toMatchObject([{ email: "zoe@example.com" }]);
  expect((await leads())[0]?.document).toContain("Is it there?");
});

it("makes no lead of a later step alone, and leads to the first one that is missing", async () => {
  const before = (await leads()).length;
  expect(whereTo(await press(3, "", { message: "Hello?" }))).toEqual([303, "/enquire"]);
  const first = await press(1, "", SHOPPER);
  const cookie = cookieOf(first);
  expect(whereTo(await press(3, cookie, { message: "Hello?" }))).toEqual([303, "/enquire?step=2"]);
  expect((await leads()).length).toBe(before);
});

it("acknowledges nothing while the answers before cannot be read", async () => {
  const before = (await leads()).length;
  const cookie = await browserAtLastStep();
  const { drafts } = await services();
  const read = vi.spyOn(drafts, "read").mockRejectedValue(new Error("database is locked"));
  const submit = await filled(3, cookie, { message: "Still there?" });
  const refused = await submit();
  read.mockRestore();
  expect(refused.status).toBe(503);
  expect((await refused.json()).typed).toMatchObject({ message: "Still there?" });
  expect((await leads()).length).toBe(before);
  expect(whereTo(await submit())).toEqual([303, "/success"]);
  expect((await leads()).length).toBe(before + 1);
});
