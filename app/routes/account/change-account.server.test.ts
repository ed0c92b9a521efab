import { afterEach, expect, it, vi } from "vitest";
import type { Shopper } from "~/ports/shopper-accounts";
import { requireSite } from "~/request/site-context.server";
import { services } from "~/services.server";
import { startYard, whereTo, yardRequest } from "../../../test/setup/yard-site";
import { changeAccount } from "./change-account.server";

startYard();
afterEach(() => vi.restoreAllMocks());

async function shopperOf(number: string): Promise<Shopper> {
  const { accounts } = await services();
  const made = await accounts.makeCode("yard", number, { address: "203.0.113.9", known: false });
  if (made.kind !== "made") throw new Error("no code was made");
  const checked = await accounts.checkCode("yard", made.challenge, made.code);
  if (checked.answer !== "right") throw new Error("the code is right");
  return checked.shopper;
}

async function erase(shopper: Shopper) {
  const form = new FormData();
  form.append("intent", "erase");
  form.append("sure", "yes");
  return changeAccount(form, shopper, await requireSite(yardRequest("/account")));
}

it("tells who deletes their account when that failed, keeps all of it, and deletes it the next time", async () => {
  const { accounts } = await services();
  const shopper = await shopperOf("+61412345678");
  vi.spyOn(accounts, "erase").mockRejectedValueOnce(new Error("locked"));
  const failed = await erase(shopper);
  expect(failed).toMatchObject({ field: "sure", status: 503 });
  expect(JSON.stringify(failed)).toContain("could not be deleted just now");
  expect(await accounts.find("yard", shopper.id)).not.toBeNull();
  const again = await erase(shopper);
  if (!(again instanceof Response)) throw new Error("not deleted");
  expect(whereTo(again)).toEqual([303, "/notices?done=erased"]);
  expect(await accounts.find("yard", shopper.id)).toBeNull();
});
