import { Link } from "~/ui/link/link";
import { Icon } from "~/ui/icon/icon";
import { classNames } from "~/ui/theme/class-names";
import { flip, section, wrap } from "~/ui/theme/layout.css";
import { display, muted, small, sr } from "~/ui/theme/typography.css";
import type { HomeBlockView } from "../home-view";
import { BlockImage } from "./block-image";
import { plain } from "./plain-section.css";
import * as css from "./tiles.css";

type Block<Kind extends HomeBlockView<unknown>["kind"]> = Extract<HomeBlockView<unknown>, { kind: Kind }>;

/** Body types as small tiles with their counts (URL-19). */
export function BodyTypes({ block }: { readonly block: Block<"bodyTypes"> }) {
  return (
    <section className={css.bodies}>
      <div className={wrap}>
        <h2 className={sr}>{block.title}</h2>
        <div className={css.bodyGrid}>
          {block.tiles.map((tile) => (
            <Link key={tile.href} to={tile.href} className={css.tile}>
              {tile.image === null ? null : (
                <BlockImage
                  image={tile.image}
                  className={css.bodyPhoto}
                  sizes="(max-width: 720px) 46vw, 260px"
                />
              )}
              <span className={css.tileWords}>
                <b>{tile.label}</b>
                <small className={css.note}>{tile.note}</small>
              </span>
            </Link>
          ))}
          <Link to={block.all.href} className={classNames(css.tile, css.allTile)}>
            <span className={css.allWords}>
              <b>{block.all.label}</b>
              <small>{block.all.note}</small>
            </span>
            <Icon name="arrow-right" className={classNames(flip, css.allIcon)} />
          </Link>
        </div>
      </div>
    </section>
  );
}

/** A tile's picture, else names on its ground; without either nothing, rather than an empty field. */
function TypePicture({ image, names }: Pick<Block<"types">["tiles"][number], "image" | "names">) {
  if (image === null && names.length === 0) return null;
  return (
    <span className={css.typePicture}>
      {names.length === 0 ? null : (
        <span className={classNames(css.typeNames, muted)}>{names.join(" · ")}</span>
      )}
      {image === null ? null : (
        <BlockImage image={image} className={css.typePhoto} sizes="(max-width: 720px) 92vw, 460px" />
      )}
    </span>
  );
}

/** Kinds of vehicle as large tiles. */
export function Types({ block }: { readonly block: Block<"types"> }) {
  return (
    <section className={classNames(section, plain)}>
      <div className={wrap}>
        <h2 className={sr}>{block.title}</h2>
        <div className={css.trio}>
          {block.tiles.map((tile) => (
            <Link key={tile.href} to={tile.href} className={css.type}>
              <TypePicture image={tile.image} names={tile.names} />
              <span className={css.typeHead}>
                <b className={display.d3}>{tile.label}</b>
                <span className={small}>{tile.note}</span>
              </span>
              <span className={classNames(muted, small)}>{tile.text}</span>
            </Link>
          ))}
        </div>
      </div>
    </section>
  );
}
