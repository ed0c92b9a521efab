import { expect, it } from "vitest";
import { sentFrom } from "./sent-from";

it.each([
  ["", ""],
  ["?step=2&draft=Y5Hw1yugO3A5xKpa", ""],
  ["?model=ranger&ask=brochure&step=2&draft=Y5Hw1yugO3A5xKpa", "?model=ranger&ask=brochure"],
  ["?car_id=2016-subaru-brz&step=payment&journey=FL9G5ZNg", "?car_id=2016-subaru-brz"],
  ["?utm_source=a%26b&resumed=", "?utm_source=a%26b"],
])("leaves what a dealer can open of %s", (search, expected) => {
  expect(sentFrom(search)).toBe(expected);
});
