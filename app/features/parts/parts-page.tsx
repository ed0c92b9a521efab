import { ButtonLink } from "~/ui/button/button";
import { Empty } from "~/ui/empty/empty";
import { Link } from "~/ui/link/link";
import { Pagination } from "~/ui/pagination/pagination";
import { Panel } from "~/ui/panel/panel";
import { FramedPage } from "~/ui/framed-page/framed-page";
import { pageHead } from "~/ui/framed-page/framed-page.css";
import { classNames } from "~/ui/theme/class-names";
import { display, lead, muted, strong, tn } from "~/ui/theme/typography.css";
import { PartRow } from "./part-row";
import * as css from "./parts.css";
import { PartsFinder } from "./parts-finder";
import type { PartsPageView } from "./parts-view";

/** A parts counter to look through: words, vehicle and category in the address, each part with its price. */
export function PartsPage({ view }: { readonly view: PartsPageView }) {
  const { pages } = view;
  return (
    <FramedPage frame={view.frame}>
      <div className={pageHead}>
        <h1 className={display.d4}>{view.title}</h1>
        <p className={lead}>{view.intro}</p>
      </div>
      <PartsFinder form={view.form} />
      <div className={css.columns}>
        {view.categories.filters.length < 2 ? null : <Categories {...view.categories} />}
        <div className={css.results}>
          <p className={strong} role="status">
            {view.summary}
          </p>
          {view.empty === null ? null : <Nothing empty={view.empty} />}
          {view.parts.length === 0 ? null : (
            <ul className={css.list} aria-label={view.listLabel}>
              {view.parts.map((part) => (
                <li key={part.id}>
                  <PartRow part={part} />
                </li>
              ))}
            </ul>
          )}
          <Pagination
            page={pages.page}
            pages={pages.count}
            hrefFor={(page) => pages.hrefs[page - 1] ?? view.form.action}
            labels={{ ...pages.labels, page: (page) => pages.labels.each[page - 1] ?? String(page) }}
          />
        </div>
      </div>
    </FramedPage>
  );
}

function Categories({ label, filters }: PartsPageView["categories"]) {
  return (
    <nav className={css.categories} aria-labelledby="part-categories">
      <h2 id="part-categories" className={classNames(display.d1, css.categoriesTitle)}>
        {label}
      </h2>
      <ul className={css.filters}>
        {filters.map((filter) => (
          <li key={filter.href}>
            <Link to={filter.href} className={css.filter} aria-current={filter.current ? "true" : undefined}>
              {filter.label}
              <span className={classNames(muted, tn, css.filterCount)}>{filter.count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Nothing({ empty }: { readonly empty: NonNullable<PartsPageView["empty"]> }) {
  const ways = (
    <>
      {empty.ask === null ? null : (
        <ButtonLink variant="primary" href={empty.ask.href}>
          {empty.ask.label}
        </ButtonLink>
      )}
      <ButtonLink variant="secondary" href={empty.clear.href}>
        {empty.clear.label}
      </ButtonLink>
    </>
  );
  return (
    <Panel as="section">
      <Empty heading={empty.heading} actions={ways}>
        <p>{empty.text}</p>
      </Empty>
    </Panel>
  );
}
