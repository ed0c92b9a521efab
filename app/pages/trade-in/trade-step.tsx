import { type BegunForm, BegunNotice } from "~/features/forms/begun-notice";
import type { FormAnswer, FormNotice, FormView } from "~/features/forms/form-view";
import { LeadForm } from "~/features/forms/lead-form";
import { NoticeText } from "~/features/forms/fields/notice-text";
import { VehicleBrief } from "~/features/forms/brief/vehicle-brief";
import type { VehicleBriefView } from "~/features/forms/brief/vehicle-brief-view";
import { TradePage } from "~/features/trade-in/trade-page";
import type { TradePageView } from "~/features/trade-in/trade-view";
import { Alert } from "~/ui/alert/alert";
import { TRADE_STEP_ID } from "./trade-step-id";

/** A step of a trade-in as its loader answers. */
export interface TradeStepView {
  readonly page: TradePageView;
  /** Said above the page: another trade-in was begun since; above the first, that the dealer's vehicle is not to be had. */
  readonly closed: FormNotice | null;
  /** Said above the first page: it holds what was typed in this browser before. */
  readonly begun: BegunForm | null;
  readonly form: FormView;
  readonly wanted: VehicleBriefView | null;
  /** Whether the form of this very request was refused. */
  readonly refused: boolean;
  readonly errorWord: string;
  /** The page's own address. */
  readonly path: string;
  /** Linked data: the breadcrumbs. */
  readonly structured: object;
  readonly noindex: boolean;
}

export interface TradeStepProps {
  readonly view: TradeStepView;
  readonly answer: FormAnswer | undefined;
}

/** The journey's page with its form in it. */
export function TradeStepPage({ view: { page, closed, begun, form, wanted }, answer }: TradeStepProps) {
  return (
    <div id={TRADE_STEP_ID}>
      <TradePage
        page={page}
        begun={
          <>
            {closed === null ? null : (
              <Alert tone="warning" title={closed.title}>
                <NoticeText notice={closed} />
              </Alert>
            )}
            {begun === null ? null : <BegunNotice begun={begun} />}
          </>
        }
        refused={answer !== undefined}
        form={<LeadForm key={form.action} view={form} answer={answer} />}
        wanted={wanted === null ? null : <VehicleBrief vehicle={wanted} />}
      />
    </div>
  );
}
