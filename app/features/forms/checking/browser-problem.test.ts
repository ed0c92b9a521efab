import { describe, expect, it } from "vitest";
import type { FieldControlKind, FieldDefinition } from "~/domain/forms/field-definition";
import { mayBePhone } from "~/domain/forms/phone-digits";
import { MOST_FILE_BYTES } from "~/domain/forms/read-file";
import type { SiteForm } from "~/domain/forms/site-form";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { siteConfig } from "../../../../test/fixtures/site";
import { buildForm } from "../build-form";
import { issueToken } from "../sending/form-token.server";
import { readSubmission } from "../sending/read-submission.server";
import { browserProblem } from "./browser-problem";

/** Each control, and where it is usual a label that is a question: words differ for that. */
const LENGTHS: Readonly<Record<FieldControlKind, number>> = {
  photos: 4_000,
  text: 120,
  name: 60,
  email: 254,
  tel: 30,
  postcode: 4,
  message: 2_000,
  choice: 10,
  select: 80,
  number: 14,
  money: 14,
  km: 14,
  rego: 10,
  vin: 17,
  date: 10,
  birthday: 10,
  time: 5,
  file: 200,
};
// Object.entries widens the keys of a constant to string.
const CONTROLS = Object.entries(LENGTHS) as [FieldControlKind, number][];
const FIELDS: readonly FieldDefinition[] = CONTROLS.flatMap(([control, maxLength]) =>
  [true, false].map((optional) => ({
    name: optional ? `${control}_free` : control,
    control,
    label: control === "choice" ? "Are you sure?" : `The ${control}`,
    group: "contact",
    maxLength,
    ...(optional ? { optional: true } : {}),
    ...(control === "choice" ? { choices: ["Yes", "No"] } : {}),
  })),
);

/** What somebody may have typed; null is a field that sends nothing, such as radio buttons of which none is chosen. */
const TYPED: readonly (string | null)[] = [
  null,
  "",
  "   ",
  "\u00A0\t ",
  "\u202E\u0000",
  "a",
  "Zoë 👋",
  "李小龍",
  "محمد",
  "👋",
  "https://spam.example",
  "<script>alert('x')</script>",
  "&lt;b&gt; {count} {field} $& \\",
  "é".repeat(60),
  "é".repeat(61),
  "👋".repeat(120),
  "👋".repeat(121),
  "x".repeat(2_000),
  "x".repeat(2_001),
  "x".repeat(10_000),
  "4".repeat(10_000),
  `${"a".repeat(242)}@example.com`,
  `${"a".repeat(243)}@example.com`,
  "a@example.com",
  "a@b",
  "jörg@müller.example",
  "a@example.com\r\nBcc: b@example.com",
  "4105",
  " 4105 ",
  "0011",
  "41",
  "41055",
  "４１０５",
  "٤١٠٥",
  "0412 345 678",
  "021 123 4567",
  "0412",
  "+44 20 7946 0958",
  "not a number",
  "0",
  "-1",
  "1e5",
  "38,990",
  "$ 38 990.50",
  "1,23",
  "1.234,56",
  "12.345",
  "٣٨٬٩٩٠",
  "999999999",
  "9999999999",
  "85,000 kms",
  "0 0 0 0 0 0 0 5 0",
  "000 000 000 000 050",
  "ABC 123",
  "ABC-123-45X",
  "WVWZZZ1JZXW000001",
  "WVWZZZ1JZXW00000I",
  "2026-11-20",
  "2026-11-21",
  "2026-02-30",
  "21/11/2026",
  "1916-11-20",
  "1916-11-21",
  "2008-11-21",
  "2008-11-22",
  "Yes",
  "No",
  "yes",
  "moorooka",
  "09:00",
  "09:01",
];
const FILES: readonly (File | null)[] = [
  null,
  new File([], "cv.pdf"),
  new File(["x"], "cv.pdf"),
  new File(["x"], "Lebenslauf ü.DOCX"),
  new File(["x"], "cv.exe"),
  new File(["x"], "<b>.pdf"),
  new File([new Uint8Array(MOST_FILE_BYTES)], "cv.pdf"),
  new File([new Uint8Array(MOST_FILE_BYTES + 1)], "cv.pdf"),
];

const SITES = [
  { language: "en-AU", country: "au", currency: "AUD" },
  { language: "ar", country: "nz", currency: "NZD" },
  { language: "zh-Hans", country: "au", currency: "JPY" },
] as const;
const DEALERS_CHOICES = {
  select: [{ value: "moorooka", label: "Moorooka" }],
  select_free: [{ value: "moorooka", label: "Moorooka" }],
  time: [{ value: "09:00", label: "9 am" }],
  time_free: [{ value: "09:00", label: "9 am" }],
};
const now = new Date("2026-11-21T02:00:00Z");
const today = "2026-11-21";
const secret = "s".repeat(32);

function formOf({ language, country, currency }: (typeof SITES)[number]) {
  const config = siteConfig({ site: { country, currency } });
  const form: SiteForm = {
    key: "enquiry",
    kind: "enquiry",
    category: null,
    subcategory: null,
    steps: [FIELDS],
    terms: "Be kind.",
    own: {},
  };
  const t = serverTranslator(language, {});
  const token = issueToken({ tenant: "yard", form: form.key, secrets: [secret] }, now);
  const view = buildForm({ form, config, t, action: "/enquire", token, today, choices: DEALERS_CHOICES });
  return { form, config, t, token, view };
}

/** What both sides say of one answer given to every question. */
async function bothSay(site: (typeof SITES)[number], typed: string | null, file: File | null) {
  const { form, config, t, token, view } = formOf(site);
  const data = new FormData();
  data.set("token", token);
  for (const { name, control } of FIELDS) {
    const answer = control === "file" ? file : typed;
    if (answer !== null) data.set(name, answer);
  }
  const result = await readSubmission(
    new Request("https://yard.example/enquire", { method: "POST" }),
    { data, fault: null, seconds: null },
    {
      form,
      config,
      t,
      secrets: [secret],
      rateLimiter: { use: async () => null },
      now,
      today,
      choices: async () => DEALERS_CHOICES,
    },
  );
  if (result.kind === "ready") throw new Error("The terms were not agreed to.");
  const said = new Map(result.answer.errors.map(({ name, text }) => [name, text]));
  const fields = view.groups.flatMap((group) => group.fields);
  return {
    terms: [view.terms?.problem, said.get("terms")],
    fields: fields.map((field) => ({
      field,
      server: said.get(field.name) ?? null,
      browser: browserProblem(field, data.get(field.name), view.rules),
    })),
  };
}

describe.each(SITES)("in $language, $country, $currency", (site) => {
  it.each(TYPED.map((typed) => [typed]))("browser and server say the same of %j", async (typed) => {
    const { fields, terms } = await bothSay(site, typed, null);
    expect(fields).toHaveLength(FIELDS.length);
    expect(terms[0]).toBe(terms[1]);
    for (const { field, server, browser } of fields) {
      // Whether a number with digits enough exists only the server can tell.
      const open = field.control === "tel" && browser === null && mayBePhone(typed ?? "");
      if (!open) expect([field.name, browser]).toEqual([field.name, server]);
    }
  });

  it.each(FILES.map((file) => [file === null ? "none" : `${file.name}, ${file.size} bytes`, file] as const))(
    "browser and server say the same of a file: %s",
    async (_, file) => {
      const { fields } = await bothSay(site, "", file);
      const files = fields.filter(({ field }) => field.control === "file");
      expect(files.map(({ browser }) => browser)).toEqual(files.map(({ server }) => server));
    },
  );

  it("a box without a chosen file, in which a browser has one without a name, is empty", () => {
    const fields = formOf(site).view.groups.flatMap((group) => group.fields);
    const { rules } = formOf(site).view;
    for (const field of fields.filter(({ control }) => control === "file")) {
      expect(browserProblem(field, new File([], ""), rules)).toBe(browserProblem(field, null, rules));
    }
  });

  it("every message of the table is said by both, without an open place in it", async () => {
    const rows = [
      ...TYPED.map((typed) => [typed, null] as const),
      ...FILES.map((file) => [null, file] as const),
    ];
    const said = new Map<string, Set<string>>();
    for (const [typed, file] of rows) {
      for (const { field, browser } of (await bothSay(site, typed, file)).fields) {
        if (browser === null) continue;
        expect(browser).not.toMatch(typed?.includes("{") === true ? /\{max\}/ : /[{}]/);
        said.set(field.name, (said.get(field.name) ?? new Set()).add(browser));
      }
    }
    const { view } = formOf(site);
    for (const { name, problems } of view.groups.flatMap(({ fields }) => fields)) {
      expect(said.get(name)?.size ?? 0, name).toBeGreaterThanOrEqual(Object.keys(problems).length);
    }
  });
});
