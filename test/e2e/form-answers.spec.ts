import { type Dealer, DEALERS } from "../setup/dealers";
import { FORM_DEALERS, formsOf, PERSON } from "./form-walk";
import { ask, originOf, test } from "./site-test";
import { forgetRefusals, walkForm } from "./walk-form";

test.use({ userAgent: PERSON });

const ORDER = [...new Set([...FORM_DEALERS, ...DEALERS])];

for (const [index, dealer] of ORDER.entries()) {
  for (const scripted of [true, false]) {
    test.describe(`${dealer.slug}, on a phone, ${scripted ? "with" : "without"} script`, () => {
      test.use({ javaScriptEnabled: scripted, viewport: { width: 390, height: 844 } });

      test("the answer to every form, of a kind no other dealer had, is in view and has the focus (LEAD-07, FORM-09)", async ({
        page,
        complaints,
      }) => {
        test.setTimeout(300_000);
        const before = await Promise.all(ORDER.slice(0, index).map(kindsOf));
        const known = new Set(before.flatMap((kinds) => [...kinds.keys()]));
        for (const [kind, address] of await kindsOf(dealer)) {
          if (known.has(kind)) continue;
          await test.step(address, () =>
            walkForm(page, originOf(dealer) + address, { scripted, sound: false }),
          );
        }
        forgetRefusals(complaints);
      });
    });
  }
}

/** A dealer's forms by their paths and steps: those alike are drawn by the same page. */
async function kindsOf(dealer: Dealer): Promise<ReadonlyMap<string, string>> {
  const addresses = await formsOf(dealer);
  const kinds = addresses.map(async (address): Promise<[string, string]> => {
    const { body } = await ask(dealer, address);
    return [`${address.split("?")[0] ?? ""} ${/Step 1 of \d/.exec(body)?.[0] ?? ""}`, address];
  });
  return new Map(await Promise.all(kinds));
}
