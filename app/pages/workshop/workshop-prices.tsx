import { TextLink } from "~/ui/text-link/text-link";
import { classNames } from "~/ui/theme/class-names";
import { display, muted, small, sr, strong, tn } from "~/ui/theme/typography.css";
import type { WorkshopPricesView } from "./build-workshop-prices.server";
import * as css from "./workshop-prices.css";

/** The workshop's prices, each with the way to the form that books it. */
export function WorkshopPrices({ view }: { readonly view: WorkshopPricesView }) {
  return (
    <section className={css.prices} aria-labelledby="workshop-prices">
      <h2 className={display.d2} id="workshop-prices">
        {view.title}
      </h2>
      <ul className={css.list}>
        {view.items.map(({ name, price, note, book }) => (
          <li key={name} className={css.item}>
            <h3 className={classNames(css.name, strong)}>{name}</h3>
            {price === null ? null : <p className={classNames(css.price, display.d1, tn)}>{price}</p>}
            {note === "" ? null : <p className={classNames(css.note, small, muted)}>{note}</p>}
            <TextLink href={book.href} className={css.book}>
              {book.label}
              <span className={sr}>: {book.about}</span>
            </TextLink>
          </li>
        ))}
      </ul>
      {view.notes.map((note) => (
        <p key={note} className={classNames(small, muted)}>
          {note}
        </p>
      ))}
    </section>
  );
}
