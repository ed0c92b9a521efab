import type { Env } from "~/infra/env.server";
import { createVehicleValuation } from "~/infra/valuation/vehicle-valuation.server";
import type { Clock } from "~/ports/clock";
import type { DeliveryLookup } from "~/ports/delivery-lookup";
import type { FinanceQuotes } from "~/ports/finance-quotes";
import type { Logger } from "~/ports/logger";
import type { PriceComparisonSource } from "~/ports/price-comparison-source";
import type { RegistrationLookup } from "~/ports/registration-lookup";
import type { ReviewRatings } from "~/ports/review-ratings";
import type { VehiclePlugins } from "~/ports/vehicle-plugins";
import type { VehicleValuation } from "~/ports/vehicle-valuation";
import { createAskJson } from "./ask-json.server";
import { configuredRatings } from "./configured-ratings.server";
import { createGuardedGet } from "./guarded-get.server";
import { createHttpDeliveryLookup } from "./http-delivery-lookup.server";
import { createHttpFinanceQuotes } from "./http-finance-quotes.server";
import { createHttpPriceComparison } from "./http-price-comparison.server";
import { createHttpRegistrationLookup } from "./registration/http-registration-lookup.server";
import { createHttpReviewRatings } from "./http-review-ratings.server";
import { createHttpVehiclePlugins } from "./http-vehicle-plugins.server";
import { keepQuotes } from "./kept-finance-quotes.server";
import { keepRegistrations } from "./registration/kept-registrations.server";
import { keepRatings } from "./kept-review-ratings.server";
import { keepGauges } from "./kept-vehicle-plugins.server";

/** How long an outside service may take, in milliseconds: a shopper waits for it. */
const OUTSIDE_TIMEOUT_MS = 4_000;
/** Milliseconds a page waits for a finance quote or a review score; a later answer is for the next page. */
const PATIENCE_MS = 300;

/** The services of others that dealers' files name. */
export interface OutsideServices {
  /** Asked only for dealers with `delivery.lookupUrl`. */
  readonly deliveryLookup: DeliveryLookup;
  /** Asked only for dealers with `site.apiBaseUrl`. */
  readonly priceComparisons: PriceComparisonSource;
  readonly financeQuotes: FinanceQuotes;
  readonly reviewRatings: ReviewRatings;
  /** Asked only for dealers with plug-ins that have an address. */
  readonly plugins: VehiclePlugins;
  /** Asked only for dealers with `forms.registrationLookup.url`. */
  readonly registrations: RegistrationLookup;
  readonly valuation: VehicleValuation;
}

/** What the environment says about them. */
export interface OutsideOptions {
  readonly env: Pick<Env, "production" | "pluginSecrets">;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** The same, over HTTP. */
export function startOutside({ env, clock, logger }: OutsideOptions): OutsideServices {
  const ask = createAskJson({ timeoutMs: OUTSIDE_TIMEOUT_MS });
  // As with feeds: in production the public internet alone, and by https; elsewhere servers of this machine too.
  const get = createGuardedGet({ allowInside: !env.production });
  const named = { get, secrets: env.pluginSecrets, logger };
  const plugins = createHttpVehiclePlugins(named);
  return {
    deliveryLookup: createHttpDeliveryLookup(ask, logger),
    priceComparisons: createHttpPriceComparison(ask, logger),
    financeQuotes: keepQuotes(createHttpFinanceQuotes(ask, logger), { patienceMs: PATIENCE_MS }),
    reviewRatings: keepRatings(createHttpReviewRatings(ask, configuredRatings, logger), {
      patienceMs: PATIENCE_MS,
    }),
    plugins: keepGauges(plugins, { patienceMs: OUTSIDE_TIMEOUT_MS }),
    registrations: keepRegistrations(createHttpRegistrationLookup(named), { patienceMs: OUTSIDE_TIMEOUT_MS }),
    valuation: createVehicleValuation({ ask, clock, logger }),
  };
}
