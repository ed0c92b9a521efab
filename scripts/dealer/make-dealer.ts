import { constants } from "node:fs";
import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { countryOf } from "~/domain/country/country-of";
import type { DealerRun } from "../run-dealer";
import type { Answers } from "./dealer-answers";
import { dealerJson } from "./dealer-json";
import { legalPages } from "./legal-pages";
import { siteFile } from "./site-file";
import { interfaceWords } from "./interface-words";

const SCHEMAS = ["site.schema.json", "content.schema.json"];

/**
 * Writes a new dealer's folder; nothing that is there is touched.
 * @returns what to say of it
 * @throws Error when the folder is there
 */
export async function makeDealer(
  answers: Answers,
  { dir, root, presets }: Pick<DealerRun, "dir" | "root" | "presets">,
): Promise<readonly string[]> {
  const folder = join(dir, answers.slug);
  const country = countryOf(answers.country);
  const t = interfaceWords(country.locale);
  const files = new Map([
    ["site.json", dealerJson(siteFile(answers, { t, presets }))],
    ...legalPages(answers, country).map(({ name, text }) => [`content/pages/${name}.md`, text] as const),
  ]);
  await mkdir(dir, { recursive: true });
  // Not recursive: this refuses a folder that is there.
  await mkdir(folder).catch((error: unknown) => {
    throw new Error(`${folder}: expected no folder of this name`, { cause: error });
  });
  for (const [name, text] of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text, { flag: "wx" });
  }
  await schemasBeside(dir, join(root, "tenant-config"));
  return [
    `${folder} has ${[...files.keys()].join(", ")}.`,
    "",
    "Look at what nobody told us:",
    ...toLookAt(answers),
  ];
}

/** Editors find the schemas beside the dealers, wherever these are kept. */
async function schemasBeside(dir: string, from: string): Promise<void> {
  for (const name of SCHEMAS)
    await copyFile(join(from, name), join(dir, name), constants.COPYFILE_EXCL).catch((error: unknown) => {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    });
}

function toLookAt({ slug, region, hours }: Answers): readonly string[] {
  const days = hours.map(({ weekday, open, close }) => `${DAYS[weekday] ?? ""} ${open}-${close}`);
  return [
    `  site.openingHours: ${days.join(", ")}`,
    `  site.region: ${region} (the REGION of the deployment that serves this dealer)`,
    "  content/pages/terms.md, privacy.md: drafts that say so; your lawyer checks them and takes the note out",
    "  finance.hidden: no finance panel until the lender's figures stand in finance",
    "  theme.logo: the name set in type, until your logo and icon lie in media/ (docs/dealers.md)",
    "  reserve: what you promise with a reserved vehicle",
    "  home.paymentIcons: no means of payment in the footer until you say how shoppers may pay",
    "",
    `Then give it stock (docs/stock.md), run npm start and open http://${slug}.localhost:3000.`,
  ];
}

const DAYS = ["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"];
