import { parseArgs } from "node:util";
import type { LoadTenantsOptions } from "~/infra/tenant/load-tenants.server";
import { checkDealers, type Finding } from "./dealer/check-dealers";
import { type Ask, completeAnswers } from "./dealer/complete-answers";
import { dealersDiff } from "./dealer/dealers-diff";
import { effectiveDealer } from "./dealer/effective-dealer";
import { findingsText } from "./dealer/findings-text";
import { makeDealer } from "./dealer/make-dealer";
import { preparePreview, type PreviewSite } from "./dealer/preview-dealer";
import { shownValues } from "./dealer/shown-values";
import { dealersIn } from "./known-dealer";
import { readPlatformNames } from "./platform-names";

const USAGE = `npm run dealer -- new SLUG [--name NAME --country au|nz --template NAME --host HOST --mail ADDRESS
    --phone NUMBER --address "STREET, TOWN STATE POSTCODE" --kinds car,truck --makes Kia,Mazda
    --colours "#0a4d8c" --hours "Mo-Fr 08:30-17:30, Sa 09:00-13:00" --region NAME]
npm run dealer -- check [SLUG]
npm run dealer -- show SLUG
npm run dealer -- diff SLUG SLUG
npm run dealer -- preview SLUG --with FOLDER [--port 3100]`;

const OPTIONS = {
  name: { type: "string" },
  country: { type: "string" },
  template: { type: "string" },
  host: { type: "string" },
  mail: { type: "string" },
  phone: { type: "string" },
  address: { type: "string" },
  kinds: { type: "string" },
  makes: { type: "string" },
  colours: { type: "string" },
  hours: { type: "string" },
  region: { type: "string" },
  with: { type: "string" },
  port: { type: "string" },
  help: { type: "boolean", short: "h", default: false },
} as const;

/** What a run is given besides its arguments. */
export interface DealerRun {
  /** The folder of dealer folders. */
  readonly dir: string;
  /** The project's folder, which has the schemas. */
  readonly root: string;
  readonly presets: LoadTenantsOptions["presets"];
  /** The region of this deployment; null for all of them. */
  readonly region: string | null;
  readonly secrets: Pick<LoadTenantsOptions, "secrets" | "feedSecrets" | "pluginSecrets" | "paymentKeys">;
  readonly say: (text: string) => void;
  /** Asks the person at the terminal; null where there is none. */
  readonly ask: Ask | null;
  /** The site a preview stands beside; asked for by a preview alone, because it needs the site's data. */
  site(): PreviewSite;
}

/**
 * Does what somebody asks about dealers' folders.
 * @returns the exit code: 1 when a check finds faults
 * @throws an Error for the person at the keyboard when the arguments make no sense
 */
export async function runDealer(args: readonly string[], run: DealerRun): Promise<number> {
  const { positionals, values: given } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: OPTIONS,
  });
  const { help, ...values } = given;
  if (help) {
    run.say(USAGE);
    return 0;
  }
  const [command, slug, other] = positionals;
  refuseStrayOptions(command, Object.keys(values));
  switch (command) {
    case "new":
      return newDealer(required(slug), values, run);
    case "check":
      return check(slug, run);
    case "show":
      for (const { path, value, from } of shownValues(await effectiveDealer(known(slug, run), run)))
        run.say(`${path} = ${value}  (${from})`);
      return 0;
    case "diff": {
      const [one, two] = [known(slug, run), known(other, run)];
      run.say(dealersDiff(await effectiveDealer(one, run), await effectiveDealer(two, run)));
      return 0;
    }
    case "preview":
      return preview(required(slug), values, run);
    default:
      throw new Error(`expected one of\n${USAGE}`);
  }
}

const PREVIEW_OPTIONS = ["with", "port"];

/** @throws Error for an option that would do nothing */
function refuseStrayOptions(command: string | undefined, given: readonly string[]): void {
  const isOwn = (name: string) =>
    command === "preview"
      ? PREVIEW_OPTIONS.includes(name)
      : command === "new" && !PREVIEW_OPTIONS.includes(name);
  const stray = given.find((name) => !isOwn(name));
  if (stray !== undefined) throw new Error(`--${stray}: "${String(command)}" has no such option\n${USAGE}`);
}

async function newDealer(
  slug: string,
  given: Readonly<Record<string, string | undefined>>,
  run: DealerRun,
): Promise<number> {
  const answers = await completeAnswers({ slug, ...given }, run);
  for (const line of await makeDealer(answers, run)) run.say(line);
  run.say("");
  return check(slug, run);
}

async function check(slug: string | undefined, run: DealerRun): Promise<number> {
  const dealer = slug === undefined ? undefined : known(slug, run);
  const findings = await checkDealers(checkOptions(run), dealer);
  run.say(findingsText(findings, dealer ?? `${dealersIn(run.dir).length} dealers`));
  return hasFault(findings) ? 1 : 0;
}

function checkOptions({ dir, presets, secrets }: DealerRun) {
  return { dir, presets, platform: readPlatformNames(), ...secrets };
}

const hasFault = (findings: readonly Finding[]) => findings.some(({ level }) => level === "fault");

async function preview(
  slug: string,
  { with: folder, port = "3100" }: { readonly with?: string; readonly port?: string },
  run: DealerRun,
): Promise<number> {
  if (folder === undefined) throw new Error(`--with: expected a folder, received nothing\n${USAGE}`);
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new Error(`--port: expected a number from 0 to 65535, received ${port}`);
  const prepared = await preparePreview({ slug, folder, port: Number(port) }, checkOptions(run));
  try {
    run.say(findingsText(prepared.findings, slug));
    if (hasFault(prepared.findings)) return 1;
    return await prepared.start(run.site(), run.say);
  } finally {
    prepared.remove();
  }
}

function known(slug: string | undefined, { dir }: DealerRun): string {
  const dealers = dealersIn(dir);
  if (dealers.includes(required(slug))) return required(slug);
  throw new Error(`expected a dealer (${dealers.join(", ")}), received ${String(slug)}`);
}

function required(slug: string | undefined): string {
  if (slug === undefined) throw new Error(`expected a dealer's slug\n${USAGE}`);
  return slug;
}
