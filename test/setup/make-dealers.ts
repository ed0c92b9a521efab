// Makes dealers as `npm run dealer -- new` does, several in one process: arguments are the folder and the dealers' places in
// `MADE_DEALERS`.
import { join } from "node:path";
import { TEMPLATE_PRESETS } from "~/templates/presets";
import { runDealer } from "../../scripts/run-dealer";
import { MADE_DEALERS } from "./made-dealers";

const [dir = "", ...places] = process.argv.slice(2);
for (const place of places) {
  const dealer = MADE_DEALERS[Number(place)];
  if (dealer === undefined) throw new Error(`there is no dealer ${place} to make`);
  await runDealer(["new", dealer.slug, ...dealer.flags], {
    dir,
    root: join(import.meta.dirname, "..", ".."),
    presets: TEMPLATE_PRESETS,
    region: null,
    secrets: { secrets: new Map() },
    say: () => undefined,
    ask: null,
    site() {
      throw new Error("asked for the site, as a preview alone may");
    },
  });
}
