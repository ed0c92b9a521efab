import { assignInlineVars } from "@vanilla-extract/dynamic";
import { useTranslation } from "~/i18n/translation";
import { MovingCarousel } from "~/ui/carousel/moving-carousel";
import { Link } from "~/ui/link/link";
import { classNames } from "~/ui/theme/class-names";
import { display, sr } from "~/ui/theme/typography.css";
import type { SlidesView, SlideView } from "~/features/home/home-view";
import { BlockImage } from "~/features/home/blocks/block-image";
import * as css from "./slides.css";

/** Large pictures with words over them, which a shopper can hold (HOME-03). */
export function Slides({ block }: { readonly block: SlidesView }) {
  const { t } = useTranslation();
  const labels = {
    row: block.title,
    previous: t("home.previous"),
    next: t("home.next"),
    pause: t("home.pause"),
    play: t("home.play"),
  };
  return (
    <section aria-label={block.title}>
      <h2 className={sr}>{block.title}</h2>
      <MovingCarousel variant="full" labels={labels} rotateMs={block.rotateMs} className={css.box}>
        {block.slides.map((slide) => (
          <Slide key={slide.id} slide={slide} />
        ))}
      </MovingCarousel>
    </section>
  );
}

function Slide({ slide }: { readonly slide: SlideView }) {
  const { name, description, href, overlay, beside, image } = slide;
  const shown = overlay ? name : <span className={sr}>{name}</span>;
  return (
    <div
      className={classNames(css.slide, beside && css.split)}
      style={assignInlineVars({ [css.shape]: `${image.width} / ${image.height}` })}
    >
      <BlockImage
        image={image}
        className={css.photo}
        sizes={beside ? "(min-width: 1080.02px) 60vw, 100vw" : "100vw"}
      />
      <div className={overlay ? css.words : css.wordless}>
        <h3 className={overlay ? classNames(display.d3, css.name) : undefined}>
          {href === null ? (
            shown
          ) : (
            <Link to={href} className={css.link}>
              {shown}
            </Link>
          )}
        </h3>
        {description === "" ? null : <p className={overlay ? css.text : sr}>{description}</p>}
      </div>
    </div>
  );
}
