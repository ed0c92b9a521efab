import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { THEME_TOKENS } from "~/domain/tenant/theme-tokens";
import { setAt } from "../dealer-faults/set-at";
import { SEEN_ELSEWHERE, WITHOUT_EFFECT } from "./field-flips/elsewhere";
import type { Flip } from "./field-flips/flip";
import { FLIPS } from "./field-flips/flips";
import { OTHER_BLOCK_FLIPS } from "./field-flips/page-flips";
import { FULL_DEALER, OTHER_BLOCKS } from "./field-flips/full-dealer";
import { marked, type Marker } from "./field-flips/markers";
import { changedFields, schemaFields } from "./field-flips/schema-fields";
import { startWitnesses, type WitnessSite } from "./field-flips/witness-site";

/** A change of one field: the dealers before and after it, and where it is looked for. */
interface Change {
  readonly field: string;
  readonly page: string;
  readonly before: number;
  readonly after: number;
  /** As the schema tells the fields. */
  readonly fields: readonly string[];
}

const files: object[] = [];
const dealerOf = (file: object) => files.push(file) - 1;
const [FULL, OTHER] = [marked(FULL_DEALER), marked(OTHER_BLOCKS)];
const CONTROLS = [FULL_DEALER, OTHER_BLOCKS].map((file) => [dealerOf(file), dealerOf(file)] as const);
const MARKED = [FULL, OTHER].map(({ file, markers }) => ({ dealer: dealerOf(file), markers }));
const CHANGES = [...changesOf(FULL_DEALER, 0, FLIPS), ...changesOf(OTHER_BLOCKS, 1, OTHER_BLOCK_FLIPS)];

function changesOf(base: object, control: number, flips: readonly Flip[]): readonly Change[] {
  const bases = new Map<string, number>([["{}", CONTROLS[control]?.[0] ?? 0]]);
  return flips.map(([field, value, page, more = {}]) => {
    const before = Object.entries(more).reduce<object>((file, [path, to]) => setAt(file, path, to), base);
    const key = JSON.stringify(more);
    const from = bases.get(key) ?? dealerOf(before);
    bases.set(key, from);
    const after = setAt(before, field, value);
    return { field, page, before: from, after: dealerOf(after), fields: changedFields(before, after) };
  });
}

const VEHICLE = "/cars/car-w#-10";
/** Where texts stand besides the pages above. */
const MORE_PAGES = [
  ...[
    "/about-us",
    "/faq",
    "/locations/workshop",
    "/locations/counter",
    "/brands",
    "/careers",
    "/vehicle-parts-search",
  ],
  ...[
    `${VEHICLE}/print`,
    `${VEHICLE}/view.json`,
    "/reviews",
    "/sitemap.xml",
    "/book-test-drive",
    "/online-payment",
  ],
];

/** Texts that another test of this file or of another one sees. */
const SHOWN_OTHERWISE = [...CHANGES, ...SEEN_ELSEWHERE].flatMap(({ fields }) => fields);
const TOKENS = Object.keys(THEME_TOKENS);

test.describe.configure({ mode: "default" });
let site: WitnessSite;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  site = await startWitnesses(files);
});
test.afterAll(() => site.stop());

test("each of the dealers is served: none of the changes is a fault", () => {
  expect(site.faults()).toEqual([]);
});

test("two dealers of one file answer the same on every page", async () => {
  for (const page of new Set(CHANGES.map(({ page: one }) => one)))
    for (const [one, other] of CONTROLS)
      expect.soft((await site.ask(one, page)).body === (await site.ask(other, page)).body, page).toBe(true);
});

test("each field that is changed changes a page", async () => {
  test.setTimeout(300_000);
  const unseen: string[] = [];
  for (const { field, page, before, after } of CHANGES) {
    const [was, is] = [await site.ask(before, page), await site.ask(after, page)];
    if (is.status >= 500 || JSON.stringify(was) === JSON.stringify(is)) unseen.push(`${field} on ${page}`);
  }
  expect(unseen).toEqual([]);
});

test("each text, address and measure of a picture stands on a page", async () => {
  test.setTimeout(120_000);
  const pages = [...new Set([...CHANGES.map(({ page }) => page), ...MORE_PAGES])];
  const unseen = new Map<string, boolean>();
  for (const { dealer, markers } of MARKED) {
    const answers = await Promise.all(pages.map((page) => site.ask(dealer, page)));
    const all = answers.map(({ body, location }) => body + location).join("\n");
    const isSeen = ({ seenAs }: Marker) => seenAs.some((text) => all.includes(text));
    for (const marker of markers)
      unseen.set(marker.field, (unseen.get(marker.field) ?? false) || isSeen(marker));
  }
  const excused = new Set([...SHOWN_OTHERWISE, ...Object.keys(WITHOUT_EFFECT)]);
  expect([...unseen].flatMap(([field, is]) => (is || excused.has(field) ? [] : [field]))).toEqual([]);
  expect(Object.keys(WITHOUT_EFFECT).filter((field) => unseen.get(field))).toEqual([]);
});

test("every token of a theme is read by a style", () => {
  const folder = "build/client/assets";
  const styles = readdirSync(folder).filter((name) => name.endsWith(".css"));
  const text = styles.map((name) => readFileSync(`${folder}/${name}`, "utf8")).join("\n");
  expect(
    TOKENS.filter((name) => !text.includes(`var(--${name})`) && !text.includes(`var(--${name},`)),
  ).toEqual([]);
});

test("every field of the schema is changed here, or named with the test that shows what it does", () => {
  const covered = new Set([
    ...MARKED.flatMap(({ markers }) => markers.map(({ field }) => field)),
    ...CHANGES.flatMap(({ fields }) => fields),
    ...SEEN_ELSEWHERE.flatMap(({ fields }) => fields),
    ...Object.keys(WITHOUT_EFFECT),
    ...TOKENS.map((name) => `theme.tokens.${name}`),
  ]);
  expect(schemaFields().filter((field) => !covered.has(field))).toEqual([]);
});

test("what other tests are said to show is named in them", () => {
  const lastWord = (field: string) =>
    field
      .split(/[.[\]<>*]+/)
      .filter((part) => part !== "")
      .at(-1) ?? "";
  const missing = SEEN_ELSEWHERE.flatMap(({ fields, test: file, named }) => {
    const text = existsSync(file) ? readFileSync(file, "utf8") : "";
    return fields.flatMap((field) =>
      text.includes(named ?? lastWord(field)) ? [] : [`${field} in ${file}`],
    );
  });
  expect(missing).toEqual([]);
});
