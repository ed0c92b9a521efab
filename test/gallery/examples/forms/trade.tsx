import type { ComponentProps } from "react";
import { SuccessPage } from "~/features/forms/receipt/success-page";
import { OfferPanel } from "~/features/trade-in/offer-panel";
import { TradeProgress } from "~/features/trade-in/trade-progress";
import type { TradeOfferView } from "~/features/trade-in/trade-view";
import { TradeStepPage, type TradeStepView } from "~/pages/trade-in/trade-step";
import { Example, State } from "../../frame/example";
import { useSample } from "../sample-words";
import { statesOf } from "../states-of";

/** A trade-in, step by step. */
export function TradeExamples({ trade }: { readonly trade: TradeStepView | null }) {
  const w = useSample();
  const notice = { title: w.error, text: w.sentence };
  const change = { href: "/", label: w.close };
  const own = { title: w.short, name: w.long, rows: [{ label: w.label, value: "4105" }], change };
  return (
    <>
      <Example name="OfferPanel">
        <State name="a figure">
          <OfferPanel offer={offerOf(w.short)} />
        </State>
        <State name="none">
          <OfferPanel offer={{ kind: "none", title: w.error, text: w.sentence }} />
        </State>
      </Example>
      <Example name="TradeProgress">
        {statesOf({ first: trade }, ({ page }) => (
          <TradeProgress progress={page.progress} />
        ))}
        {statesOf({ "all but the last are done": trade }, ({ page: { progress } }) => (
          <TradeProgress
            progress={{
              ...progress,
              steps: progress.steps.map((step, index, { length }) =>
                index === length - 1
                  ? { ...step, state: "current", href: null }
                  : { ...step, state: "done", href: "/" },
              ),
            }}
          />
        ))}
      </Example>
      <Example name="TradePage" width="page">
        {statesOf({ "first step, for a vehicle": trade }, (view) => (
          <TradeStepPage view={view} answer={undefined} />
        ))}
        {statesOf({ "an offer, begun anew": trade }, (view) => (
          <TradeStepPage
            view={{ ...view, page: { ...view.page, notice, own, offer: offerOf(w.short) } }}
            answer={undefined}
          />
        ))}
      </Example>
    </>
  );
}

function offerOf(label: string): TradeOfferView {
  const range = { label, low: "$17,500", high: "$21,000", at: 40 };
  return { kind: "figure", label, amount: "$18,900", until: label, range };
}

type SuccessProps = ComponentProps<typeof SuccessPage>;

/** What is said when a form was sent. */
export function Receipts({ sent }: { readonly sent: SuccessProps | null }) {
  const w = useSample();
  if (sent === null) return null;
  const answers = [
    { label: w.label, value: "4105" },
    { label: w.hint, value: w.long },
  ];
  const receipt = {
    leadId: "1",
    eventId: 1,
    form: "contact",
    title: w.action,
    text: w.sentence,
    next: [w.action, w.sentence],
    answers,
    status: { tone: "waiting" as const, text: w.label },
    vehicle: null,
    highlight: w.short,
    carId: null,
    reference: "1A2B3C4D",
    told: w.short,
    calendar: w.short,
    after: [{ label: w.action, href: "/" }],
    contact: {},
    category: null,
  };
  return (
    <Example name="SuccessPage" width="page">
      <State name="sent">
        <SuccessPage {...sent} receipt={receipt} />
      </State>
      <State name="nothing was sent">
        <SuccessPage {...sent} receipt={null} />
      </State>
    </Example>
  );
}
