import { execFile } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

const ROOT = join(import.meta.dirname, "..", "..");
const COUNTRIES = [
  {
    country: "au",
    address: "12 High Street, Penrith NSW 2750",
    phone: "02 5550 010",
  },
  {
    country: "nz",
    address: "244 Great South Road, Penrose, Auckland 1061",
    phone: "09 555 010",
  },
] as const;
const TEMPLATES = ["classic", "franchise", "group"] as const;

/** A dealer to make: what the flags of `npm run dealer -- new` say of it. */
export interface MadeDealer {
  readonly slug: string;
  readonly mail: string;
  readonly flags: readonly string[];
}

/** A dealer in each template and each country; no two have anything in common. */
export const MADE_DEALERS: readonly MadeDealer[] = COUNTRIES.flatMap(({ country, address, phone }) =>
  TEMPLATES.map((template, index) => {
    const slug = `emu-${country}-${template}`;
    const mail = `hello@${slug}.example`;
    const said = {
      name: `Emu ${template} ${country}`,
      country,
      template,
      host: `www.${slug}.example`,
      mail,
      phone: `${phone}${index}`,
      address,
      kinds: index === 0 ? "car, used" : "car, caravan, new, used",
      makes: "Toyota, Mazda",
      colours: "#0a4d8c, #C2410C",
    };
    return { slug, mail, flags: Object.entries(said).flatMap(([name, value]) => [`--${name}`, value]) };
  }),
);

/** The least a dealer's file may hold, beside the others. */
export const LEAST_DEALER = "kea-motors";
const LEAST = {
  site: {
    slug: LEAST_DEALER,
    template: "classic",
    id: LEAST_DEALER,
    name: "Kea Motors",
    url: "https://www.kea-motors.example",
    hosts: ["www.kea-motors.example"],
    region: "au-east",
    country: "au",
    email: "hello@kea-motors.example",
    dealerships: [{ id: LEAST_DEALER, name: "Kea Motors", slug: LEAST_DEALER }],
  },
  theme: { logo: { wordmark: "Kea" } },
};

/**
 * Makes the first with the command, as somebody at a terminal would, the others as the command does within this process, and
 * writes the least by hand.
 */
export async function makeDealers(dir: string): Promise<void> {
  const [first, ...others] = MADE_DEALERS;
  if (first === undefined) throw new Error("There is no dealer to make.");
  await promisify(execFile)(
    process.execPath,
    ["--import", "tsx", "scripts/dealer.ts", "new", first.slug, ...first.flags],
    { cwd: ROOT, env: { ...process.env, TENANT_CONFIG_DIR: dir } },
  );
  for (const dealer of others) await makeHere(dir, dealer);
  writeLeastDealer(dir);
}

async function makeHere(dir: string, { slug, flags }: MadeDealer): Promise<void> {
  // Read only where they are run: every process of the test runner reads every test.
  const { runDealer } = await import("../../scripts/run-dealer");
  const { TEMPLATE_PRESETS } = await import("../../app/templates/presets");
  const said: string[] = [];
  const code = await runDealer(["new", slug, ...flags], {
    dir,
    root: ROOT,
    presets: TEMPLATE_PRESETS,
    region: null,
    secrets: { secrets: new Map() },
    say: (line) => void said.push(line),
    ask: null,
    site() {
      throw new Error("asked for the site, as a preview alone may");
    },
  });
  if (code !== 0) throw new Error(said.join("\n"));
}

/** Writes the dealer of the least file. */
export function writeLeastDealer(dir: string): void {
  mkdirSync(join(dir, LEAST_DEALER));
  writeFileSync(join(dir, LEAST_DEALER, "site.json"), JSON.stringify(LEAST));
}
