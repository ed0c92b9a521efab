import { EQUIPMENT_FIELDS } from "./trade-fields-about";
import { MACHINE_FIELDS } from "./trade-fields-machine";
import { SALE_FIELDS } from "./trade-fields-sale";
import { MEASURE_FIELDS } from "./fields/trade-fields-measures";
import type { TradeField } from "./trade-field";

/** Everything that a column of a feed may be known as. */
export const TRADE_FIELDS: readonly TradeField[] = [
  ...SALE_FIELDS,
  ...MACHINE_FIELDS,
  ...MEASURE_FIELDS,
  ...EQUIPMENT_FIELDS,
];
