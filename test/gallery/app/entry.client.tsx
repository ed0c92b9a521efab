import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { addLaterCopy, clientI18n } from "~/i18n/client-i18n";
import { TranslationProvider } from "~/i18n/translation";
import type { Frame } from "../frame/frame-data";

async function hydrate(): Promise<void> {
  // Our own root loader wrote it.
  const frame = window.__remixContext.state.loaderData?.["root"] as Frame;
  const t = await clientI18n(frame.language, frame.labels);
  // What comes later on the site is here from the start.
  await addLaterCopy();
  startTransition(() => {
    hydrateRoot(
      document,
      <TranslationProvider t={t}>
        <RemixBrowser />
      </TranslationProvider>,
    );
  });
}

void hydrate();
