import { joined } from "../text/joined";
import type { Letter, Letterhead, LetterPart, LetterVehicle } from "./letter";

/** A letter as plain text, for readers without HTML: the same words in the same order. */
export function letterText(
  letter: Pick<Letter, "parts">,
  head: Pick<Letterhead, "language" | "name" | "phone" | "address" | "url">,
): string {
  const signature = [head.name, head.address, head.phone?.text, head.url];
  const foot = signature.filter((line) => line !== null && line !== undefined).join("\n");
  return `${[...letter.parts.map((part) => partText(part, colonOf(head.language))), `-- \n${foot}`].join("\n\n")}\n`;
}

/** What stands between a label and its value: Chinese has a colon that is as wide as a letter. */
function colonOf(language: string): string {
  return /^zh\b/.test(language) ? "：" : ": ";
}

function partText(part: LetterPart, colon: string): string {
  switch (part.kind) {
    case "text":
      return part.text;
    case "note":
      return part.link === undefined
        ? part.text
        : joined(part.text, `${part.link.label}${colon}${part.link.href}`);
    case "facts":
      return part.rows.map(({ label, value }) => `${label}${colon}${value}`).join("\n");
    case "vehicle":
      return vehicleText(part.vehicle);
    case "steps":
      return [part.title, ...part.steps.map((step, at) => `${at + 1}. ${step}`)].join("\n");
    case "link":
      return `${part.label}${colon.trim()}\n${part.href}`;
  }
}

function vehicleText({ name, facts, price, href }: LetterVehicle): string {
  return [name, ...(price === null ? [] : [price]), ...facts, href].join("\n");
}
