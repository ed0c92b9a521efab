import { assignInlineVars } from "@vanilla-extract/dynamic";
import { Link } from "~/ui/link/link";
import { TextLink } from "~/ui/text-link/text-link";
import { FramedPage } from "~/ui/framed-page/framed-page";
import { pageHead } from "~/ui/framed-page/framed-page.css";
import { classNames } from "~/ui/theme/class-names";
import { display, lead, muted, small, tn, wordmark } from "~/ui/theme/typography.css";
import * as css from "./blog.css";
import type { BrandsPageView, BrandView } from "./content-views";
import * as page from "./text-page.css";

/** Every make of the dealer's, by kind. */
export function BrandsPage({ view }: { readonly view: BrandsPageView }) {
  return (
    <FramedPage frame={view.frame}>
      <div className={pageHead}>
        <h1 className={display.d4}>{view.title}</h1>
        <p className={lead}>{view.intro}</p>
      </div>
      <div className={page.body}>
        {view.groups.map(({ title, brands }) => (
          <section key={title} className={css.brandGroup}>
            <h2 className={display.d2}>{title}</h2>
            <ul
              className={css.brands}
              style={assignInlineVars({ [css.rowLength]: String(rowLength(brands.length)) })}
            >
              {brands.map((brand) => (
                <li key={brand.name} className={css.brandCell}>
                  <Brand brand={brand} />
                  {brand.range === null ? null : (
                    <TextLink href={brand.range.href} className={css.brandRange}>
                      {brand.range.label}
                    </TextLink>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </FramedPage>
  );
}

/** Cells of a row on a desk. */
const LONGEST_ROW = 7;

/** Makes of a row, so that no row has one alone: eight makes stand in two rows of four. */
function rowLength(count: number): number {
  const rows = Math.ceil(count / LONGEST_ROW);
  return count % LONGEST_ROW === 1 && rows > 1 ? Math.ceil(count / rows) : LONGEST_ROW;
}

function Brand({ brand }: { readonly brand: BrandView }) {
  return (
    <Link to={brand.href} className={css.brand}>
      {brand.logo === null ? null : (
        <img src={brand.logo} alt="" className={css.brandLogo} width={96} height={40} loading="lazy" />
      )}
      <span className={brand.logo === null ? wordmark : display.d1}>{brand.name}</span>
      {brand.note === "" ? null : <span className={classNames(small, muted, tn)}>{brand.note}</span>}
    </Link>
  );
}
