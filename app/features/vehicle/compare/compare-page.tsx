import { useTranslation } from "~/i18n/translation";
import { Alert } from "~/ui/alert/alert";
import { ANSWER } from "~/ui/arrival/answer";
import { Button, ButtonLink } from "~/ui/button/button";
import { Empty } from "~/ui/empty/empty";
import { Icon } from "~/ui/icon/icon";
import { Link } from "~/ui/link/link";
import { NoPicture } from "~/ui/picture/picture";
import { classNames } from "~/ui/theme/class-names";
import { wrap } from "~/ui/theme/layout.css";
import { display, muted } from "~/ui/theme/typography.css";
import { useScripted } from "../share/use-scripted";
import * as css from "./compare-page.css";
import { CompareTable } from "./compare-table";
import type { CompareView } from "./compare-view";

/** Vehicles side by side (FAV-04). Its address is the comparison: it can be sent, kept and printed. */
export function ComparePage({ view }: { readonly view: CompareView }) {
  const { words } = view;
  return (
    <div className={classNames(wrap, css.page)}>
      <div className={css.head}>
        <div className={css.title}>
          <p className={css.dealer}>{view.dealer}</p>
          <h1 className={display.d3}>{view.title}</h1>
          {view.columns.length > 1 ? <p className={classNames(muted, css.lead)}>{words.lead}</p> : null}
        </div>
        {view.columns.length === 0 ? null : <Ways view={view} />}
      </div>
      {view.notices.map((notice, index) => (
        <Alert key={notice} tone="warning" {...(view.answered && index === 0 ? ANSWER : {})}>
          <p>{notice}</p>
        </Alert>
      ))}
      {view.columns.length === 0 ? <NothingCompared view={view} /> : <CompareTable view={view} />}
    </div>
  );
}

/** Everything or only what differs, another vehicle, and the printer. */
function Ways({ view: { ways, onlyDifferences, addHref, words } }: { readonly view: CompareView }) {
  const scripted = useScripted();
  return (
    <div className={css.ways}>
      {ways === null ? null : (
        <nav className={css.choice} aria-label={words.shown}>
          {(["all", "differences"] as const).map((way) => (
            <Link
              key={way}
              to={ways[way]}
              preventScrollReset
              className={css.option}
              aria-current={onlyDifferences === (way === "differences") ? "true" : undefined}
            >
              {words[way]}
            </Link>
          ))}
        </nav>
      )}
      {addHref === null ? null : (
        <ButtonLink href={addHref} size="sm">
          <Icon name="plus" size="sm" />
          {words.addAnother}
        </ButtonLink>
      )}
      {scripted ? (
        <Button size="sm" onClick={() => window.print()}>
          <Icon name="printer" size="sm" />
          {words.print}
        </Button>
      ) : null}
    </div>
  );
}

function NothingCompared({ view: { words, browseHref } }: { readonly view: CompareView }) {
  const { t } = useTranslation();
  return (
    <Empty
      picture={<NoPicture alt="" drawing="car" />}
      heading={words.none}
      actions={
        <ButtonLink href={browseHref} variant="primary">
          {t("site.searchStock")}
        </ButtonLink>
      }
    >
      <p>{words.noneText}</p>
    </Empty>
  );
}
