import { expect, test } from "vitest";
import { arabicSound } from "./arabic-sound";

test.each([
  ["موروكا", "moorooka"],
  ["بانكستاون", "bankstown"],
  ["باراماتا", "parramatta"],
  ["فيرفيلد", "fairfield"],
  ["برودميدوز", "broadmeadows"],
  ["بلاكتاون", "blacktown"],
  ["داندينونغ", "dandenong"],
])("%s sounds like %s", (written, name) => {
  expect(arabicSound(written)?.test(name)).toBe(true);
});

test("a whole name is heard, and no other one", () => {
  const sound = arabicSound("موروكا");
  for (const name of ["moora", "mooroolbark", "north moorooka", "marrick"])
    expect([name, sound?.test(name)]).toEqual([name, false]);
});

test.each([
  ["كاميرا", "cammeray"],
  ["التيما", "ultimo"],
  ["بارينا", "oberina"],
  ["معدلة", "armidale"],
  ["كراسي", "crace"],
  ["معقول", "marcoola"],
])("%s does not sound like %s", (written, name) => {
  expect(arabicSound(written)?.test(name)).toBe(false);
});

test.each(["", "moorooka", "سيدا", "موروكا 4105", "موروكا qld"])("%j is no such name", (text) => {
  expect(arabicSound(text)).toBeNull();
});
