import { workAddress } from "~/pages/form/opened/asked-about.server";
import type { FormRequest } from "~/pages/form/form-request.server";
import { siteFormatter } from "~/request/site-context.server";

/** What the workshop's work costs, above the form that books it. */
export interface WorkshopPricesView {
  readonly title: string;
  readonly items: readonly {
    readonly name: string;
    /** "From $329"; null where the dealer quotes it. */
    readonly price: string | null;
    readonly note: string;
    /** The form with its type of service chosen, about this work. */
    readonly book: { readonly href: string; readonly label: string; readonly about: string };
  }[];
  /** What the prices rest on, and the loan car; empty without either. */
  readonly notes: readonly string[];
}

type AskedForm = Pick<FormRequest, "key" | "path"> & {
  readonly site: Pick<FormRequest["site"], "t" | "config">;
};

/**
 * The dealer's list of prices with the way to book each of them; null for every other form, and for a dealer that gives
 * none.
 * @param anchor the place of the form on its page
 */
export function buildWorkshopPrices(
  { key, path, site: { config, t } }: AskedForm,
  anchor: string,
): WorkshopPricesView | null {
  const { prices, pricesNote, loanCar } = config.forms.workshop;
  if (key !== "service" || prices.length === 0) return null;
  const format = siteFormatter(config);
  return {
    title: t("forms.service.prices.title"),
    items: prices.map(({ name, from, note, type }) => {
      return {
        name,
        price: from === null ? null : t("forms.service.prices.from", { price: format.money(from) }),
        note,
        book: {
          href: `${workAddress(path, name, type)}#${anchor}`,
          label: t("forms.service.prices.book"),
          about: name,
        },
      };
    }),
    notes: [pricesNote, loanCar ? t("forms.service.prices.loanCar") : ""].filter((note) => note !== ""),
  };
}
