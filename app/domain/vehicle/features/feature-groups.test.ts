import { expect, it, test } from "vitest";
import { FEATURE_GROUPS } from "./feature-group";
import { featureGroupOf, groupFeatures } from "./feature-groups";

it.each([
  [
    "safety",
    "ABS Brakes, Dual Front Airbags, Electronic Stability Control, Reverse Camera, Rear Parking Sensors, Side Airbags, " +
      "Autonomous Emergency Braking, Blind Spot Monitor, Lane Keep Assist, Rear Cross Traffic Alert, Adaptive Cruise Control, " +
      "360 Degree Camera, Night Vision, Engine Immobiliser, Traction Control, Hill Hold Assist, Lane Departure Warning",
  ],
  [
    "comfort",
    "Air Conditioning, Power Windows, Keyless Entry, Push Button Start, Dual Zone Climate Control, Heated Front Seats, " +
      "Leather Seats, Panoramic Sunroof, Ventilated Front Seats, Memory Seats, Third Row Seats, Heated Steering Wheel, " +
      "Cooled Seats, 60/40 Split Fold Rear Seat, Leather Steering Wheel, Heated Grips, Full Ensuite, Queen Bed, Bunk Beds, Washing Machine",
  ],
  [
    "technology",
    "Bluetooth, Apple CarPlay, Android Auto, USB Ports, Satellite Navigation, Wireless Phone Charger, Head-Up Display, " +
      "Premium Sound System, Digital Instrument Cluster, CD Player, Cruise Control, TFT Display, Lithium Batteries, Smart TV",
  ],
  [
    "outside",
    "Alloy Wheels, Fog Lights, LED Headlights, Tow Bar, Roof Rails, Privacy Glass, Power Tailgate, Adaptive Suspension, " +
      "Power Mirrors, Sports Exhaust, Rear Wheel Steering, Roll Out Awning, Alloy Tray, Diff Lock, Toolboxes, External Kitchen",
  ],
  ["other", "Ausgezeichnet, 🚗, , <b>, سقف"],
] as const)("%s", (group, features) => {
  const named = features.split(", ").map((feature) => [feature, featureGroupOf(feature)]);
  expect(named.filter(([, found]) => found !== group)).toEqual([]);
});

it("knows the words of Arabic, Chinese and German feeds", () => {
  const named = {
    safety: "كاميرا 360 درجة, نظام ثبات إلكتروني, 360度全景影像, 车道偏离预警, Rückfahrkamera",
    comfort: "مقاعد جلدية, مقود مدفأ, 全景天窗, 加热方向盘, Klimaanlage",
    technology: "بلوتوث, شاشة لمس, 抬头显示, 手机无线充电, Freisprecheinrichtung",
    outside: "قضبان سقف, خطاف قطر، 3500 كغ, 铝合金轮毂, 车顶行李架, Anhängerkupplung",
  };
  for (const [group, features] of Object.entries(named))
    for (const feature of features.split(", ")) expect(featureGroupOf(feature), feature).toBe(group);
});

test("case, accents and width make no difference", () => {
  expect(featureGroupOf("ＡＢＳ ＢＲＡＫＥＳ")).toBe("safety");
  expect(featureGroupOf("apple carplay")).toBe("technology");
});

test("each feature is in one group, in its order; groups in theirs, empty ones left out", () => {
  expect(groupFeatures([], String)).toEqual([]);
  const features = [{ name: "Bluetooth" }, { name: "Airbags" }, { name: "Zebra" }, { name: "ABS Brakes" }];
  expect(groupFeatures(features, ({ name }) => name)).toEqual([
    { group: "safety", features: [{ name: "Airbags" }, { name: "ABS Brakes" }] },
    { group: "technology", features: [{ name: "Bluetooth" }] },
    { group: "other", features: [{ name: "Zebra" }] },
  ]);
  expect(FEATURE_GROUPS.at(-1)).toBe("other");
});
