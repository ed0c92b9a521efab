import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";

const { space } = vars;

/** On paper it is a receipt: nothing of the site around it is printed, nor what can be pressed. */
export const page = style({ "@media": { print: { padding: 0 } } });
globalStyle(`body:has(${page}) > :not(main)`, { "@media": { print: { display: "none" } } });
/** Twice its own name: what is hidden may be laid out by a class of another file. */
export const onScreen = style({ selectors: { "&&": { "@media": { print: { display: "none" } } } } });
/** Whose receipt it is: the site's header, which says so, is not printed. */
export const dealer = style({
  display: "none",
  "@media": { print: { display: "block", margin: 0, fontWeight: vars.font.weightStrong } },
});

/** Where the page is: paper has no address bar. */
export const address = style({
  display: "none",
  "@media": { print: { display: "block", margin: 0, overflowWrap: "anywhere" } },
});

export const next = style({ marginBlockStart: space["5"] });

/** The longest labels of a button here are wider than a phone. */
export const pay = style({ whiteSpace: "normal" });

/** What helps when the payment page cannot be reached: lines tall enough to be touched. */
export const helps = style({ listStyle: "none", padding: 0, marginBlockStart: space["2"], lineHeight: 2 });
