import { classNames } from "~/ui/theme/class-names";
import type { PriceText } from "../price-text";
import * as css from "./price-type.css";

interface PriceTypeProps {
  readonly of: Pick<PriceText, "priceType" | "leavesOut">;
  readonly className: string;
}

/** The words beside a price; more strongly where something has to be paid beside it (PRICE-07). */
export function PriceType({ of: { priceType, leavesOut = false }, className }: PriceTypeProps) {
  if (priceType === null) return null;
  return <span className={classNames(className, leavesOut && css.leavesOut)}>{priceType}</span>;
}
