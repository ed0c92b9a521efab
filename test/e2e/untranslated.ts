import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Dealer } from "../setup/dealers";

const ROOT = join(import.meta.dirname, "..", "..");

const known = new Map<string, ReadonlySet<string>>();

/** Texts of a page in another language that stand there in the dealer's own, though they have a translation. */
export function untranslatedIn(html: string, dealer: Dealer, tag: string): readonly string[] {
  const key = `${dealer.slug} ${tag}`;
  const english = known.get(key) ?? englishTexts(dealer, tag);
  known.set(key, english);
  return textsOf(html).filter((text) => english.has(text));
}

/** What would be English left over: the interface's own texts, and the dealer's that have a translation and are no single word. */
function englishTexts(dealer: Dealer, tag: string): ReadonlySet<string> {
  const file = join(ROOT, "tenant-config", dealer.slug, "languages", tag, "words.json");
  // Our own file, which the server has checked.
  const { words } = JSON.parse(readFileSync(file, "utf8")) as { words: Record<string, string> };
  const own = new Set(interfaceTexts(tag));
  const untranslated = interfaceTexts("en-AU").filter((text) => !own.has(text));
  const dealerTexts = Object.entries(words).flatMap(([from, to]) =>
    from === to || !from.includes(" ") ? [] : [from],
  );
  // Half of a dealer's name may be a word of its own, and a yard may stand in a town that is called what a colour is.
  const name = new Set([...dealer.name.split(" "), ...placeNames(dealer.slug)]);
  return new Set([...untranslated, ...dealerTexts].filter((text) => !name.has(text)));
}

function placeNames(slug: string): readonly string[] {
  // Our own file, which the server has checked.
  const { site } = JSON.parse(readFileSync(join(ROOT, "tenant-config", slug, "site.json"), "utf8")) as {
    site: { locations: { name: string; address: { city: string } }[] };
  };
  return site.locations.flatMap(({ name, address }) => [name, address.city]);
}

function interfaceTexts(tag: string): string[] {
  const folder = join(ROOT, "app", "i18n", tag);
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".json"))
    .flatMap((name) => textsIn(JSON.parse(readFileSync(join(folder, name), "utf8")) as object));
}

function textsIn(messages: object): string[] {
  return Object.values(messages).flatMap((value: unknown) =>
    // Groups nest, and hold nothing but texts and groups.
    typeof value === "string" ? [value] : textsIn(value as object),
  );
}

/** What a page shows or says, but for scripts and what is marked as another language. */
function textsOf(html: string): string[] {
  const own = html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "")
    .replace(/<!--[\s\S]*?-->/g, "")
    // Models may be called what bodies are.
    .replace(/(name="make_model"[^>]*>)[^<]*/g, "$1")
    .replace(/<(?!html)(\w+)\b(?=[^>]* lang=)[^>]*>[\s\S]*?<\/\1>/g, "");
  const found = own.matchAll(/>([^<]+)<| (?:aria-label|alt|placeholder|title)="([^"]+)"/g);
  return [...found].map(([, text, said]) =>
    (text ?? said ?? "").replaceAll("&#x27;", "'").replaceAll("&amp;", "&").trim(),
  );
}
