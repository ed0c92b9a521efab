import { globalStyle, style } from "@vanilla-extract/css";

export const place = style({ display: "grid", minInlineSize: 0 });
/** No taller with two lines than its neighbours with one. */
export const button = style({ paddingBlock: "2px" });

/** A number stays in one line; where that is narrow, without its icon. */
globalStyle(`${place} svg`, { "@media": { "(max-width: 379px)": { display: "none" } } });
