import { expect, it } from "vitest";
import { calledName, fullName } from "./lead";

it.each([
  ["Mia", "O’Neill", "Mia O’Neill", "Mia"],
  ["Mia", null, "Mia", "Mia"],
  ["小明", "王", "王小明", "王小明"],
  [" 小明 ", "王 ", "王小明", "王小明"],
  ["王小明", null, "王小明", "王小明"],
  ["민수", "김", "김민수", "김민수"],
  ["Ming", "王", "Ming 王", "Ming"],
  ["小明", "Wang", "小明 Wang", "小明 Wang"],
  ["ليلى", "حداد", "ليلى حداد", "ليلى"],
])("%s %s is %s, and is greeted as %s", (name, lastName, full, called) => {
  expect(fullName({ name, lastName })).toBe(full);
  expect(calledName({ name, lastName })).toBe(called);
});
