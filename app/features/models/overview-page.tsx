import { Picture } from "~/ui/picture/picture";
import { TextLink } from "~/ui/text-link/text-link";
import { FramedPage } from "~/ui/framed-page/framed-page";
import { pageHead } from "~/ui/framed-page/framed-page.css";
import { classNames } from "~/ui/theme/class-names";
import { display, lead, muted, small, tn } from "~/ui/theme/typography.css";
import { ModelGroups } from "./model-card";
import type { BrandOverviewView } from "./model-views";
import * as css from "./models.css";

/** A make at this dealer: its models, and the ways to its stock and services (ROUTE-40). */
export function OverviewPage({ view }: { readonly view: BrandOverviewView }) {
  return (
    <FramedPage frame={view.frame}>
      <div className={css.overviewHead}>
        <div className={pageHead}>
          <h1 className={display.d4}>{view.title}</h1>
          <p className={lead}>{view.intro}</p>
        </div>
        {view.image === null ? null : (
          <Picture
            {...view.image}
            className={css.overviewPhoto}
            sizes="(max-width: 880px) 94vw, 660px"
            priority
          />
        )}
      </div>
      <ModelGroups groups={view.groups}>
        <nav className={css.links} aria-labelledby="overview-links">
          <h2 className={display.d2} id="overview-links">
            {view.links.title}
          </h2>
          <ul className={css.linkRow}>
            {view.links.items.map(({ href, label, note }) => (
              <li key={href} className={css.linkItem}>
                <TextLink href={href}>{label}</TextLink>
                {note === "" ? null : <span className={classNames(small, muted, tn)}>{note}</span>}
              </li>
            ))}
          </ul>
        </nav>
      </ModelGroups>
    </FramedPage>
  );
}
