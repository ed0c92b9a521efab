import { json } from "@remix-run/node";
import type { SiteForm } from "~/domain/forms/site-form";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { CLOSED_STATUS, closedPage } from "~/features/checkout/build-closed";
import { buildForm } from "~/features/forms/build-form";
import {
  formSite,
  freshToken,
  receiveForm,
  refuseForm,
  wasRefused,
  formHeaders,
  refuseUnkept,
} from "~/request/form-context.server";

/**
 * Wraps the error that kept a page from being made; {@link showDuringOutage} and {@link takeDuringOutage} decide what it means.
 */
export function orOutage(error: unknown): { readonly error: unknown } {
  return { error };
}

/**
 * Shows a form of the checkout while its vehicle or its answers cannot be looked up. If the form was sent back just
 * now, it is drawn without its vehicle, with what was typed: a browser without script holds that nowhere else.
 * @throws the given error in every other case
 */
export async function showDuringOutage(request: Request, context: object, error: unknown, form: WaitingForm) {
  if (isAnswer(error) || !wasRefused(context)) throw error;
  const site = await formSite(request);
  const { config, t, today } = site;
  const { pathname, search } = new URL(request.url);
  const action = pathname + search;
  const asked = form(config);
  const view = {
    kind: "waiting" as const,
    page: closedPage("unavailable", null, site, action),
    form: buildForm({ form: asked, config, t, action, token: freshToken(site, asked), today, values: {} }),
    refused: true,
    errorWord: t("forms.error"),
  };
  return json(view, { status: CLOSED_STATUS.unavailable, headers: formHeaders(site) });
}

/**
 * Takes a form of the checkout while its vehicle or its answers cannot be looked up: nothing is sent, and the form
 * comes back as it was.
 * @throws the given error when it is about something else
 */
export async function takeDuringOutage(request: Request, context: object, error: unknown, form: WaitingForm) {
  if (isAnswer(error)) throw error;
  const site = await formSite(request);
  const { services, config } = site;
  if (!(error instanceof Response))
    services.logger.error({ tenant: config.site.slug, error }, "a checkout form could not be taken");
  const ready = await receiveForm(request, site, form(config));
  if (ready.kind === "refused") return refuseForm(ready.answer, 503, site, context);
  return refuseUnkept(site, ready, context);
}

/** The form of an address, known without its vehicle. */
type WaitingForm = (config: SiteConfig) => SiteForm;

/** Whether the error is an answer itself, such as a redirect or a 404, and not an outage. */
function isAnswer(error: unknown): boolean {
  return error instanceof Response && error.status !== 503;
}
