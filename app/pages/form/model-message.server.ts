import { modelTitle } from "~/domain/catalogue/catalogue-model";
import { withoutIsolates } from "~/i18n/isolates";
import type { FormRequest } from "./form-request.server";

/** The first words of a message about the model an address names, `?model=ranger`; nothing for one that is not there. */
export function modelMessage({ site, form, query }: FormRequest): Readonly<Record<string, string>> {
  const { config, services, t } = site;
  const slug = query.get("model");
  const model = services.tenants.contentFor(config).models.find((one) => one.slug === slug);
  const asks = form.steps.some((fields) => fields.some(({ name }) => name === "message"));
  return model === undefined || !asks
    ? {}
    : { message: withoutIsolates(t("models.page.message", { title: modelTitle(model) })) };
}
