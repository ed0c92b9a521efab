import { globalStyle } from "@vanilla-extract/css";
import { gallery, stage, viewer } from "~/features/vehicle/gallery/gallery.css";
import { body as priceNote } from "~/features/vehicle/price/price-notes.css";
import { groups, tick, tickIcon, ticks } from "~/features/vehicle/sections/features/features.css";
import { lead } from "~/features/vehicle/sections/more-toggle.css";
import { blocks, hours, hoursDay, hoursTime, todayWord, weekToday } from "../vehicle-blocks.css";
import { vars } from "~/ui/theme/contract.css";
import { crumbs, grid, page } from "../vehicle-page.css";
import { offer, side } from "../vehicle-side.css";

type Rule = NonNullable<Parameters<typeof globalStyle>[1]>;

function onPaper(selector: string, rule: Rule): void {
  globalStyle(selector, { "@media": { print: rule } });
}

/** What is read on paper of the sections below the pictures: facts, features, comments, and where it stands. */
const READ = [
  ...["#key-information", "#car-summary", "#features", "#comments", "#vehicle-map"],
  ...["details", "specifications", "all-specifications"].map((id) => `:has(> details > #${id})`),
].join(", ");

/** Nobody presses anything on paper, but a number is read there. */
const PRESSED = 'a:not([href^="tel:"])';
/** Other vehicles, calculators and offers are on the screen. */
const UNPRINTED = [
  `body:has(${page}) > :not(main)`,
  `main:has(> ${page}) > :not(${page})`,
  `${page} :is(button, noscript, #vehicle-tools)`,
  `${page} > ${crumbs}`,
  `${gallery} > :not(${viewer})`,
  `${viewer} > :not(${stage})`,
  `${stage} :is(li ~ li, p)`,
  `${side} :is(${PRESSED}, form, summary, ${offer})`,
  `${blocks} > :not(:is(${READ}))`,
  `${blocks} :is(a, details > summary > svg, [data-nosnippet])`,
  `${blocks} :is(${lead}, table:not(${hours}))`,
  // Nobody knows which day it is when the paper is read.
  `${blocks} :is(${weekToday}, ${todayWord})`,
];
onPaper(UNPRINTED.join(", "), { display: "none" });

/** All sizes follow from this one: paper is read from a shorter distance than a screen. */
onPaper(`html:has(${page})`, {
  fontSize: "10px",
  // Nothing is smaller than 7.5 pt.
  vars: { [vars.text["2xs"]]: "1rem", [vars.text.xs]: "1rem", [vars.text.sm]: "1rem" },
});
onPaper(`${page}${page}`, { padding: 0, maxInlineSize: "none" });
/** What is folded cannot be opened there. */
onPaper(`${page} details:not([open])::details-content`, { contentVisibility: "visible", blockSize: "auto" });
onPaper(`${page} ${grid}`, {
  gridTemplateColumns: "minmax(0, 1.2fr) minmax(0, 1fr)",
  gridTemplateAreas: '"title title" "gallery side" "blocks blocks"',
  gap: "5mm",
});
onPaper(`${page} ${gallery}`, { gridTemplateColumns: "minmax(0, 1fr)", marginInline: 0 });
onPaper(`${page} ${stage}${stage}`, { aspectRatio: "4 / 3", blockSize: "auto", maxBlockSize: "none" });
onPaper(`${page} ${side}`, { position: "static" });
onPaper(`${page} ${priceNote}`, { position: "static", border: 0, padding: 0, boxShadow: "none" });
onPaper(`${page} ${blocks}`, { display: "block", columnGap: "6mm" });
onPaper(`${blocks} > section`, { marginBlockEnd: "4mm" });
onPaper(`${blocks} > section > details > summary`, { minBlockSize: 0, paddingBlock: "1mm" });
onPaper(`${blocks} > section dl > div`, { paddingBlock: ".8mm" });
onPaper(`${blocks} ${groups}`, { gap: "2mm" });
onPaper(`${blocks} ${ticks}`, { gridTemplateColumns: "repeat(4, minmax(0, 1fr))", gap: ".4mm 3mm" });
onPaper(`${blocks} ${tick}`, { gap: "1mm", lineHeight: 1.25 });
onPaper(`${blocks} ${tickIcon}`, { inlineSize: "3mm", blockSize: "3mm" });
onPaper(`${blocks} ${hours} tbody`, {
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  gap: ".4mm 3mm",
});
onPaper(`${blocks} ${hours} tr`, { display: "flex", gap: "2mm" });
onPaper(`${blocks} :is(${hoursDay}, ${hoursTime})`, { padding: 0, border: 0, fontWeight: "inherit" });
