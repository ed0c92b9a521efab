import { createSprinkles, defineProperties } from "@vanilla-extract/sprinkles";
import { vars } from "./contract.css";
import { media } from "./media";

const space = { "0": "0", ...vars.space };

const responsive = defineProperties({
  conditions: {
    base: {},
    phone: { "@media": media.phone },
    narrow: { "@media": media.narrow },
  },
  defaultCondition: "base",
  properties: {
    display: ["none", "block", "flex", "grid", "inline-flex", "inline-block"],
    flexDirection: ["row", "column"],
    flexWrap: ["wrap", "nowrap"],
    alignItems: ["start", "center", "end", "baseline", "stretch"],
    justifyContent: ["start", "center", "end", "space-between"],
    gap: space,
    paddingBlock: space,
    paddingInline: space,
    marginBlockStart: space,
    marginBlockEnd: space,
  },
  shorthands: { padding: ["paddingBlock", "paddingInline"] },
});

const fixed = defineProperties({
  properties: {
    color: {
      text: vars.color.text,
      muted: vars.color.textMuted,
      link: vars.color.link,
      positive: vars.color.positive,
    },
    fontSize: vars.text,
    textAlign: ["start", "center", "end"],
  },
});

/**
 * Atomic classes for plain spacing and alignment; anything with a look of its own gets a style. Use it only in
 * `.css.ts` files: there it is evaluated in the build, in a component its tables would be sent to the browser.
 */
export const sprinkles = createSprinkles(responsive, fixed);
