import { Tag } from "~/ui/tag/tag";
import { display } from "~/ui/theme/typography.css";
import { classNames } from "~/ui/theme/class-names";
import { fact, facts } from "../card/card-facts.css";
import { StockTagLabel } from "../stock-tag-label";
import * as css from "./vehicle-side.css";
import type { VehiclePageView } from "./vehicle-page-view";
import { ViewCounter } from "./view-counter";

/** The page's heading with the vehicle's condition and tags. */
export function VehicleTitle({ page, onTop }: { readonly page: VehiclePageView; readonly onTop: boolean }) {
  return (
    <div className={classNames(css.title, onTop && css.titleOnTop)}>
      <div className={css.tags} data-tags>
        {page.tag?.label === page.condition ? null : <Tag kind="quiet">{page.condition}</Tag>}
        {page.tag === null ? null : <StockTagLabel tag={page.tag} />}
        {page.fuel === null ? null : <Tag kind="fuel">{page.fuel}</Tag>}
        {page.certified === null ? null : (
          <img
            className={css.certified}
            src={page.certified.src}
            alt={page.certified.label}
            data-said
            width={78}
            height={24}
          />
        )}
        {page.views === null ? null : <ViewCounter {...page.views} />}
      </div>
      <h1 className={onTop ? display.d4 : display.d3}>
        <bdi>{page.title}</bdi>
      </h1>
      {page.badge === null ? null : (
        <p className={css.badge}>
          <bdi>{page.badge}</bdi>
        </p>
      )}
      {page.line.length === 0 ? null : (
        <ul className={classNames(facts, css.line)}>
          {page.line.map((text) => (
            <li key={text} className={fact}>
              {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
