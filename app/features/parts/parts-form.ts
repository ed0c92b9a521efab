import type { PageSite } from "~/domain/content/page-frame";
import type { FoundParts, PartsQuery } from "~/domain/parts/find-parts";
import type { PartsFormView } from "./parts-view";

/** What the list of parts is asked by, at its own page and above the form of the counter; without an order. */
export function partsForm(
  query: PartsQuery,
  { vehicles }: FoundParts,
  action: string,
  { content, t }: PageSite,
): PartsFormView {
  return {
    action,
    words: {
      label: t("parts.words"),
      placeholder: t("parts.placeholder", { number: content.parts.parts[0]?.number ?? "" }),
      value: query.text,
    },
    vehicle: {
      label: t("parts.vehicle"),
      value: query.fits,
      options: [
        { value: "", label: t("parts.anyVehicle") },
        ...vehicles.map(({ value, label }) => ({ value, label })),
      ],
    },
    sort: null,
    category: query.category,
    submit: t("parts.submit"),
  };
}
