import { ButtonLink } from "~/ui/button/button";
import { Icon } from "~/ui/icon/icon";
import { Picture } from "~/ui/picture/picture";
import { classNames } from "~/ui/theme/class-names";
import { display, muted, small, strong, tn } from "~/ui/theme/typography.css";
import { VisuallyHidden } from "~/ui/visually-hidden/visually-hidden";
import * as css from "./parts.css";
import type { PartView } from "./parts-view";

/** A part: what it is, what it fits, what it costs, and the way to ask for it. */
export function PartRow({ part }: { readonly part: PartView }) {
  return (
    <article className={css.part}>
      <div className={css.tile}>
        {part.image === null ? (
          <Icon name={part.drawing} size="lg" />
        ) : (
          <Picture {...part.image} className={css.photo} sizes="64px" maxWidth={320} />
        )}
      </div>
      <div className={css.words}>
        <h3 className={display.d1}>{part.name}</h3>
        <p className={classNames(small, muted, tn)}>{part.number}</p>
        <p className={small}>{part.fits}</p>
        {part.note === "" ? null : <p className={classNames(small, muted)}>{part.note}</p>}
      </div>
      <div className={css.money}>
        <p className={classNames(css.price, tn)}>{part.price}</p>
        {part.fitted === "" ? null : <p className={classNames(small, muted, tn)}>{part.fitted}</p>}
        <p className={classNames(small, part.isHere ? css.here : muted, part.isHere && strong)}>
          {part.delivery}
        </p>
      </div>
      {part.ask === null ? null : (
        <ButtonLink variant="secondary" size="sm" href={part.ask.href} className={css.ask}>
          {part.ask.label}
          <VisuallyHidden>: {part.name}</VisuallyHidden>
        </ButtonLink>
      )}
    </article>
  );
}
