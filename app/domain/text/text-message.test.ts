import { expect, it } from "vitest";
import { segmentsOf, textMessage } from "./text-message";

const LINK = "https://www.yard.example/my/0a1b2c3d-signed";

it.each<[string, string, number]>([
  ["nothing", "", 1],
  ["one of the GSM alphabet", "a".repeat(160), 1],
  ["two of it", "a".repeat(161), 2],
  ["three of it", "é".repeat(459), 3],
  ["more", "a".repeat(460), 4],
  ["signs that take two places", "€".repeat(80), 1],
  ["one sign of two places too many", "€".repeat(81), 2],
  ["signs that are not divided", "€".repeat(153), 3],
  ["another alphabet", "م".repeat(70), 1],
  ["two of another", "车".repeat(71), 2],
  ["three of another", "车".repeat(201), 3],
  ["pairs that are not divided", "🚗".repeat(67), 3],
])("counts the messages that a text takes: %s", (_, text, segments) =>
  expect(segmentsOf(text)).toBe(segments),
);

it("puts the link after the words, on one line", () => {
  expect(textMessage("Yard Motors: it is booked.", LINK)).toBe(`Yard Motors: it is booked. ${LINK}`);
  expect(textMessage("Yard\r\nMotors:\u2028 <b>2022</b>\tMazda\u0000\u202E", "")).toBe(
    "Yard Motors: <b>2022</b> Mazda",
  );
  expect(textMessage("", LINK)).toBe(LINK);
});

it("keeps to the alphabet in which more fits", () => {
  const message = textMessage("O’Neill’s – “Yard”: 9:30\u202Fam… \u2068Mazda\u2069", "");
  expect(message).toBe("O'Neill's - \"Yard\": 9:30 am... Mazda");
  expect(segmentsOf(`${message}${"a".repeat(120)}`)).toBe(1);
});

it.each([
  ["words", "several words of a name ".repeat(60)],
  ["one word", "x".repeat(5_000)],
  ["Arabic", "وصلتنا رسالتك عن المركبة ".repeat(30)],
  ["Chinese", "我们已收到您的留言".repeat(60)],
  ["pictures", "🚗".repeat(700)],
])("cuts %s that are too many, and never the link", (name, words) => {
  const message = textMessage(words, LINK);
  expect(segmentsOf(message)).toBe(3);
  expect(message.endsWith(`... ${LINK}`)).toBe(true);
  const said = message.slice(0, -LINK.length - 4);
  expect(words.startsWith(said)).toBe(true);
  if (name === "words" || name === "Arabic") expect(words[said.length]).toBe(" ");
  expect(message).not.toMatch(/\p{Cs}/u);
});

it("leaves out the last sentences where they do not fit, so that none is cut", () => {
  const booked = "حُجزت تجربة القيادة يوم الاثنين، 23 نوفمبر الساعة 1:30 م لدى معرض السيارات.";
  const link = `https://www.yard.example/ar/my/${"a".repeat(72)}`;
  expect(textMessage(`${booked} التفاصيل وتغيير الموعد أو إلغاؤه كله:`, link)).toBe(`${booked} ${link}`);
  const chinese = `您的试驾已预约${"，".repeat(82)}。`;
  expect(textMessage(`${chinese}地点、更改或取消请点击以下链接：`, link)).toBe(`${chinese} ${link}`);
  // The first sentence says too little alone.
  expect(textMessage(`Hi. ${"word ".repeat(120)}`, "")).toMatch(/^Hi\. word .*\.\.\.$/);
});

it("sends a link that fills all messages alone", () => {
  const long = `https://www.yard.example/${"a".repeat(500)}`;
  expect(textMessage("Yard Motors", long)).toBe(long);
});

it("writes a mark that is not in the alphabet without it, so that the sentence is whole", () => {
  const words =
    "Kōwhai Motors (FC700E48): thank you, we have your message and get back to you within one business day.";
  const message = textMessage(words, `${LINK}${"x".repeat(70)}`);
  expect(message).toContain(
    "Kowhai Motors (FC700E48): thank you, we have your message and get back to you within one business day. ",
  );
  expect(textMessage("Zoë, Łódź, Ångström, Māori", "")).toBe("Zoe, Łodz, Ångström, Maori");
});
