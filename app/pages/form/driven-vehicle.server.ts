import type { ReadySubmission } from "~/features/forms/sending/read-submission.server";
import { DRIVEN, UNSURE } from "~/domain/forms/vehicle/driven-vehicle";
import type { FieldChoice } from "~/domain/forms/field-definition";
import { vehicleRefusal } from "~/domain/forms/vehicle/vehicle-refusal";
import { EMPTY_QUERY } from "~/domain/search/query";
import { cleanSearchText } from "~/domain/search/normalise-query";
import { stockScope } from "~/domain/search/stock-rule";
import { isIncoming, isInStock } from "~/domain/vehicle/stock-status";
import { CAR_TYPES } from "~/domain/vehicle/vehicle";
import { badgeLine, vehicleTitle } from "~/domain/vehicle/title";
import type { VehicleSummary } from "~/domain/vehicle/vehicle-summary";
import { shownPrice } from "~/domain/pricing/price-rule";
import { withStockWords } from "~/domain/stock-words/stock-words";
import { asMeant } from "~/features/search/address/as-meant.server";
import { withPoint } from "~/features/search/address/known-place.server";
import type { FormAnswer } from "~/features/forms/form-view";
import { pictureView } from "~/features/vehicle/picture-view";
import { priceText } from "~/features/vehicle/price-text";
import { SearchUnavailableError } from "~/ports/search-service";
import type { FormDesk } from "~/request/form-context.server";
import { siteFormatter } from "~/request/site-context.server";
import { namedVehicle, type NamedVehicle } from "~/request/vehicle-brief.server";
import type { AskedForm, FormRequest } from "./form-request.server";

/** Vehicles that are offered for one text. */
const MOST = 8;

/** Whether a form asks which vehicle it is about, because its address names none. */
export function asksVehicle({ form }: Pick<AskedForm, "form">): boolean {
  return form.steps.some((fields) => fields.some(({ name }) => name === DRIVEN.name));
}

/** A form with the vehicle that was chosen in it; the form as it is where none was. */
export async function aboutChosen<F extends AskedForm>(asked: F, chosen: string): Promise<F> {
  if (!asksVehicle(asked) || chosen === "" || chosen === UNSURE) return asked;
  return { ...asked, about: await namedVehicle(asked.site.config, chosen) };
}

/**
 * What can be chosen: the vehicles that a text means and the one that is chosen already, of those that can be driven;
 * then that one does not know yet. While search is down that alone, and what was chosen before.
 */
export async function drivenChoices(
  { site }: Pick<AskedForm, "site">,
  text: string,
  about: NamedVehicle,
): Promise<readonly FieldChoice[]> {
  const unsure = { value: UNSURE, label: site.t("forms.testDrive.unsure") };
  const chosen = about.vehicle?.id ?? (about.unavailable ? about.named : null);
  try {
    const ids = chosen === null || about.unavailable ? [] : [chosen];
    const [before, found] = await Promise.all([byIds(site, ids), foundBy(site, text)]);
    const others = found.filter(({ id }) => id !== chosen);
    return [...[...before, ...others].map((one) => choiceOf(one, site)), unsure];
  } catch (error) {
    if (!(error instanceof SearchUnavailableError)) throw error;
    const kept = chosen === null ? [] : [{ value: chosen, label: site.t("forms.testDrive.chosen") }];
    return [...kept, unsure];
  }
}

/** The answer to who looked for a vehicle: how many there are to choose from, or that there are none. */
export function foundVehicles({ t }: FormDesk, answer: FormAnswer): FormAnswer {
  const wrong = (key: string) => ({
    ...answer,
    errors: [{ name: "wanted", text: t(`forms.testDrive.${key}`) }],
  });
  if (cleanSearchText(answer.typed["wanted"] ?? "") === "") return wrong("emptySearch");
  const count = (answer.choices[DRIVEN.name] ?? []).filter(({ value }) => value !== UNSURE).length;
  return count === 0
    ? wrong("noMatch")
    : { ...answer, found: t("forms.testDrive.matches", { count, number: count }) };
}

async function foundBy(
  { config, services, now }: FormDesk,
  typed: string,
): Promise<readonly VehicleSummary[]> {
  const text = cleanSearchText(typed);
  if (text === "") return [];
  const { search, postcodePlaces: places, contentVersion } = services;
  const scope = stockScope(config, now);
  const stockVersion = contentVersion(config.site.slug);
  const stock = { config, search, places, scope, stockVersion, now };
  const query = await withPoint(await asMeant({ ...EMPTY_QUERY, text }, stock), config, places);
  // Some may be sold or away: more are asked for than are shown.
  const { hits } = await search.search(scope, { query, facets: {}, stats: [], hitsPerPage: 3 * MOST });
  return newestFirst(hits.filter(canBeDriven)).slice(0, MOST);
}

/** New ones, demonstrators, then used ones, each as search has ordered them: who drives a model looks at the new one first. */
function newestFirst(vehicles: readonly VehicleSummary[]): readonly VehicleSummary[] {
  return CAR_TYPES.flatMap((type) => vehicles.filter(({ car_type: one }) => one === type));
}

async function byIds({ config, services, now }: FormDesk, ids: readonly string[]) {
  const found = await services.search.findByIds(stockScope(config, now), ids);
  return found.filter(canBeDriven);
}

function canBeDriven(vehicle: VehicleSummary): boolean {
  const { id, status } = vehicle;
  const asked = { vehicle: { status, sold: status === "sold" }, named: id, unavailable: false };
  return isInStock(vehicle) && !isIncoming(vehicle) && vehicleRefusal("testDrive", asked) === null;
}

function choiceOf(vehicle: VehicleSummary, { config, t }: FormDesk): FieldChoice {
  const { id, image, colour, location_name: place, stocknum } = vehicle;
  const title = vehicleTitle(vehicle, config.search);
  const badge = badgeLine(vehicle);
  const name = badge === null ? title : `${title} ${badge}`;
  const { price } = priceText(
    shownPrice(vehicle, config.features.subscriptions),
    config,
    siteFormatter(config),
    t,
  );
  const picture = image === null ? null : pictureView(image.url, { name, colour }, 0, config, t);
  const words = { label: name, text: [price, place, t("forms.stock", { number: stocknum })].join(" · ") };
  return {
    value: id,
    ...withStockWords(words, config),
    ...(picture === null ? {} : { picture: picture.src }),
  };
}

/** The answers without how the vehicle was looked for: the lead has the vehicle itself, or that it is not known yet. */
export function withoutChoice(ready: ReadySubmission, { site, about }: FormRequest): ReadySubmission {
  const { [DRIVEN.name]: chosen, wanted, ...values } = ready.values;
  if (chosen === undefined) return ready;
  const said = about.vehicle === null ? { wanted: wanted ?? site.t("forms.testDrive.unsure") } : {};
  return { ...ready, values: { ...values, ...said } };
}
