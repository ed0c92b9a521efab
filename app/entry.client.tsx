import { RemixBrowser } from "@remix-run/react";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { FALLBACK_LANGUAGE } from "~/i18n/create-i18n";
import { clientI18n } from "~/i18n/client-i18n";

interface Wording {
  readonly language: string;
  readonly labels: Readonly<Record<string, string>>;
}

/** The language and labels the server rendered with: root's loader data, which the page carries. */
function wording(): Wording {
  const data: unknown = window.__remixContext.state.loaderData?.["root"];
  // Our own loader wrote it (`root-data.server.ts`); without data an error page in the fallback language was rendered.
  return typeof data === "object" && data !== null
    ? (data as Wording)
    : { language: FALLBACK_LANGUAGE, labels: {} };
}

async function hydrate(): Promise<void> {
  const { language, labels } = wording();
  const i18n = await clientI18n(language, labels);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nextProvider i18n={i18n}>
          <RemixBrowser />
        </I18nextProvider>
      </StrictMode>,
    );
  });
}

void hydrate();
