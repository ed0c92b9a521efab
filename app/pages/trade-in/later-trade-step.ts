import { later } from "~/ui/later/later";
import { TradeStepPage, type TradeStepProps } from "./trade-step";
import { TRADE_STEP_ID } from "./trade-step-id";

// Its styles do not come later: the browser shows its HTML before it has its script.
import.meta.glob(["../../features/forms/**/*.css.ts", "../../features/trade-in/*.css.ts"], { eager: true });

/** {@link TradeStepPage}, whole as HTML; its script comes when somebody uses it. */
export const LaterTradeStep = later<TradeStepProps>({
  id: TRADE_STEP_ID,
  here: import.meta.env.SSR ? TradeStepPage : null,
  load: async () => (await import("./trade-step")).TradeStepPage,
});

/** Fetches its script ahead of a page that script draws, so that nothing on it jumps. It waits, and never fails. */
export async function fetchTradeStep(): Promise<void> {
  await import("./trade-step").catch(() => null);
}
