import { pagePath } from "../../tenant/page-paths";
import type { SiteConfig } from "../../tenant/site-config";
import { CAR_TRADE_PATH } from "../../trade/trade-steps";
import { formPath, type SiteForm } from "../site-form";

/** What makes sense once a form was sent. */
export interface StepAfter {
  readonly key: "tradeIn" | "finance" | "watch" | "stock" | "repayments";
  readonly href: string;
}

/** What was sent. */
export interface SentForStep {
  readonly form: Pick<SiteForm, "kind">;
  readonly carId: string | null;
  /** Path of the vehicle's page; null where it is about none. */
  readonly vehiclePath: string | null;
  readonly values: Readonly<Record<string, string>>;
  /** What was accepted for the shopper's own vehicle, in whole units; null where nothing was. */
  readonly offer?: number | null;
}

const BUYING: ReadonlySet<string> = new Set([
  "enquiry",
  "testDrive",
  "photoRequest",
  "finance",
  "similarVehicle",
]);

/**
 * The next sensible steps after a form, at most two: who wants to buy says what goes against it and how it is paid; who
 * has sold sees what the rest costs, or what there is; who found nothing keeps looking.
 */
export function stepsAfter(config: SiteConfig, sent: SentForStep): readonly StepAfter[] {
  const { form, carId, vehiclePath, values, offer = null } = sent;
  const query = carId === null ? "" : `?car_id=${encodeURIComponent(carId)}`;
  if (form.kind === "tradeIn" || form.kind === "offer") {
    // Of a vehicle that is not paid off, nobody here knows what is left once its lender has been paid.
    const isFree = values["finance"] !== "Yes";
    if (offer !== null && vehiclePath !== null && !config.finance.hidden && isFree)
      return [{ key: "repayments", href: `${vehiclePath}?fin_deposit=${offer}#finance` }];
    return vehiclePath === null ? [look(config)] : [];
  }
  if (!BUYING.has(form.kind)) return [];
  const sells = config.routes.enabled.includes("sell") && values["tradeIn"] !== "No";
  const sell = carId === null ? pagePath(config, "sell") : CAR_TRADE_PATH;
  const finance = form.kind === "finance" ? null : formPath(config, "financeEnquiry");
  const all: readonly (StepAfter | null)[] = [
    sells && sell?.startsWith("/") === true ? { key: "tradeIn", href: sell + query } : null,
    finance === null ? null : { key: "finance", href: finance + query },
    carId === null ? look(config) : null,
  ];
  return all.flatMap((step) => step ?? []).slice(0, 2);
}

/** To all there is, which some dealers' shoppers can have watched for them. */
function look({ features, routes }: SiteConfig): StepAfter {
  return { key: features.savedSearches ? "watch" : "stock", href: routes.defaultSearch };
}
