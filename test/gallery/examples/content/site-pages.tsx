import { TextBelow } from "~/features/content/text-page";
import { LaterModelPages } from "~/pages/content/later-model-pages";
import { SitePage } from "~/pages/content/site-page";
import { isModelPage, type SitePageView } from "~/pages/content/site-page-view";
import { Example, State } from "../../frame/example";
import { BORROWED } from "../states-of";

export interface SitePagesProps {
  readonly name: string;
  readonly about?: string;
  /** By what it shows; null where no dealer has it. */
  readonly views: Readonly<Record<string, SitePageView | null>>;
}

/** Pages of a dealer's configuration and content. */
export function SitePages({ name, about = BORROWED, views }: SitePagesProps) {
  const texts = Object.entries(views).flatMap(([state, view]) =>
    view?.kind === "text" ? [[state, view.page] as const] : [],
  );
  return (
    <>
      <Example name={name} width="page" about={about}>
        {Object.entries(views).map(([state, view]) =>
          view === null ? null : (
            <State key={state} name={state}>
              {isModelPage(view) ? <LaterModelPages view={view} /> : <SitePage view={view} />}
            </State>
          ),
        )}
      </Example>
      {texts.length === 0 ? null : (
        <Example name="TextBelow" width="page" about="What a dealer writes below a form.">
          {texts.map(([state, page]) => (
            <State key={state} name={state}>
              <TextBelow page={page} />
            </State>
          ))}
        </Example>
      )}
    </>
  );
}
