import { RemixBrowser } from "@remix-run/react";
import { startTransition, StrictMode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { clientI18n } from "~/i18n/client-i18n";
import { FALLBACK_LANGUAGE } from "~/i18n/fallback-language";
import { TranslationProvider } from "~/i18n/translation";
import { repeatEarlyInput, stopNoting } from "~/ui/early-input/early-input";
import { replaceBrokenPictures } from "~/ui/picture/replace-broken";

interface Wording {
  readonly language: string;
  readonly labels: Readonly<Record<string, string>>;
}

/** The language and labels the server rendered with: root's loader data, which the page carries. */
function wording(): Wording {
  const data: unknown = window.__remixContext.state.loaderData?.["root"];
  // Our own loader wrote it (`render/root-data.server.ts`); without data an error page in the fallback language was rendered.
  return typeof data === "object" && data !== null
    ? (data as Wording)
    : { language: FALLBACK_LANGUAGE, labels: {} };
}

/** Does again what the visitor clicked or typed before the page was hydrated. */
function Alive() {
  useEffect(repeatEarlyInput, []);
  return null;
}

async function hydrate(): Promise<void> {
  const { language, labels } = wording();
  const t = await clientI18n(language, labels);
  startTransition(() => {
    stopNoting();
    hydrateRoot(
      document,
      <StrictMode>
        <TranslationProvider t={t}>
          <RemixBrowser />
          <Alive />
        </TranslationProvider>
      </StrictMode>,
      { onRecoverableError: report },
    );
  });
}

/**
 * Following a link while a part's script is under way makes React give up the server's HTML of that part and draw it by
 * script: nothing is lost, and nothing can be done about it (error 421). Whatever else React recovers from is a fault.
 */
function report(error: unknown): void {
  if (error instanceof Error && /#421\b|before it finished hydrating/.test(error.message)) return;
  reportError(error);
}

replaceBrokenPictures(document);
void hydrate();
