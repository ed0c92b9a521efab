import { Fragment } from "react";
import { Link } from "~/ui/link/link";
import { useTranslation } from "~/i18n/translation";
import { ButtonLink } from "~/ui/button/button";
import { Icon } from "~/ui/icon/icon";
import { classNames } from "~/ui/theme/class-names";
import { row, wrap } from "~/ui/theme/layout.css";
import { display, tn } from "~/ui/theme/typography.css";
import type { SiteImage } from "~/domain/tenant/config/shapes";
import type { HeroView, BlockLinkView } from "~/features/home/home-view";
import { BlockImage } from "~/features/home/blocks/block-image";
import { Finder } from "~/features/home/blocks/search/finder";
import { HeroTicket } from "./hero-ticket";
import * as css from "./hero.css";
import * as quick from "./quick-links.css";
import { TextSearch, type DrawSearchField } from "~/features/home/blocks/search/text-search";

interface HeroProps {
  readonly block: HeroView;
  readonly drawField: DrawSearchField;
}

/** The opening of the page; the template decides how words and picture meet (`[data-hero]`). */
export function Hero({ block, drawField }: HeroProps) {
  const picture = block.image === null ? null : <HeroPicture {...block} image={block.image} />;
  return (
    <section className={css.hero}>
      <div className={classNames(css.frame, picture === null && css.frameOfWords)}>
        {block.pictureFirst ? picture : null}
        <Words block={block} drawField={drawField} />
        {block.pictureFirst ? null : picture}
        <span className={css.whole} />
      </div>
      {block.quickLinks.length === 0 ? null : <QuickLinks links={block.quickLinks} />}
    </section>
  );
}

function Words({ block, drawField }: HeroProps) {
  return (
    <div className={css.words}>
      {block.kicker === "" ? null : (
        <p className={css.kicker}>
          <Icon name="badge-check" className={css.kickerIcon} />
          {block.kicker}
        </p>
      )}
      <h1
        className={classNames(
          display.d5,
          css.title,
          block.image !== null && isPanorama(block.image) && css.titleOverPanorama,
        )}
      >
        {block.titleWords.map((words, at) => (
          <Fragment key={at}>
            {at === 0 ? null : <wbr />}
            {words}
          </Fragment>
        ))}
      </h1>
      {block.text === "" ? null : <p className={css.lead}>{block.text}</p>}
      {block.priceLine === "" ? null : <p className={classNames(css.priceLine, tn)}>{block.priceLine}</p>}
      <Actions actions={block.actions} quiet={block.finder !== null} />
      {block.search === null ? null : <TextSearch {...block.search} drawField={drawField} />}
      {block.finder === null ? null : <Finder finder={block.finder} />}
    </div>
  );
}

function HeroPicture({
  image,
  wholeImage,
  ticket,
}: { readonly image: SiteImage } & Pick<HeroView, "wholeImage" | "ticket">) {
  const isWide = isPanorama(image);
  const isWhole = isWide && wholeImage;
  return (
    <div className={css.picture}>
      <BlockImage
        image={image}
        className={classNames(css.photo, isWide && css.panorama, isWhole && css.wholePanorama)}
        sizes={isWide ? panoramaSizes(isWhole) : "(max-width: 1080px) 100vw, 1000px"}
        priority
      />
      {ticket === null ? null : <HeroTicket ticket={ticket} />}
    </div>
  );
}

const isPanorama = ({ width, height }: SiteImage) => width / height > 2;

const panoramaSizes = (isWhole: boolean) => (isWhole ? "100vw" : "(max-width: 1080px) 180vw, 100vw");

/** One filled button; a form beside them is the filled action instead. */
function Actions({
  actions,
  quiet,
}: {
  readonly actions: readonly BlockLinkView[];
  readonly quiet: boolean;
}) {
  if (actions.length === 0) return null;
  return (
    <div className={row}>
      {actions.map(({ label, href }, index) => (
        <ButtonLink key={href} href={href} variant={index === 0 && !quiet ? "primary" : "secondary"}>
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}

function QuickLinks({ links }: { readonly links: readonly BlockLinkView[] }) {
  const { t } = useTranslation();
  return (
    <div className={classNames(wrap, quick.tools)}>
      <nav aria-label={t("home.quickLinks")}>
        <ul className={quick.toolList}>
          {links.map(({ label, href, note, icon }) => (
            <li key={href} className={quick.toolItem}>
              <Link to={href} className={quick.tool}>
                {icon === null ? null : <Icon name={icon} size="lg" className={quick.toolIcon} />}
                <span className={quick.toolWords}>
                  <b className={quick.toolLabel}>{label}</b>
                  {note === null ? null : <small className={quick.toolNote}>{note}</small>}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
