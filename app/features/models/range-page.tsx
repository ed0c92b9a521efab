import { ButtonLink } from "~/ui/button/button";
import { Empty } from "~/ui/empty/empty";
import { Link } from "~/ui/link/link";
import { Pagination } from "~/ui/pagination/pagination";
import { FramedPage } from "~/ui/framed-page/framed-page";
import { pageHead } from "~/ui/framed-page/framed-page.css";
import { classNames } from "~/ui/theme/class-names";
import { display, lead, muted, small, tn } from "~/ui/theme/typography.css";
import { ModelGroups } from "./model-card";
import type { RangePageView } from "./model-views";
import * as css from "./models.css";

/** The dealer's range by category, with links that filter it (MODEL-01). */
export function RangePage({ view }: { readonly view: RangePageView }) {
  const { frame, empty, pages, pageLabels } = view;
  return (
    <FramedPage frame={frame}>
      <div className={pageHead}>
        <h1 className={display.d4}>{view.title}</h1>
        <p className={lead}>{view.intro}</p>
      </div>
      <Filters view={view} />
      {empty === null ? (
        <ModelGroups groups={view.groups} />
      ) : (
        <Empty
          heading={empty.title}
          actions={
            <ButtonLink variant="primary" href={empty.href}>
              {empty.label}
            </ButtonLink>
          }
        >
          {empty.text}
        </Empty>
      )}
      <Pagination
        page={pages.page}
        pages={pages.hrefs.length}
        hrefFor={(page) => pages.hrefs[page - 1] ?? ""}
        labels={{ ...pageLabels, page: (page) => pageLabels.pages[page - 1] ?? "" }}
        className={css.pagination}
      />
    </FramedPage>
  );
}

function Filters({ view: { filters, found } }: { readonly view: RangePageView }) {
  return (
    <div className={css.filters}>
      {filters.map(({ label, items }) => (
        <nav key={label} aria-label={label}>
          <ul className={css.filter}>
            {items.map((item) => (
              <li key={item.href + item.label}>
                <Link
                  to={item.href}
                  className={css.choice}
                  aria-current={item.current ? "true" : undefined}
                  preventScrollReset
                >
                  {item.label}
                  {item.count === "" ? null : <span className={classNames(css.count, tn)}>{item.count}</span>}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
      <p className={classNames(small, muted, tn)} role="status">
        {found}
      </p>
    </div>
  );
}
