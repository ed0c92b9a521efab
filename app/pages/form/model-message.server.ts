import { type CatalogueModel, modelTitle } from "~/domain/catalogue/catalogue-model";
import { withoutIsolates } from "~/i18n/isolates";
import type { FormRequest } from "./form-request.server";

type AskedModel = Pick<FormRequest, "site" | "query" | "about">;

/** The model of the range that an address names, `?model=ranger`; null for none, and where a vehicle is meant. */
export function namedModel({ site: { config, services }, query, about }: AskedModel): CatalogueModel | null {
  const slug = query.get("model");
  if (slug === null || about.vehicle !== null) return null;
  return services.tenants.contentFor(config).models.find((one) => one.slug === slug) ?? null;
}

/** The first words of a message about the model an address names; nothing for one that is not there. */
export function modelMessage(
  asked: AskedModel & Pick<FormRequest, "form">,
): Readonly<Record<string, string>> {
  const model = namedModel(asked);
  const asks = asked.form.steps.some((fields) => fields.some(({ name }) => name === "message"));
  return model === null || !asks
    ? {}
    : { message: withoutIsolates(asked.site.t("models.page.message", { title: modelTitle(model) })) };
}

/** What the lead says of that model, whatever becomes of the message (ROUTE-39). */
export function modelFields(asked: AskedModel): Readonly<Record<string, string>> {
  const model = namedModel(asked);
  return model === null ? {} : { "Vehicle Make": model.make, "Vehicle Model": model.name };
}
