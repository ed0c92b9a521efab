import { ENTRY_BLOCK } from "~/domain/tenant/checks/content-blocks";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { yearIn } from "~/domain/time/year-in";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { vehicleBlock } from "~/domain/vehicle/vehicle-block";
import type { Translator } from "~/i18n/translator";
import { IDENTITY } from "~/features/vehicle/page/facts/facts-once";
import type { FactView } from "~/features/vehicle/page/facts/fact-view";
import type { CopyBlockView, InfoEntryView, VehicleOfferView } from "./info-view";

/**
 * A copy block of the dealer's for this vehicle; null where there is none, and the section is then left out (OPEN-61).
 * @param title the platform's heading, for a block without one of its own
 */
export function copyBlock(
  vehicle: Vehicle,
  { config, now }: Pick<InfoSite, "config" | "now">,
  name: string,
  title: string,
): CopyBlockView | null {
  const block = vehicleBlock(config, name, vehicle, yearIn(now, config.site.timeZone));
  return block ? { title: block.title ?? title, paragraphs: paragraphsOf(block.text) } : null;
}

/** What the accordion's entries are made from besides the vehicle. */
interface InfoSite {
  readonly config: SiteConfig;
  readonly t: Translator;
  readonly now: Date;
  /** Of today, about this vehicle. */
  readonly offers?: readonly VehicleOfferView[];
}

/** The info accordion (VDP-10): registration and identity, offers, the dealer's own entries, the history report. */
export function infoEntries(
  vehicle: Vehicle,
  specs: readonly FactView[],
  { config, t, now, offers = [] }: InfoSite,
): readonly InfoEntryView[] {
  const rows = specs.filter(({ key }) => IDENTITY.includes(key));
  const thisYear = yearIn(now, config.site.timeZone);
  const own = Object.keys(config.content.blocks).flatMap((key) => {
    const block = key.startsWith(ENTRY_BLOCK) ? vehicleBlock(config, key, vehicle, thisYear) : null;
    return block?.title === undefined
      ? []
      : [entry(key, block.title, { paragraphs: paragraphsOf(block.text) })];
  });
  const report =
    vehicle.file === null ? null : { label: t("vehicle.buttons.carHistoryReport"), href: vehicle.file };
  return [
    ...(rows.length === 0 ? [] : [entry("registration", t("vehicle.info.registration"), { rows })]),
    ...offers.map(({ title, terms, href }) =>
      entry(`offer-${href}`, t("offer.onVehicle", { name: title }), {
        paragraphs: terms === "" ? [] : [terms],
        link: { label: t("offer.view"), href },
      }),
    ),
    ...own,
    ...(report === null ? [] : [entry("history", t("vehicle.info.history"), { link: report })]),
  ];
}

function entry(key: string, title: string, parts: Partial<InfoEntryView>): InfoEntryView {
  return { rows: [], paragraphs: [], link: null, ...parts, key, title };
}

function paragraphsOf(text: string): readonly string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, " ").trim())
    .filter((paragraph) => paragraph !== "");
}
