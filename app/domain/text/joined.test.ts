import { expect, it } from "vitest";
import { joined } from "./joined";

it.each([
  ["It is booked.", "Stop", "It is booked. Stop"],
  ["已预约。", "https://yard.example", "已预约。https://yard.example"],
  ["更改或取消：", "https://yard.example", "更改或取消：https://yard.example"],
  ["（编号）", "退订", "（编号）退订"],
  ["已预约", "https://yard.example", "已预约 https://yard.example"],
  ["", "Stop", "Stop"],
  ["It is booked.", "", "It is booked."],
])("%s and %s", (first, second, text) => expect(joined(first, second)).toBe(text));
