import { ClosedPage } from "~/features/checkout/closed-page";
import type { ClosedView } from "~/features/checkout/checkout-view";
import { OrderPage } from "~/features/checkout/order/order-page";
import type { OrderView } from "~/features/checkout/order/order-view";
import { SandboxPage } from "~/features/checkout/sandbox-page";
import type { SandboxView } from "~/features/checkout/sandbox-view";
import { StepBar } from "~/features/checkout/step-bar";
import { VehicleBrief } from "~/features/forms/brief/vehicle-brief";
import type { VehicleBriefView } from "~/features/forms/brief/vehicle-brief-view";
import { CheckoutRoute, type CheckoutRouteView } from "~/pages/checkout/checkout-route";
import { Example, State } from "../../frame/example";
import { useSample } from "../sample-words";
import { BORROWED, statesOf } from "../states-of";

export interface CheckoutExamplesProps {
  readonly open: CheckoutRouteView | null;
  readonly invoice: CheckoutRouteView | null;
  readonly closed: Readonly<Record<string, ClosedView>>;
  readonly orders: Readonly<Record<string, OrderView>>;
  readonly vehicle: VehicleBriefView;
  readonly sandbox: Readonly<Record<string, SandboxView>>;
}

/** Reserving and paying. */
export function CheckoutExamples({ open, invoice, closed, orders, vehicle, sandbox }: CheckoutExamplesProps) {
  return (
    <>
      <Steps />
      <Example name="CheckoutPage" width="page" about={BORROWED}>
        {statesOf({ "reserve a vehicle": open, "pay an invoice": invoice }, (view) => (
          <CheckoutRoute view={view} answer={undefined} />
        ))}
        {statesOf({ "answers to look through": withAnswers(open) }, (view) => (
          <CheckoutRoute view={view} answer={undefined} />
        ))}
      </Example>
      <Example name="ClosedPage" width="page">
        {statesOf(closed, (page) => (
          <ClosedPage page={page} />
        ))}
      </Example>
      <Example name="OrderPage" width="page">
        {statesOf(orders, (order) => (
          <OrderPage order={order} vehicle={<VehicleBrief vehicle={vehicle} />} />
        ))}
      </Example>
      <Example name="SandboxPage" about="The demonstration's card form." width="page">
        {statesOf(sandbox, (page) => (
          <SandboxPage page={page} />
        ))}
      </Example>
    </>
  );
}

function Steps() {
  const w = useSample();
  const states = ["done", "current", "open", "open"] as const;
  const steps = states.map((state, index) => ({
    key: String(index),
    label: index === 3 ? w.long : w.action,
    state,
    href: state === "done" ? "/" : null,
  }));
  return (
    <Example name="StepBar" width="wide">
      <State name="one done">
        <StepBar page={{ steps, stepsLabel: w.label, doneWord: w.close }} />
      </State>
    </Example>
  );
}

function withAnswers(view: CheckoutRouteView | null): CheckoutRouteView | null {
  if (view?.kind !== "open") return null;
  const { title, rows } = view.page.summary ?? { title: view.page.title, rows: [] };
  const change = { href: "/", label: title, name: title };
  const begun = { title, text: view.page.intro, startEmpty: title, to: "/" };
  return { ...view, begun, page: { ...view.page, answers: [{ key: "all", title, rows, change }] } };
}
