import type { VehiclePageView } from "~/features/vehicle/page/vehicle-page-view";
import { HiddenNumber } from "~/features/vehicle/page/contact/hidden-number";
import { StickyBar, type StickySteps } from "~/features/vehicle/page/contact/sticky-bar";
import { ShortForms } from "~/pages/short-form/short-forms";

export interface UsedPartsProps {
  readonly page: VehiclePageView;
  /** Null where sticky bars are off. */
  readonly sticky: StickySteps | null;
}

/** What a vehicle's page has only once somebody uses it: the bar along the top, forms in dialogs, and the hidden number. */
export function UsedParts({ page, sticky }: UsedPartsProps) {
  return (
    <>
      {sticky === null || page.state === "sold" ? null : <StickyBar page={page} steps={sticky} />}
      {page.phone?.hidden === true ? <HiddenNumber phone={page.phone} /> : null}
      <ShortForms />
    </>
  );
}
