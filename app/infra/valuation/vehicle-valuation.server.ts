import * as z from "zod";
import { yearIn } from "~/domain/time/year-in";
import type { AskJson } from "~/infra/outside/ask-json.server";
import { callFault } from "~/infra/outside/call-fault.server";
import type { Clock } from "~/ports/clock";
import type { Logger } from "~/ports/logger";
import type { Valuation, ValuedVehicle, VehicleValuation } from "~/ports/vehicle-valuation";
import { tableValuation } from "./table-valuation.server";

const amount = z.number().positive().max(10_000_000).transform(Math.round);
/** What a service answers. An absurd figure counts as an error of the service. */
const answerSchema = z
  .object({ low: amount, high: amount, offer: amount })
  .refine(({ low, high, offer }) => low <= offer && offer <= high, {
    path: ["offer"],
    error: "expected at least low and at most high",
  });
/** What a service may answer for a vehicle it does not know. */
const noneSchema = z.union([z.null(), z.object({ offer: z.null() })]);

/** What a valuation is made of. */
export interface VehicleValuationOptions {
  readonly ask: AskJson;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** {@link VehicleValuation} by the dealer's choice: nobody, the demonstration's table, or a service. */
export function createVehicleValuation({ ask, clock, logger }: VehicleValuationOptions): VehicleValuation {
  return {
    async value(config, vehicle) {
      const { source, url } = config.trade.valuation;
      if (source === "table") {
        return tableValuation(config, vehicle, yearIn(clock.now(), config.site.timeZone));
      }
      return source === "service" && url !== null ? askService(new URL(url), vehicle, ask, logger) : null;
    },
    async report(api, valuation) {
      // The specification's names: the valuation's answer, and the column it is for.
      const body = { ...valuation, column_name: "valuation" };
      await ask(new URL(`${api}/api/miscellaneous`), body)
        .then(() => logger.info({ api }, "a valuation was saved"))
        .catch((error: unknown) => {
          logger.warn({ api, reason: callFault(error) }, "a valuation could not be saved");
        });
    },
  };
}

/** The number plate is left out of the log: it is the shopper's. */
async function askService(
  url: URL,
  { make, model, year, kms, rego, regoState, answers }: ValuedVehicle,
  ask: AskJson,
  logger: Logger,
): Promise<Valuation | null> {
  try {
    const answer = await ask(url, { make, model, year, kms, rego, regoState, adjustmentAnswers: answers });
    return noneSchema.safeParse(answer).success ? null : answerSchema.parse(answer);
  } catch (error) {
    logger.warn({ url: url.origin, make, year, reason: callFault(error) }, "valuation service failed");
    return null;
  }
}
