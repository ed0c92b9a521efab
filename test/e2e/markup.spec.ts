import { DEALERS } from "../setup/dealers";
import { faultsIn } from "./html-faults";
import { ALL_STOCK, ask, expect, test } from "./site-test";

for (const dealer of DEALERS) {
  test(`${dealer.slug}: the pages are valid HTML`, async () => {
    const listing = await ask(dealer, ALL_STOCK);
    const vehicle = /href="(\/cars\/[^"]+)"/.exec(listing.body)?.[1] ?? "/";
    for (const target of ["/", ALL_STOCK, `${ALL_STOCK}?query=zzzzzzzz`, vehicle, "/no-such-page"]) {
      const { body, headers } = await ask(dealer, target);
      expect(headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(await faultsIn(body), target).toEqual([]);
    }
  });
}
