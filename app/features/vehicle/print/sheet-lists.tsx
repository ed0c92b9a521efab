import type { VehicleSheet } from "~/ports/vehicle-papers";
import { display, tn } from "~/ui/theme/typography.css";
import * as css from "./print-page.css";

/** Specifications, features and comments of a sheet; each only where there is something to say. */
export function SheetLists({
  sheet: { specs, features, comments, words },
}: {
  readonly sheet: VehicleSheet;
}) {
  return (
    <>
      {specs.length === 0 ? null : (
        <section>
          <h2 className={display.d1}>{words.specs}</h2>
          <dl className={css.specs}>
            {specs.map(({ key, label, value }) => (
              <div key={key} className={css.spec}>
                <dt>{label}</dt>
                <dd className={`${css.specValue} ${tn}`}>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {features.length === 0 ? null : (
        <section>
          <h2 className={display.d1}>{words.features}</h2>
          <ul className={css.features}>
            {features.map((feature) => (
              <li key={feature}>
                <bdi>{feature}</bdi>
              </li>
            ))}
          </ul>
        </section>
      )}
      {comments === null ? null : (
        <section className={css.beforeFoot}>
          <h2 className={display.d1}>{words.comments}</h2>
          <p className={css.comments} dir="auto">
            {comments}
          </p>
        </section>
      )}
    </>
  );
}
