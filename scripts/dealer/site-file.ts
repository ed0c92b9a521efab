import { countryOf } from "~/domain/country/country-of";
import { type SiteConfig, type SiteConfigInput, siteConfigSchema } from "~/domain/tenant/site-config";
import { WRITTEN_PAGES } from "~/domain/tenant/pages";
import { withPagesThatHaveMatter } from "~/domain/tenant/standard/pages-with-matter";
import { standardHomeBlocks } from "~/domain/tenant/standard/standard-home";
import { standardFooter, standardMenu } from "~/domain/tenant/standard/standard-nav";
import { contrastFaults } from "~/domain/tenant/theme-tokens";
import type { Translator } from "~/i18n/translator";
import type { DealerRun } from "../run-dealer";
import type { Answers } from "./dealer-answers";

/** What `theme.logo.wordmark` may have. */
const MOST_LETTERS = 40;

/** What the words and colours of a file are made with. */
export interface Making {
  readonly t: Translator;
  readonly presets: DealerRun["presets"];
}

/**
 * The site.json of a new dealer: who it is, and menus, home page and footer that follow from that.
 * @throws Error when the template's other colours cannot be read beside the dealer's
 */
export function siteFile(answers: Answers, { t, presets }: Making): SiteConfigInput {
  const base = baseOf(answers);
  requireReadable(answers, presets);
  // Menus name pages that are still to be written: each shows once it is there.
  const parsed = siteConfigSchema.parse({ ...base, content: { pages: [...WRITTEN_PAGES, "offers"] } });
  const config: SiteConfig = withPagesThatHaveMatter(parsed);
  return {
    ...base,
    nav: {
      items: [...standardMenu(config, t)],
      footerColumns: standardFooter(config, t).map(({ title, links }) => ({ title, links: [...links] })),
    },
    home: { ...base.home, blocks: [...standardHomeBlocks(config, t)] },
  };
}

/** What was answered, and what is off until the dealer says otherwise. */
function baseOf(answers: Answers): SiteConfigInput {
  const { name, mail, makes, colours, kinds } = answers;
  return {
    $schema: "../site.schema.json",
    site: whoAndWhere(answers),
    theme: {
      logo: { wordmark: shortName(name) },
      ...(colours === undefined ? {} : { tokens: colours }),
    },
    ...(makes.length === 0 ? {} : { filters: { popularMakes: makes } }),
    leads: { sinks: [{ id: "desk", type: "adfMail", to: [mail] }] },
    search: { carTypes: [...kinds.carTypes] },
    // On a used car "New", the platform's word, reads as its condition.
    tags: { justArrivedLabel: "Just arrived" },
    // Figures and promises are the dealer's to make.
    home: { paymentIcons: false },
    finance: { hidden: true },
    reserve: { warrantyYears: null },
  };
}

/** As many whole words of a name as a logo may have letters. */
function shortName(name: string): string {
  if (name.length <= MOST_LETTERS) return name;
  const cut = name.slice(0, MOST_LETTERS + 1);
  return cut.includes(" ") ? cut.slice(0, cut.lastIndexOf(" ")).trim() : name.slice(0, MOST_LETTERS);
}

function whoAndWhere(answers: Answers): SiteConfigInput["site"] {
  const { slug, template, name, host, region, country, kinds, phone, mail, makes, address, hours } = answers;
  const { locale, currency, timeZone } = countryOf(country);
  const { street, city, state, postcode } = address;
  const stateText = countryOf(country).stateInAddress ? state.code.toUpperCase() : state.name;
  return {
    slug,
    template,
    id: slug,
    name,
    url: `https://${host}`,
    hosts: host.startsWith("www.") ? [host, host.slice("www.".length)] : [host],
    region,
    country,
    locale,
    currency,
    timeZone: state.timeZone ?? timeZone,
    defaultState: state.code,
    vehicleTypes: [...kinds.itemTypes],
    dealerships: [{ id: slug, name, slug }],
    locations: [
      {
        id: slug,
        name: city,
        slug,
        primary: true,
        dealershipId: slug,
        ...(makes.length === 0 ? {} : { manufacturers: makes }),
        address: { street, city, state: stateText, postcode },
        contactDetail: { phone },
      },
    ],
    openingHours: hours.map((day) => ({ ...day })),
    phones: { main: phone },
    email: mail,
  };
}

function requireReadable({ colours, template }: Answers, presets: DealerRun["presets"]): void {
  const faults = contrastFaults({ ...presets[template]?.colours, ...colours });
  if (faults.length > 0) throw new Error(faults.map((fault) => `--colours: ${fault}`).join("\n"));
}
