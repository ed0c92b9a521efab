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
  expect(segmentsOf(message)).toBe(/^[ -~]*$/.test(words) ? 3 : 4);
  expect(message.endsWith(`... ${LINK}`)).toBe(true);
  const said = message.slice(0, -LINK.length - 4);
  expect(words.startsWith(said)).toBe(true);
  if (name === "words" || name === "Arabic") expect(words[said.length]).toBe(" ");
  expect(message).not.toMatch(/\p{Cs}/u);
});

it("keeps names and codes apart among words written from right to left, and never an address", () => {
  const [apart, code] = ["\u20682022 Mazda CX-5\u2069", "\u20681F00000E\u2069"];
  const words = `من \u2068Yard Motors\u2069: بشأن ${apart}، الرمز: ${code}.`;
  expect(textMessage(words, LINK)).toBe(`${words} ${LINK}`);
  expect(textMessage(`${words} \u202Eأ\u2066ب\u200F`, "")).toBe(`${words} أب`);
  // What is begun is ended, and nothing is ended that was not begun.
  expect(textMessage("\u2069من \u2068Yard", LINK)).toBe(`من \u2068Yard\u2069 ${LINK}`);
  const long = textMessage(`من \u2068${"Yard ".repeat(100)}\u2069.`, LINK);
  expect(long).toMatch(/^من \u2068(?:Yard )+Yard\.\.\.\u2069 https:\S+$/);
  expect(segmentsOf(long)).toBe(4);
  // In other languages the marks would halve a message's length for nothing.
  expect(textMessage("\u2068Yard\u2069: 好", "")).toBe("Yard: 好");
});

it("keeps an amount and its sign on one line where the alphabet has a blank for that", () => {
  expect(textMessage("وصل 250\u00A0$ إلى\u202Fنا", "")).toBe("وصل 250\u00A0$ إلى\u00A0نا");
  expect(textMessage("at 9:30\u202Fam, $\u00A0250", "")).toBe("at 9:30 am, $ 250");
});

it("ends with several links and the words between them", () => {
  const end = `${LINK} Stop: ${LINK}/stop`;
  const message = textMessage("word ".repeat(200), end);
  expect(message.endsWith(`... ${end}`)).toBe(true);
  expect(segmentsOf(message)).toBe(3);
});

it("leaves out the last sentences where they do not fit, so that none is cut", () => {
  const booked = "حُجزت تجربة القيادة يوم الاثنين، 23 نوفمبر الساعة 1:30 م لدى معرض السيارات.";
  const link = `https://www.yard.example/ar/my/${"a".repeat(139)}`;
  expect(textMessage(`${booked} التفاصيل وتغيير الموعد أو إلغاؤه كله:`, link)).toBe(`${booked} ${link}`);
  const chinese = `您的试驾已预约${"，".repeat(82)}。`;
  expect(textMessage(`${chinese}地点、更改或取消请点击以下链接：`, link)).toBe(`${chinese}${link}`);
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
