import { ButtonLink } from "~/ui/button/button";
import { classNames } from "~/ui/theme/class-names";
import { inverse } from "~/ui/theme/ground.css";
import { section, wrap } from "~/ui/theme/layout.css";
import { display, sr } from "~/ui/theme/typography.css";
import type { HomeBlockView, PromoTileView } from "../home-view";
import { BlockImage } from "./block-image";
import * as css from "./promos.css";

type PromosBlock = Extract<HomeBlockView<unknown>, { kind: "promos" }>;

/** Tiles that lead somewhere, while their time lasts (HOME-09). */
export function Promos({ block }: { readonly block: PromosBlock }) {
  return (
    <section className={section}>
      <div className={wrap}>
        <h2 className={sr}>{block.title}</h2>
        <div className={css.tiles}>
          {block.tiles.map((tile) => (
            <Tile key={tile.title} tile={tile} />
          ))}
        </div>
      </div>
    </section>
  );
}

function Tile({ tile }: { readonly tile: PromoTileView }) {
  const onInverse = tile.tone === "inverse";
  return (
    <article className={classNames(css.tile, css.tones[tile.tone], onInverse && inverse)}>
      {tile.image === null ? null : (
        <BlockImage image={tile.image} className={css.photo} sizes="(max-width: 720px) 94vw, 460px" />
      )}
      <div className={css.words}>
        {tile.kicker === "" ? null : <p className={css.kicker}>{tile.kicker}</p>}
        <h3 className={display.d2}>{tile.title}</h3>
        {tile.text === "" ? null : <p>{tile.text}</p>}
        <ButtonLink href={tile.link.href} className={css.action}>
          {tile.link.label}
        </ButtonLink>
      </div>
    </article>
  );
}
