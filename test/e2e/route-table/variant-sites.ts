import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PAGE_KEYS, WRITTEN_PAGES } from "~/domain/tenant/pages";
import { startBuiltServer } from "../../setup/built-server";
import { type Dealer, DEALERS, hostOf } from "../../setup/dealers";
import { get } from "../../setup/http";
import { readSites } from "../../setup/site-configs";
import { type AskedSite, askedSite } from "./asked-site";

/** Pages with words of their own in every variant that has them all. */
const WORDS = Object.fromEntries(
  [...WRITTEN_PAGES]
    .filter((page) => !["faq", "blog", "models", "partsSearch"].includes(page))
    .map((page) => [page, { title: `About ${page}`, text: "A few words, so that there is a page." }]),
);

const OFF = { watchlist: false, garage: false, savedSearches: false, print: false, buyOnline: false };

interface Variant {
  readonly name: string;
  readonly groups: Group;
  /** Nothing that the dealer has written: texts of pages that are switched off are a fault. */
  readonly wordless?: true;
}

type Group = Readonly<Record<string, object>>;

/** What each variant changes of a dealer's file; whatever it does not name stays as the dealer has it. */
const VARIANTS: readonly Variant[] = [
  {
    name: "nothing but stock",
    wordless: true,
    groups: { routes: { enabled: ["home", "search", "vehicle"] }, features: OFF },
  },
  {
    name: "everything",
    groups: everything({
      sell: "/trade-in",
      finance: "/finance-enquiry",
      service: "/ford-service",
      contact: "/contact",
      location: "/locations/{slug}",
      directory: "/dealerships",
      garage: "/mybigboxcars",
      watchlist: "/my-watchlist",
      modelsSegment: "new-vehicles",
      usedCarVariants: true,
    }),
  },
  {
    name: "everything, finance and service at providers",
    groups: {
      ...everything({
        sell: "/sell-my-car",
        finance: "https://finance.example/apply",
        service: "https://booking.example/yard",
        contact: "/contact-us",
        location: "/contact-us/{slug}",
        directory: "/dealer-locator",
        garage: "/myblinkr",
        watchlist: "/saved-vehicles",
        checkoutSegment: "buy-online",
      }),
      nav: {
        items: [
          { label: "Finance", page: "finance" },
          { label: "Service", page: "service" },
        ],
      },
    },
  },
  {
    name: "everything, behind gates",
    groups: {
      ...everything({ sell: "/sell-your-car", finance: "/apply-for-finance", garage: "/myservco" }),
      auth: { gates: { checkout: true, spinToWin: true } },
    },
  },
];

function everything(routes: object): Readonly<Record<string, object>> {
  return {
    routes: { ...routes, enabled: PAGE_KEYS, redirects: [] },
    features: { watchlist: true, garage: true, buyOnline: true, print: true },
    content: { blocks: WORDS },
    forms: { spinToWin: { prizes: [{ id: "wash", label: "A car wash", weight: 1 }] } },
  };
}

/** Configurations no demonstration dealer has, on a server of their own: changed copies of those dealers. */
export interface VariantSites {
  readonly sites: readonly AskedSite[];
  stop(): Promise<void>;
}

export async function startVariantSites(): Promise<VariantSites> {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-routes-"));
  const variants = VARIANTS.map((variant, index) => ({ ...variant, dealer: dealerAt(index) }));
  for (const variant of variants) writeVariant(folder, variant.dealer, variant);
  const server = await startBuiltServer({ env: { TENANT_CONFIG_DIR: folder }, shippedStock: true });
  const known = await readSites(folder);
  const sites = variants.map(async ({ name, dealer }) => {
    const site = known.get(dealer.slug);
    if (site === undefined) throw new Error(`no variant of ${dealer.slug}`);
    const host = `${hostOf(dealer)}:${String(server.port)}`;
    return askedSite({
      ...site,
      name,
      ask: (target, options) => get(server.port, target, { host, ...options }),
    });
  });
  return {
    sites: await Promise.all(sites),
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Enough to list; thousands would take the start of the server longer than all questions. */
const MOST_VEHICLES = 60;

interface DemoStock {
  readonly groups: readonly { readonly count: number }[];
}

function dealerAt(index: number): Dealer {
  const dealer = DEALERS[index];
  if (dealer === undefined) throw new Error("There are fewer dealers than variants.");
  return dealer;
}

function writeVariant(folder: string, { slug }: Dealer, { groups, wordless }: Variant): void {
  const [from, to] = [join("tenant-config", slug), join(folder, slug)];
  mkdirSync(to, { recursive: true });
  cpSync(from, to, { recursive: true, filter: (file) => wordless !== true || !file.endsWith("content") });
  // The server checks what it reads; whole groups are changed here.
  const config = JSON.parse(readFileSync(join(from, "site.json"), "utf8")) as Group;
  const changed = Object.fromEntries(
    Object.entries(groups).map(([name, group]) => [name, { ...config[name], ...group }]),
  );
  writeFileSync(join(to, "site.json"), JSON.stringify({ ...config, ...changed }));
  const stock = JSON.parse(readFileSync(join(from, "demo-stock.json"), "utf8")) as DemoStock;
  const few = stock.groups.map((group) => ({ ...group, count: Math.min(group.count, MOST_VEHICLES) }));
  writeFileSync(join(to, "demo-stock.json"), JSON.stringify({ ...stock, groups: few }));
}
