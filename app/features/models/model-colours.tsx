import { assignInlineVars } from "@vanilla-extract/dynamic";
import { Picture } from "~/ui/picture/picture";
import { sr } from "~/ui/theme/typography.css";
import * as css from "./model-colours.css";
import type { ModelPageView } from "./model-views";

const MOST_DOTS = 8;
const SIZES = "(max-width: 1080px) 94vw, 760px";

/**
 * The model in the paint that is chosen. Radio buttons and CSS do it, so that it needs no script; pictures of the other
 * paints load when they are first shown.
 */
export function ModelColours({ colours }: Pick<ModelPageView<unknown>, "colours">) {
  const [first, ...others] = colours.items;
  if (first === undefined) return null;
  if (others.length === 0) {
    return <Picture {...first.image} className={css.only} sizes={SIZES} minWidth={480} priority />;
  }
  return (
    <fieldset className={css.set}>
      <legend className={sr}>{colours.label}</legend>
      <div
        className={css.stage}
        style={assignInlineVars({ [css.dots]: String(Math.min(MOST_DOTS, colours.items.length)) })}
      >
        {colours.items.map(({ name, hex, image }, index) => (
          <div key={name} className={css.colour}>
            <Picture {...image} className={css.photo} sizes={SIZES} minWidth={480} priority={index === 0} />
            <label className={css.choice}>
              <input
                type="radio"
                name="model-colour"
                value={name}
                defaultChecked={index === 0}
                className={css.input}
              />
              <svg className={css.dot} viewBox="0 0 28 28" aria-hidden="true">
                <circle cx="14" cy="14" r="13.5" fill={hex} />
              </svg>
              <span className={sr}>{name}</span>
            </label>
            <span className={css.name} aria-hidden="true">
              {name}
            </span>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
