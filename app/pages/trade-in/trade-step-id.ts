/** Id of a step of a trade-in. */
export const TRADE_STEP_ID = "trade-step";
