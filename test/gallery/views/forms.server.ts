import { FORM_KEYS } from "~/domain/forms/form-catalogue";
import { formPath } from "~/domain/forms/site-form";
import { tradeStepPath, tradeSteps } from "~/domain/trade/trade-steps";
import type { FormPageView } from "~/features/forms/form-page-view";
import { loader as pages } from "~/routes/$/route";
import { loader as tradeIn } from "~/routes/cars.trade-in/route";
import { loader as success } from "~/routes/success/route";
import { type ChosenSite, siteAnswer } from "../site/site-answer.server";
import { sampleStock } from "./vehicles.server";

/** Every form of the dealer, its page with and without a vehicle, and the journey of a trade-in. */
export async function formsArea(request: Request, site: ChosenSite) {
  const { config } = site;
  const { best } = await sampleStock(site);
  const paths = FORM_KEYS.flatMap((key) => formPath(config, key) ?? []);
  const asked = await Promise.all(
    [...new Set(paths)].map((path) =>
      siteAnswer(request, { loader: pages, path: `${path}?car_id=${best.id}` }),
    ),
  );
  const forms: readonly FormPageView[] = asked.flatMap((answer) => answer?.form ?? []);
  const [firstStep] = tradeSteps(config);
  const path = firstStep === undefined ? "/none" : tradeStepPath(config, firstStep, best.id);
  const [trade, tradeElsewhere, sent] = await Promise.all([
    siteAnswer(request, { loader: tradeIn, path }),
    siteAnswer(request, { loader: pages, path }),
    siteAnswer(request, { loader: success, path: "/success" }),
  ]);
  return { forms, trade: trade ?? tradeElsewhere?.trade ?? null, sent };
}
