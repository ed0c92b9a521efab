import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { VehiclePageSite } from "~/features/vehicle/page/vehicle-page-site";
import { TranslationProvider } from "~/i18n/translation";

/** The markup of a part of a dealer's page, in the dealer's words. */
export function htmlOf(element: ReactNode, { t }: VehiclePageSite): string {
  return renderToStaticMarkup(<TranslationProvider t={t}>{element}</TranslationProvider>);
}
