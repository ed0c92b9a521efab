import { type Dealer, DEALERS } from "../setup/dealers";
import { WINDOWS } from "./answered";
import { FORM_DEALERS, newFormsOf } from "./form-walk";
import { PERSON } from "./person";
import { expect, originOf, test } from "./site-test";
import { expectSound } from "./sound-page";
import { forgetRefusals, walkForm } from "./walk-form";
import { SCRIPTED_OR_NOT } from "./ways";

test.use({ userAgent: PERSON });

/** All forms of the first dealer, and of every other those that none before it has. */
const ORDER: readonly Dealer[] = [...new Set([...FORM_DEALERS, ...DEALERS])];

for (const [index, dealer] of ORDER.entries()) {
  // The first dealer's and the second's are of two templates: one is looked at on a laptop.
  const viewport = WINDOWS[index === 1 ? 1 : 0];
  // Without script `sent-leads.spec` goes through every form of every dealer.
  for (const scripted of index === 0 ? SCRIPTED_OR_NOT : [true]) {
    test.describe(`${dealer.slug} at ${viewport.width} px, ${scripted ? "with" : "without"} script`, () => {
      test.use({ javaScriptEnabled: scripted, viewport });

      test("every form of a kind not yet had says what is wrong, keeps what is typed, is sent, and leads to its answer (FORM-02, FORM-09, FORM-15, LEAD-07, OPEN-115)", async ({
        page,
        complaints,
      }) => {
        test.setTimeout(300_000);
        const addresses = await newFormsOf(dealer, ORDER.slice(0, index));
        if (index === 0) expect(addresses.length).toBeGreaterThan(7);
        for (const address of addresses) {
          await test.step(address, () =>
            walkForm(page, originOf(dealer) + address, { scripted, sound: scripted }),
          );
        }
        if (scripted && addresses.length > 0) await expectSound(page, "sent", "main");
        forgetRefusals(complaints);
      });
    });
  }
}
