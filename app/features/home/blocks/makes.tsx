import { Link } from "~/ui/link/link";
import { Icon } from "~/ui/icon/icon";
import { classNames } from "~/ui/theme/class-names";
import { flip, section, stackLg, wrap } from "~/ui/theme/layout.css";
import { display, wordmark } from "~/ui/theme/typography.css";
import type { CountedLink, HomeBlockView } from "../home-view";
import * as css from "./makes.css";
import { plain } from "./plain-section.css";
import { SectionHead } from "~/ui/section-head/section-head";

type Block<Kind extends HomeBlockView<unknown>["kind"]> = Extract<HomeBlockView<unknown>, { kind: Kind }>;

/** The makes in stock with their counts. */
export function Makes({ block }: { readonly block: Block<"makes"> }) {
  return (
    <section className={classNames(section, plain)}>
      <div className={wrap}>
        <SectionHead title={block.title} text={block.text} />
        <CountedGrid links={block.makes} all={block.all} />
      </div>
    </section>
  );
}

/** Makes in groups, and the group's companies (HOME-01). */
export function BrandGrids({ block }: { readonly block: Block<"brandGrids"> }) {
  return (
    <section className={classNames(section, plain)}>
      <div className={classNames(wrap, stackLg)}>
        <SectionHead title={block.title} />
        {block.groups.map((group) => (
          <div key={group.label} className={css.group}>
            <h3 className={display.d1}>{group.label}</h3>
            <CountedGrid links={group.links} />
          </div>
        ))}
      </div>
    </section>
  );
}

function CountedGrid({ links, all }: { readonly links: readonly CountedLink[]; readonly all?: CountedLink }) {
  return (
    <ul className={css.grid}>
      {links.map(({ label, href, count, logo }) => (
        <li key={href} className={css.item}>
          <Link to={href} className={css.link}>
            {logo === null ? null : (
              <img src={logo} alt="" className={css.logo} width={40} height={40} loading="lazy" />
            )}
            <b className={classNames(css.name, logo === null ? wordmark : css.face)}>{label}</b>
            <span className={css.count}>{count}</span>
          </Link>
        </li>
      ))}
      {all === undefined ? null : (
        <li className={css.item}>
          <Link to={all.href} className={classNames(css.link, css.all)}>
            <b className={classNames(css.name, css.face)}>{all.label}</b>
            <Icon name="arrow-right" className={flip} />
          </Link>
        </li>
      )}
    </ul>
  );
}
