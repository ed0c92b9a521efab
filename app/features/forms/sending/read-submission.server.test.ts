import { describe, expect, it } from "vitest";
import { FIELDS } from "~/domain/forms/field-catalogue";
import { MOST_FILE_BYTES } from "~/domain/forms/read-file";
import { siteForm } from "~/domain/forms/site-form";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { siteConfig } from "../../../../test/fixtures/site";
import { issueToken, readToken } from "./form-token.server";
import type { ReadableForm } from "./posted-form";
import { readSubmission, type SubmissionContext } from "./read-submission.server";

const PERSON = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const config = siteConfig();
const now = new Date("2026-11-21T02:00:00Z");
const secrets = ["s".repeat(32)] as const;
const form = siteForm(config, "enquiry");
const scope = { tenant: config.site.slug, form: form.key, secrets: [secrets[0]] as [string] };
const opened = (secondsAgo: number) => issueToken(scope, new Date(now.getTime() - secondsAgo * 1000));
const GOOD = {
  name: "Aroha",
  last_name: "Whītfield",
  email: "a@example.com",
  phone: "0412 345 678",
  postcode: "4105",
  tradeIn: "No",
};

function context(changes: Partial<SubmissionContext> = {}): SubmissionContext {
  const rateLimiter = { use: async () => null };
  const t = serverTranslator("en-AU", {});
  return { form, config, t, secrets: [secrets[0]], rateLimiter, now, today: "2026-11-21", ...changes };
}

const request = (agent = PERSON) =>
  new Request("https://www.yard.example/enquire", { method: "POST", headers: { "user-agent": agent } });

function posted(fields: Readonly<Record<string, string | File>> = {}, fault: ReadableForm["fault"] = null) {
  const data = new FormData();
  const all = { token: opened(30), ...GOOD, ...fields };
  for (const [name, value] of Object.entries(all)) data.append(name, value);
  return { data, fault, seconds: fault === 429 ? 200 : null };
}

const read = (fields: Readonly<Record<string, string>> = {}, changes: Partial<SubmissionContext> = {}) =>
  readSubmission(request(), posted(fields), context(changes));

describe("a form that is in order", () => {
  it("is read, its answers as they are kept", async () => {
    expect(await read({ message: " Hi \r\n there ", unknown: "x" })).toMatchObject({
      kind: "ready",
      suspicion: null,
      values: { ...GOOD, phone: "+61412345678", message: "Hi\n there" },
    });
  });

  it("has the same key each time it is sent, another when something else is said", async () => {
    const token = opened(30);
    const keys = await Promise.all(
      [{ token }, { token }, { token, message: "Hi" }, { token: opened(30) }].map(async (fields) => {
        const result = await read(fields);
        return result.kind === "ready" ? result.submissionKey : result.status;
      }),
    );
    expect(keys[0]).toBe(keys[1]);
    expect(new Set(keys).size).toBe(3);
  });

  it.each([
    ["trap", { company_website: "https://x.example" }],
    ["speed", { token: opened(1) }],
    ["links", { message: "https://a https://b https://c" }],
  ])("is held back, not lost, when it looks like a robot's: %s", async (suspicion, fields) => {
    expect(await read(fields)).toMatchObject({ kind: "ready", suspicion });
  });

  it("is held back when a robot sends it, or too many come for one dealer", async () => {
    const robot = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
    expect(await readSubmission(request(robot), posted(), context())).toMatchObject({ suspicion: "robot" });
    const flooded = { use: async (key: string) => (key.endsWith(":enquiry") ? 60 : null) };
    expect(await read({}, { rateLimiter: flooded })).toMatchObject({ suspicion: "flood" });
  });
});

describe("a form that is sent back", () => {
  it("says what is wrong beside each field, and has everything that was typed", async () => {
    expect(await read({ email: "nobody", name: "" })).toMatchObject({
      kind: "refused",
      status: 400,
      answer: {
        errors: [
          { name: "name", text: "First name is required." },
          { name: "email", text: "Please enter a valid email address." },
        ],
        notice: null,
        typed: { last_name: "Whītfield", email: "nobody" },
      },
    });
  });

  it("asks for a phone or an e-mail beside both, along with what else is wrong, and takes either", async () => {
    const text = "Please give us a phone number or an email address, so that we can answer you.";
    const neither = { email: " ", phone: "", name: "" };
    expect(await read(neither)).toMatchObject({
      answer: {
        errors: [{ name: "name" }, { name: "email", text }, { name: "phone", text }],
      },
    });
    const byPhone = await read({ email: "", postcode: "", last_name: "" });
    expect(byPhone).toMatchObject({ kind: "ready", values: { phone: "+61412345678" } });
    expect(byPhone.kind === "ready" && Object.keys(byPhone.values)).not.toContain("email");
    expect(await read({ phone: "" })).toMatchObject({ kind: "ready", values: { email: "a@example.com" } });
    expect(await read({ phone: "12", email: "" })).toMatchObject({
      answer: { errors: [{ name: "phone", text: "Please enter a valid phone number." }] },
    });
  });

  it("asks for the terms with the specification's words (FORM-01)", async () => {
    const withTerms = { ...form, terms: "Be kind." };
    expect(await read({}, { form: withTerms })).toMatchObject({
      answer: { errors: [{ name: "terms", text: "*You must agree to the terms of use before submitting." }] },
    });
    expect(await read({ terms: "on" }, { form: withTerms })).toMatchObject({ kind: "ready" });
  });

  it.each([
    ["too old", opened(7 * 3600)],
    ["nobody's", "a.b.c.d"],
    ["missing", ""],
  ])("has a fresh token when its own is %s", async (_, token) => {
    const result = await read({ token });
    expect(result).toMatchObject({
      status: 400,
      answer: { errors: [], notice: { title: "This page had been open for a long time" } },
    });
    const fresh = result.kind === "refused" ? result.answer.token : "";
    expect(await read({ token: fresh }, { now: new Date(now.getTime() + 5_000) })).toMatchObject({
      kind: "ready",
      suspicion: null,
    });
  });

  it("says how long to wait when one address sends too much", async () => {
    const limited = { use: async () => 200 };
    expect(await read({}, { rateLimiter: limited })).toMatchObject({
      status: 429,
      answer: { notice: { title: "That was a lot in a short time" } },
    });
  });

  it.each([
    [413, "That was more than we can take"],
    [429, "That was a lot in a short time"],
  ] as const)(
    "has what could be read of it, and says why the whole is not taken: %i",
    async (status, title) => {
      const token = opened(20);
      const result = await readSubmission(request(), posted({ token, message: "Hi" }, status), context());
      expect(result).toMatchObject({
        kind: "refused",
        status,
        answer: {
          errors: [],
          notice: { title },
          typed: { name: "Aroha", phone: "0412 345 678", message: "Hi" },
        },
      });
      const fresh = result.kind === "refused" ? result.answer.token : "";
      expect(readToken(fresh, scope)?.key, "a lead sent before is not made twice").toBe(
        readToken(token, scope)?.key,
      );
    },
  );

  it("has all its texts when a file is what is wrong with it", async () => {
    const careers = siteForm(config, "careers");
    const token = issueToken({ ...scope, form: careers.key }, new Date(now.getTime() - 30_000));
    const wrong = { token, position: "Sales", resume: new File(["x"], "cv.exe") };
    expect(await readSubmission(request(), posted(wrong), context({ form: careers }))).toMatchObject({
      answer: { errors: [{ name: "resume" }], typed: { name: "Aroha" } },
    });
    const large = new File([Buffer.alloc(MOST_FILE_BYTES + 1)], "cv.pdf");
    expect(
      await readSubmission(
        request(),
        posted({ token, position: "Sales", resume: large }),
        context({ form: careers }),
      ),
    ).toMatchObject({ status: 400, answer: { errors: [{ name: "resume" }], typed: { name: "Aroha" } } });
  });

  it.each([
    [["a.jpg", "b.jpg"], "text/html", "None of your photos was kept. Please choose them again."],
    [["a.jpg"], "text/html", "None of your photos was kept. Please choose them again."],
    [["a.jpg", "b.gif"], "text/html", /^b\.gif: please .* None of your photos was kept\. /],
    [["b.gif"], "text/html", /^b\.gif: please choose photos as JPEG, PNG or WebP\.$/],
    [["a.jpg"], "*/*", undefined],
    [[], "text/html", undefined],
  ] as const)("says on a page that photos have to be chosen again: %j, %s", async (names, accept, text) => {
    const page = new Request(request(), { headers: { "user-agent": PERSON, accept } });
    const asked = { ...form, steps: [[FIELDS.name, FIELDS.photos]] };
    const sent = posted({ name: "" });
    for (const name of names) sent.data.append("photos", new File(["x"], name));
    const result = await readSubmission(page, sent, context({ form: asked }));
    const errors = result.kind === "refused" ? result.answer.errors : [];
    expect(errors.some(({ name }) => name === "name")).toBe(true);
    const said = errors.find(({ name }) => name === "photos")?.text;
    if (text instanceof RegExp) expect(said).toMatch(text);
    else expect(said).toBe(text);
  });

  it("says so when its lead cannot be kept", async () => {
    const result = await read();
    if (result.kind !== "ready") throw new Error("not ready");
    const answer = result.refuse({ notice: { title: "Not sent yet", text: "Try again." } });
    expect(answer).toMatchObject({
      errors: [],
      notice: { title: "Not sent yet" },
      typed: { name: "Aroha" },
    });
    expect(answer.token).not.toBe("");
  });

  it("only brings other choices when that is what was asked", async () => {
    const choices = async (typed: (name: string) => string) => ({
      booking_time: [{ value: typed("name"), label: "x" }],
    });
    const drive = siteForm(config, "testDrive");
    const token = issueToken({ ...scope, form: drive.key }, now);
    const result = await read({ token, intent: "refresh", email: "" }, { form: drive, choices });
    expect(result).toMatchObject({
      status: 200,
      answer: { errors: [], choices: { booking_time: [{ value: "Aroha" }] } },
    });
  });
});

it.each([
  ["SMS", { email: "a@example.com", phone: "" }, "phone"],
  ["SMS", { email: "a@example.com", phone: "07 5550 0142" }, "phone"],
  ["Email", { email: "", phone: "0412 345 678" }, "email"],
])("asks beside the field for what an answer by %s needs, and loses nothing", async (way, given, name) => {
  const typed = { question: "When are you open?", PreferredContactMethod: way };
  const fields = { ...given, ...typed };
  const contactForm = siteForm(config, "contact");
  const token = issueToken({ ...scope, form: contactForm.key }, new Date(now.getTime() - 30_000));
  const answer = await read({ ...fields, token }, { form: contactForm });
  if (answer.kind !== "refused") throw new Error("it was taken");
  const said = answer.answer.errors.filter((error) => ["phone", "email"].includes(error.name));
  expect(said.map((error) => error.name)).toEqual([name]);
  expect(said[0]?.text).toMatch(name === "phone" ? /phone|mobile number/i : /e-?mail/i);
  expect(answer.answer.typed).toMatchObject(typed);
});
