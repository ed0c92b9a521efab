import type { Translator } from "~/i18n/translator";

/** The copy every card of a list shares: translated once per list, not once per card. */
export interface CardLabels {
  readonly enquire: string;
  readonly finance: string;
  readonly testDrive: string;
  readonly reserve: string;
  readonly viewDetails: string;
  readonly similar: string;
  readonly was: string;
  readonly photos: string;
  readonly noPicture: string;
  readonly save: string;
  /** Beside the heart of a vehicle that is saved. */
  readonly saved: string;
  readonly compare: string;
  /** Of a vehicle that came in after the visitor's last visit. */
  readonly fresh: string;
}

/** {@link CardLabels} in the site's words. */
export function cardLabels(t: Translator): CardLabels {
  return {
    enquire: t("card.enquire"),
    finance: t("card.finance"),
    testDrive: t("card.testDrive"),
    reserve: t("card.reserve"),
    viewDetails: t("card.viewDetails"),
    similar: t("vehicle.similar"),
    was: t("card.was"),
    photos: t("card.photos"),
    noPicture: t("card.noPicture"),
    save: t("shortlist.save"),
    saved: t("site.saved"),
    compare: t("shortlist.compare"),
    fresh: t("card.fresh"),
  };
}
