import { Link } from "~/ui/link/link";
import * as css from "./results-map.css";
import type { ResultsMapView } from "./map-view";

/**
 * Where the vehicles of a listing stand: our own drawing with a link at each yard, and the same yards as a list. Nobody
 * else is asked for anything.
 */
export default function ResultsMap({ map }: { readonly map: ResultsMapView }) {
  return (
    <section className={css.map} aria-labelledby="results-map">
      <h2 id="results-map" className={css.title}>
        {map.title}
      </h2>
      {map.image === null ? null : (
        <div className={css.picture}>
          <img {...map.image} alt={map.image.alt} className={css.image} />
          {map.here === null ? null : (
            <span
              role="img"
              aria-label={map.here.label}
              title={map.here.label}
              className={css.here}
              style={{ left: `${map.here.left}%`, top: `${map.here.top}%` }}
            />
          )}
          {map.pins.map(({ href, label, count, left, top }) => (
            <Link
              key={href}
              to={href}
              className={css.pin}
              style={{ left: `${left}%`, top: `${top}%` }}
              aria-label={label}
              title={label}
              preventScrollReset
              rel="nofollow"
            >
              {count}
            </Link>
          ))}
        </div>
      )}
      <ul className={css.yards}>
        {map.yards.map(({ href, name, facts, on }) => (
          <li key={href}>
            <Link
              to={href}
              className={css.yard}
              preventScrollReset
              rel="nofollow"
              aria-current={on ? "true" : undefined}
            >
              <bdi>{name}</bdi>
            </Link>
            <span className={css.facts}>{facts.join(" · ")}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
