import { classNames } from "~/ui/theme/class-names";
import * as css from "./tokens.css";
import type { ColourView, PairView, TokensView } from "./token-view";

const FROM = { template: "template", dealer: "this dealer", tried: "tried here" };

/** The theme's colours; those that a dealer may choose can be tried. */
export function Colours({ view }: { readonly view: TokensView }) {
  return (
    <section className={css.section} aria-labelledby="colours" lang="en" dir="ltr">
      <h2 className={css.heading} id="colours">
        Colours
      </h2>
      <p className={css.about}>
        Choose other colours and press the button: every page of the gallery shows them. A dealer keeps them
        in theme.tokens of its site.json.
      </p>
      <form method="get">
        {view.kept.map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className={css.swatches}>
          {view.colours.map((colour) => (
            <Swatch key={colour.name} colour={colour} />
          ))}
        </div>
        <div className={css.bar}>
          <button className={css.button}>Show in these colours</button>
          {view.written === null ? null : (
            <>
              <a className={css.back} href={view.backHref}>
                Back to what this dealer has
              </a>
              <pre className={css.code}>{view.written}</pre>
            </>
          )}
        </div>
      </form>
    </section>
  );
}

function Swatch({ colour: { name, value, from, isOpen } }: { readonly colour: ColourView }) {
  return (
    <label className={css.swatch}>
      {isOpen && value.startsWith("#") ? (
        <input type="color" className={css.chip} name={name} defaultValue={value} />
      ) : (
        <span className={css.chip} style={{ background: value }} />
      )}
      <span>
        <span className={css.token}>{name.replace("color-", "")}</span>
        <br />
        <span className={css.value}>
          {value}
          <br />
          <span className={classNames(from === "tried" && css.tried)}>
            {isOpen ? FROM[from] : "template’s alone"}
          </span>
        </span>
      </span>
    </label>
  );
}

/** How well every two colours that meet can be told apart. */
export function Contrast({ pairs }: { readonly pairs: readonly PairView[] }) {
  const failed = pairs.filter(({ isEnough }) => !isEnough).length;
  return (
    <section className={css.section} aria-labelledby="contrast" lang="en" dir="ltr">
      <h2 className={css.heading} id="contrast">
        Contrast
      </h2>
      <p className={css.about}>
        {failed === 0
          ? `All ${pairs.length} pairs that meet on pages reach what WCAG 2.2 AA asks for.`
          : `${failed} of ${pairs.length} pairs are too close. A dealer with them does not start.`}
      </p>
      <ul className={css.pairs}>
        {pairs.map((pair) => (
          <Pair key={`${pair.ink} ${pair.ground}`} pair={pair} />
        ))}
      </ul>
    </section>
  );
}

/** Text where text is measured, a shape where a shape is. */
const TEXT_FROM = 4.5;

function Pair({ pair: { ink, ground, ratio, least, isEnough } }: { readonly pair: PairView }) {
  const [front, back] = [`var(--color-${ink})`, `var(--color-${ground})`];
  return (
    <li className={css.pair}>
      {/* A sample: what it measures is told beside it. */}
      <span className={css.sample} style={{ background: back, color: front }} aria-hidden="true">
        {least >= TEXT_FROM ? "Aa" : <span className={css.shape} style={{ background: front }} />}
      </span>
      <span>
        <span className={css.token}>{ink}</span> on {ground}
        <br />
        <span className={isEnough ? css.value : css.failed}>
          {ratio} {isEnough ? "of" : "is less than"} {least}
        </span>
      </span>
    </li>
  );
}
