import { type CatalogueModel, modelTitle } from "~/domain/catalogue/catalogue-model";
import { withoutIsolates } from "~/domain/text/isolates";
import { ASKED_FOR } from "~/domain/lead/standing-fields";
import type { SiteForm } from "~/domain/forms/site-form";
import type { FormKey } from "~/domain/forms/form-catalogue";
import type { FormSite } from "~/request/form-context.server";
import type { NamedVehicle } from "~/request/vehicle-brief.server";

/** What a request for a form says of a model. */
interface AskedModel {
  readonly site: FormSite;
  readonly key: FormKey;
  readonly about: NamedVehicle;
  readonly query: URLSearchParams;
}

/** The model of the range that an address names, `?model=ranger`; null for none, and where a vehicle is meant. */
export function namedModel({ site: { config, services }, query, about }: AskedModel): CatalogueModel | null {
  const slug = query.get("model");
  if (slug === null || about.vehicle !== null) return null;
  return services.tenants.contentFor(config).models.find((one) => one.slug === slug) ?? null;
}

/** What an address asks for beside an answer, `?model=ranger&ask=brochure`, and what its lead is called then (ROUTE-39). */
export const BROCHURE = { parameter: "ask", value: "brochure", subcategory: "Brochure Request" } as const;

/** Whether the brochure of a model is asked for. */
export function asksBrochure(asked: AskedModel): boolean {
  return (
    asked.key === "enquiry" &&
    asked.query.get(BROCHURE.parameter) === BROCHURE.value &&
    namedModel(asked) !== null
  );
}

/**
 * What a form about the model that an address names holds already: the first words of a message, and the model where it
 * asks which vehicle is wanted, so that those in stock stand there to choose from. Nothing for a model that is not there.
 */
export function modelMessage(
  asked: AskedModel & { readonly form: SiteForm },
): Readonly<Record<string, string>> {
  const model = namedModel(asked);
  if (model === null) return {};
  const asks = (wanted: string) =>
    asked.form.steps.some((fields) => fields.some(({ name }) => name === wanted));
  const title = modelTitle(model);
  const words = asksBrochure(asked) ? "models.page.brochureMessage" : "models.page.message";
  return {
    ...(asks("wanted") ? { wanted: title } : {}),
    ...(asks("message") ? { message: withoutIsolates(asked.site.t(words, { title })) } : {}),
  };
}

/** What the lead says of that model, whatever becomes of the message (ROUTE-39). */
export function modelFields(asked: AskedModel): Readonly<Record<string, string>> {
  const model = namedModel(asked);
  if (model === null) return {};
  const asks = asksBrochure(asked) ? { [ASKED_FOR]: BROCHURE.value } : {};
  return { "Vehicle Make": model.make, "Vehicle Model": model.name, ...asks };
}
