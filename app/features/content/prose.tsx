import type { ReactNode } from "react";
import { classNames } from "~/ui/theme/class-names";
import type { ProseView } from "./content-views";
import * as css from "./prose.css";

interface ProseProps {
  readonly prose: ProseView;
  /** Stands below the text, in its column. */
  readonly children?: ReactNode;
}

/** A text with, where it is long, its headings beside it. */
export function ProseWithContents({ prose: view, children }: ProseProps) {
  return (
    <div className={css.columns}>
      {view.contents.length === 0 ? null : <Contents prose={view} />}
      <div className={css.wideColumn}>
        <ProseText html={view.html} />
        {children}
      </div>
    </div>
  );
}

/** The text alone. Its HTML was made from Markdown and sanitised when the site started. */
export function ProseText({ html, className }: { readonly html: string; readonly className?: string }) {
  return html === "" ? null : (
    <div className={classNames(css.prose, className)} dangerouslySetInnerHTML={{ __html: html }} />
  );
}

/** Links to the headings of a text. */
function Contents({ prose: view }: { readonly prose: ProseView }) {
  return (
    <nav className={css.contents} aria-labelledby="contents-title">
      <h2 className={css.contentsTitle} id="contents-title">
        {view.contentsLabel}
      </h2>
      <ol className={css.contentsList}>
        {view.contents.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} className={css.contentsLink}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
