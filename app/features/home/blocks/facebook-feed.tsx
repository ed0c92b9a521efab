import { useTranslation } from "~/i18n/translation";
import { Carousel } from "~/ui/carousel/carousel";
import { classNames } from "~/ui/theme/class-names";
import { section, wrap } from "~/ui/theme/layout.css";
import { muted, small } from "~/ui/theme/typography.css";
import type { FacebookView } from "../home-view";
import { BlockImage } from "./block-image";
import * as css from "./feed.css";
import { SectionHead } from "~/ui/section-head/section-head";

/** What the dealer wrote elsewhere, kept here: words and pictures are the site's own, links lead out (HOME-04). */
export function FacebookFeed({ block }: { readonly block: FacebookView }) {
  const { t } = useTranslation();
  return (
    <section className={classNames(section, css.band)}>
      <div className={wrap}>
        <SectionHead title={block.title} more={block.page} />
        <Carousel
          variant="rail"
          labels={{ row: block.title, previous: t("home.previous"), next: t("home.next") }}
        >
          {block.posts.map(({ text, isoDate, date, href, image }) => (
            <article key={isoDate + text} className={css.post}>
              {image === null ? null : (
                <BlockImage image={image} className={css.photo} sizes="(max-width: 720px) 82vw, 340px" />
              )}
              <p className={css.text}>{text}</p>
              <a href={href} rel="noreferrer" className={classNames(small, muted, css.when)}>
                <time dateTime={isoDate}>{date}</time>
              </a>
            </article>
          ))}
        </Carousel>
      </div>
    </section>
  );
}
