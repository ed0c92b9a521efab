import { CheckoutPage } from "~/features/checkout/checkout-page";
import type { CheckoutPageView, ClosedView } from "~/features/checkout/checkout-view";
import { ClosedPage } from "~/features/checkout/closed-page";
import { type BegunForm, BegunNotice } from "~/features/forms/begun-notice";
import { NoticeText } from "~/features/forms/fields/notice-text";
import type { FormAnswer, FormNotice, FormView } from "~/features/forms/form-view";
import { LaterLeadForm } from "~/features/forms/later-lead-form";
import { Alert } from "~/ui/alert/alert";
import { VehicleBrief } from "~/features/forms/brief/vehicle-brief";
import type { VehicleBriefView } from "~/features/forms/brief/vehicle-brief-view";

/** A page of the checkout, or why there is none now. */
export type CheckoutRouteView =
  | {
      readonly kind: "open";
      readonly page: CheckoutPageView;
      readonly form: FormView;
      readonly vehicle: VehicleBriefView | null;
      /** Said above a form that holds what was typed in this browser before. */
      readonly begun?: BegunForm | null;
      /** Said above an empty form whose earlier answers are gone. */
      readonly lost?: FormNotice | null;
    }
  | { readonly kind: "closed"; readonly page: ClosedView }
  /** A form that was sent back because its vehicle cannot be looked up; it is drawn without the vehicle. */
  | { readonly kind: "waiting"; readonly page: ClosedView; readonly form: FormView };

/** Draws a page of the checkout with its form and vehicle. */
export function CheckoutRoute({
  view,
  answer,
}: {
  readonly view: CheckoutRouteView;
  readonly answer: FormAnswer | undefined;
}) {
  if (view.kind === "closed") return <ClosedPage page={view.page} />;
  const { form } = view;
  const fields = <LaterLeadForm key={`${form.id}-${form.action}`} view={form} answer={answer} />;
  if (view.kind === "waiting") return <ClosedPage page={view.page}>{fields}</ClosedPage>;
  const { page, vehicle, begun = null, lost = null } = view;
  const lostAlert = lost !== null && (
    <Alert tone="warning" title={lost.title}>
      <NoticeText notice={lost} />
    </Alert>
  );
  return (
    <CheckoutPage
      page={page}
      before={
        <>
          {lostAlert}
          {begun === null ? null : <BegunNotice begun={begun} />}
        </>
      }
      refused={answer !== undefined}
      vehicle={vehicle === null ? null : <VehicleBrief vehicle={vehicle} />}
    >
      {fields}
    </CheckoutPage>
  );
}
