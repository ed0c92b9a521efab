import { PartsFinder } from "~/features/parts/parts-finder";
import { Icon } from "~/ui/icon/icon";
import { Link } from "~/ui/link/link";
import { TextLink } from "~/ui/text-link/text-link";
import { classNames } from "~/ui/theme/class-names";
import { display, muted, small, strong, tn } from "~/ui/theme/typography.css";
import type { PartsCounterView } from "./build-parts-counter.server";
import * as css from "./parts-counter.css";

/** The list of parts by words, vehicle and kind: quicker than to ask and wait for an answer. */
export function PartsCounter({ view }: { readonly view: PartsCounterView }) {
  return (
    <section className={css.counter} aria-labelledby="parts-counter">
      <div className={css.words}>
        <h2 className={display.d2} id="parts-counter">
          {view.title}
        </h2>
        <p className={muted}>{view.text}</p>
      </div>
      <PartsFinder form={view.form} />
      <ul className={css.kinds} aria-label={view.listLabel}>
        {view.kinds.map(({ href, name, note, drawing }) => (
          <li key={href}>
            <Link to={href} className={css.kind}>
              <Icon name={drawing} className={css.drawing} />
              <span className={css.kindWords}>
                <span className={strong}>{name}</span>
                <span className={classNames(small, muted, tn)}>{note}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p>
        <TextLink href={view.all.href}>{view.all.label}</TextLink>
      </p>
    </section>
  );
}
