import type { DepositTerms } from "~/features/checkout/checkout-view";
import { FactList } from "~/features/checkout/fact-list";
import { VehicleBrief } from "~/features/forms/brief/vehicle-brief";
import type { VehicleBriefView } from "~/features/forms/brief/vehicle-brief-view";
import { Panel } from "~/ui/panel/panel";
import { classNames } from "~/ui/theme/class-names";
import { muted, small, strong } from "~/ui/theme/typography.css";

/** What somebody signs in to reserve or buy. */
export interface CheckoutAheadView {
  readonly vehicle: VehicleBriefView;
  readonly terms: DepositTerms;
}

/** The vehicle that somebody signs in for, and what is paid first. */
export function CheckoutAhead({ view: { vehicle, terms } }: { readonly view: CheckoutAheadView }) {
  return (
    <>
      <VehicleBrief vehicle={vehicle} />
      <Panel>
        <p className={strong}>{terms.title}</p>
        <FactList rows={terms.rows} />
        <p className={classNames(small, muted)}>{terms.promise}</p>
      </Panel>
    </>
  );
}
