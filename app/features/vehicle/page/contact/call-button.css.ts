import { globalStyle, style } from "@vanilla-extract/css";

export const place = style({ display: "grid", minInlineSize: 0 });

/** A number stays in one line; where that is narrow, without its icon. */
globalStyle(`${place} bdi`, { whiteSpace: "nowrap" });
globalStyle(`${place} svg`, { "@media": { "(max-width: 379px)": { display: "none" } } });
