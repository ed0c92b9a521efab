import { expect, it, vi } from "vitest";
import { siteForm } from "~/domain/forms/site-form";
import { BACK, INTENT_FIELD } from "~/features/forms/form-fields";
import { services } from "~/services.server";
import {
  cookieOf,
  filledForm,
  SHOPPER,
  startYard,
  whereTo,
  yardRequest,
} from "../../../test/setup/yard-site";
import { action, loader } from "./route";

startYard({ forms: { enquirySteps: [Object.keys(SHOPPER), ["tradeIn"], ["message"]] } });

/** A form that was begun: its browser, and the address of the step it is at. */
interface Begun {
  readonly cookie: string;
  readonly at: string;
}

/** One sending of a step, as often as it is pressed. */
async function filled({ at, cookie }: Begun, values: Readonly<Record<string, string>>) {
  const request = await filledForm({
    path: at,
    form: (config) => siteForm(config, "enquiry"),
    values,
    cookie,
  });
  return () => action({ request: request(), context: {}, params: {} });
}

async function press(begun: Begun, values: Readonly<Record<string, string>>) {
  return (await filled(begun, values))();
}

const leads = async () => {
  const { database } = await services();
  return database.queries.selectFrom("lead").select(["email", "document"]).execute();
};

/** The step an answer leads to. */
function next(answer: Response, step: number, cookie = cookieOf(answer)): Begun {
  const [status, at] = whereTo(answer);
  expect(status).toBe(303);
  const shown = step === 1 ? "" : `step=${step}&`;
  expect(String(at)).toMatch(new RegExp(`^/enquire\\?${shown}draft=[\\w-]{16}$`));
  return { cookie, at: String(at) };
}

/** What the form at an address shows, without script. */
async function formAt({ at, cookie }: Begun) {
  const answer = await loader({ request: yardRequest(at, { cookie }), context: {}, params: {} });
  const { form } = await answer.json();
  if (form === null) throw new Error("no form");
  return form;
}

const begin = async (cookie = "", values: object = SHOPPER) =>
  next(await press({ at: "/enquire", cookie }, { ...values }), 2);

/** A browser that has sent the steps before the last one. */
async function atLastStep(cookie = ""): Promise<Begun> {
  return next(await press(await begin(cookie), { tradeIn: "No" }), 3);
}

it("makes one lead of a last step that is pressed twice, with the answers of all steps", async () => {
  const submit = await filled(await atLastStep(), { message: "Is it there?" });
  expect(whereTo(await submit())).toEqual([303, "/success"]);
  expect(whereTo(await submit())).toEqual([303, "/success"]);
  expect(await leads()).toMatchObject([{ email: "zoe@example.com" }]);
  expect((await leads())[0]?.document).toContain("Is it there?");
});

it("makes no lead of a later step alone: it says which is missing, and keeps what was typed", async () => {
  const before = (await leads()).length;
  const refused = await press({ at: "/enquire?step=3", cookie: "" }, { message: "Hello?" });
  expect(refused.status).toBe(400);
  const { notice, typed } = await refused.json();
  expect(notice?.title).toBe("We no longer have the earlier steps");
  expect(typed).toMatchObject({ message: "Hello?" });
  const cookie = cookieOf(refused);
  const first = { cookie, at: notice?.links?.[0]?.href ?? "" };
  expect(first.at).toMatch(/^\/enquire\?draft=/);
  const second = next(await press({ at: (await formAt(first)).form.action, cookie }, SHOPPER), 2);
  const third = next(await press(second, { tradeIn: "No" }), 3);
  expect((await formAt(third)).form.values).toMatchObject({ message: "Hello?" });
  expect((await leads()).length).toBe(before);
});

it("acknowledges nothing while the answers before cannot be read", async () => {
  const before = (await leads()).length;
  const last = await atLastStep();
  const { drafts } = await services();
  const read = vi.spyOn(drafts, "read").mockRejectedValue(new Error("database is locked"));
  const submit = await filled(last, { message: "Still there?" });
  const refused = await submit();
  read.mockRestore();
  expect(refused.status).toBe(503);
  expect((await refused.json()).typed).toMatchObject({ message: "Still there?" });
  expect((await leads()).length).toBe(before);
  expect(whereTo(await submit())).toEqual([303, "/success"]);
  expect((await leads()).length).toBe(before + 1);
});

it("keeps what stands in a step on the way back, unchecked, and asks for the step again", async () => {
  const last = await atLastStep();
  const long = "x".repeat(5_000);
  const second = next(await press(last, { message: long, [INTENT_FIELD]: BACK }), 2);
  const first = next(await press(second, { tradeIn: "Maybe", [INTENT_FIELD]: BACK }), 1);
  expect((await formAt(first)).form.values).toMatchObject({ name: "Zo\u00eb" });
  expect((await formAt(first)).form.values, "a later page's").not.toHaveProperty("message");
  const skipped = await loader({ request: yardRequest(last.at, last), context: {}, params: {} }).catch(
    (thrown: unknown) => thrown,
  );
  expect(skipped).toBeInstanceOf(Response);
  const again = next(await press(next(await press(first, SHOPPER), 2), { tradeIn: "No" }), 3);
  expect((await formAt(again)).form.values).toMatchObject({ message: long });
});

it("keeps the forms of two tabs apart", async () => {
  const before = (await leads()).length;
  const one = await begin("", { ...SHOPPER, name: "One" });
  const other = await begin(one.cookie, { ...SHOPPER, name: "Other" });
  expect(other.at).not.toBe(one.at);
  const sent = async (tab: Begun, message: string) => {
    const third = next(await press(tab, { tradeIn: "No" }), 3, one.cookie);
    expect(whereTo(await press(third, { message }))).toEqual([303, "/success"]);
  };
  await sent(one, "from the first tab");
  await sent(other, "from the second tab");
  const documents = (await leads()).slice(before).map(({ document }) => document);
  expect(documents.map((text) => [/"One"/.test(text), /"Other"/.test(text)])).toEqual([
    [true, false],
    [false, true],
  ]);
});

it("fills a form that is opened anew from the last one, and leaves that one as it was", async () => {
  const one = await begin();
  const page = await formAt({ at: "/enquire", cookie: one.cookie });
  expect(page.form.values).toMatchObject({ last_name: "O’Brien" });
  const anew = next(
    await press({ at: page.form.action, cookie: one.cookie }, { ...SHOPPER, name: "Anew" }),
    2,
    one.cookie,
  );
  expect(anew.at).not.toBe(one.at);
  const firstPage = { ...one, at: one.at.replace("step=2&", "") };
  expect((await formAt(firstPage)).form.values).toMatchObject({ name: "Zoë" });
});

it("says why the steps cannot be kept of a browser without cookies, and leads nowhere", async () => {
  const site = await filledForm({
    path: "/enquire",
    form: (config) => siteForm(config, "enquiry"),
    values: SHOPPER,
  });
  const request = site();
  request.headers.delete("cookie");
  const refused = await action({ request, context: {}, params: {} });
  expect(refused.status).toBe(400);
  const { notice, typed } = await refused.json();
  expect(notice?.title).toBe("Your browser sends no cookies");
  expect(typed).toMatchObject(SHOPPER);
  const lost = await formAt({ at: "/enquire?draft=AAAAAAAAAAAAAAAA", cookie: "" });
  expect(lost.lost?.title).toBe("We no longer have the earlier steps");
});
