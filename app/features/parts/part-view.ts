import { exactMoney } from "~/domain/money/money-format";
import type { PageSite } from "~/domain/content/page-frame";
import { formPath } from "~/domain/forms/site-form";
import type { Part, PartCategory } from "~/domain/parts/part-file";
import type { PartView } from "./parts-view";

/** A part as its row prints it, with the way to the parts form already filled in (ROUTE-31, ROUTE-32). */
export function partView(part: Part, categories: readonly PartCategory[], site: PageSite): PartView {
  const { t } = site;
  const { number, name, note, price, fitted, days, image } = part;
  const category = categories.find(({ slug }) => slug === part.category);
  const href = askHref(site, `${name} (${number})`, onlyVehicle(part));
  return {
    id: number,
    name,
    number: t("parts.number", { number }),
    fits: fitsText(part, site),
    note,
    price: price === null ? t("parts.onRequest") : amountText(price, site),
    fitted: fitted === null ? "" : t("parts.fitted", { amount: amountText(fitted, site) }),
    isHere: days === 0,
    delivery: days === 0 ? t("parts.here") : t("parts.days", { count: days }),
    image,
    drawing: category?.drawing ?? "package",
    ask: href === null ? null : { href, label: t("parts.ask") },
  };
}

/** The parts form, asking for something; null where the dealer has no such form. */
export function askHref({ config }: PageSite, part: string, vehicle = ""): string | null {
  const path = formPath(config, "parts");
  if (path === null) return null;
  const params = new URLSearchParams({
    ...(part === "" ? {} : { part }),
    ...(vehicle === "" ? {} : { vehicle }),
  });
  const search = params.toString();
  return search === "" ? path : `${path}?${search}`;
}

/** A part for one model alone says which vehicle it is for; the year is the shopper's to add. */
function onlyVehicle({ fits }: Part): string {
  const [only, ...others] = fits;
  return only === undefined || others.length > 0 ? "" : `${only.make} ${only.model}`;
}

function fitsText({ fits, universal }: Part, { t }: PageSite): string {
  if (universal) return t("parts.fitsAll");
  if (fits.length === 0) return t("parts.fitsAsk");
  const vehicles = fits.map(({ make, model, from, to }) => {
    const years =
      from !== null && to !== null
        ? `${String(from)}–${String(to)}`
        : from !== null
          ? t("parts.from", { year: String(from) })
          : to !== null
            ? t("parts.until", { year: String(to) })
            : "";
    return [make, model, years].filter(Boolean).join(" ");
  });
  return t("parts.fits", { vehicles: vehicles.join(", ") });
}

/** Small parts cost cents: they show where there are any. */
function amountText(amount: number, { config: { site } }: PageSite): string {
  return exactMoney(site.locale, site.currency)(amount);
}
