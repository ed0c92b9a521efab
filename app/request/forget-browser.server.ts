import type { SiteConfig } from "~/domain/tenant/site-config";
import { services } from "~/services.server";
import { forgetTyped } from "./account-context.server";
import { forgottenVisitor, formVisitor } from "./visitor.server";

/**
 * Forgets what was typed and booked in this browser: the next person who uses it finds nothing.
 * @returns the `Set-Cookie` headers for the answer
 */
export async function forgetBrowser(request: Request, config: SiteConfig): Promise<readonly string[]> {
  const { drafts, env } = await services();
  const { secret, known } = await formVisitor(request, env);
  if (known) await drafts.forget({ tenant: config.site.slug, visitor: secret });
  return [await forgetTyped(request, config), ...(await forgottenVisitor(env))];
}
