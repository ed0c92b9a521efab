import { globalStyle } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { inCard } from "~/ui/theme/layout-variants";
import { media as query } from "~/ui/theme/media";
import { media, views } from "./card-media.css";
import { facts } from "./card-facts.css";
import { action, actions, body, card, week } from "./vehicle-card.css";

const { radius, space } = vars;

// In rows the picture stands beside the words, as high as these; on a phone a row is a card as elsewhere.
const inRows = `[data-rows] > ${card}`;
const wide = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { "@media": { [query.wide]: rule } });

wide(inRows, { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)", gridTemplateRows: "minmax(0, 1fr)" });
wide(`${inRows} ${media}`, { aspectRatio: "auto", minBlockSize: "232px" });
wide(`${inCard.boxed.replace("&", inRows)} ${action}`, { flex: "0 1 200px" });
wide(`${inCard.boxed.replace("&", inRows)} ${media}`, {
  margin: "-1px 0",
  marginInlineStart: "-1px",
  borderRadius: 0,
  borderStartStartRadius: radius.card,
  borderEndStartRadius: radius.card,
});
wide(`${inCard.open.replace("&", inRows)} ${body}`, { paddingBlockStart: 0, paddingInlineStart: space["5"] });
wide(`${inCard.ruled.replace("&", inRows)} ${body}`, {
  paddingBlockStart: 0,
  paddingInlineStart: space["5"],
});

// In a row of reminders a card on a phone is picture, place, name and price: what else there is stands on the vehicle's page.
for (const part of [facts, week, actions, views]) {
  globalStyle(`[data-brief-cards] > ${card} ${part}`, { "@media": { [query.phone]: { display: "none" } } });
}
