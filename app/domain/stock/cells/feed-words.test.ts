import { describe, expect, it } from "vitest";
import { bodyTypeOf } from "../../vehicle/body-type-of";
import { driveOf } from "./drive-words";
import { fuelOf } from "./fuel-words";
import { gearboxOf, gearsOf } from "./gearbox-words";

/** Words by bars, as British, American and Australian feeds, and some of the continent's, write them. */
const table = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).flatMap(([meaning, text]) => text.split("|").map((word) => [word, meaning] as const));

describe("gearboxes", () => {
  it.each(
    table({
      Automatic:
        "PDK|Doppelkupplung|Variable|7-Speed Auto|Semi-Auto|Semi Automatic|DCT|DSG|Automanual|Auto-Manual|Automated Manual|Sequential|Powershift|EDC|EAT8|SMG|Selespeed|SPEEDSHIFT MCT|6AT|A8|8A|Transmission w/Dual Shift Mode|1-Speed Direct Drive|Fixed Gear|Clutchless Manual|e-CVT|AUT|Electric|Automatik|Automatisk|Automatique|8 speed A|DHT|1-speed DHT|自动|双离合|أوتوماتيك",
      Manual:
        "6MT|M6|5M|6-Spd Manual|Man|6sp Man|5-Speed Man|Manuell|Boîte manuelle|Schaltgetriebe|手动|يدوي",
    }),
  )("%s is %s", (word, meaning) => expect(gearboxOf(word)).toBe(meaning));

  it.each(["9-Speed", "6 Speed", "18 speed Roadranger", "Mandatory", "Speed Auction"])(
    "%s names none",
    (word) => expect(gearboxOf(word)).toBeNull(),
  );

  it.each([
    ["6MT", 6],
    ["A8", 8],
    ["7G-TRONIC", 7],
    ["EAT8", 8],
    ["A45", null],
  ])("%s has %s gears", (word, gears) => expect(gearsOf(word)).toBe(gears));
});

describe("fuels", () => {
  it.each(
    table({
      Petrol:
        "Unleaded|Gasoline|Petrol|Flex Fuel Vehicle|FFV|E85|Ethanol|Etanol|Bensin|Benzin|PULP|RON 95|98RON|95 RON|Super|P|汽油|بنزين",
      Diesel: "Heavy Oil|Dsl|D|TDI|Turbo Diesel|柴油|ديزل",
      LPG: "Gas|Bi Fuel|Bi-Fuel|Petrol Bi-Fuel|Dual Fuel|Natural Gas|CNG|Autogas|Erdgas|Petrol / Gas",
      Hybrid:
        "Unleaded Petrol/Electric|Diesel/Electric|e-Power|Gas/Electric Hybrid|Elhybrid|Hybride|混合动力|هجين",
      "Mild hybrid": "MHEV|Petrol MHEV|Gasoline/Mild Electric Hybrid|轻混",
      PHEV: "PHEV|PHV|Laddhybrid|Plug-in Bensin|Hybride rechargeable|Range Extender|REx|EREV|Range Extended EV|插电混动",
      Electric: "EV|BEV|El|Elektro|Électrique|Electric Fuel System|Battery Electric|纯电动|كهربائي",
      Hydrogen: "Hydrogen|Fuel Cell|氢燃料",
    }),
  )("%s is %s in Britain", (word, meaning) => expect(fuelOf(word, "gb")).toBe(meaning));

  it.each(
    table({
      Petrol: "Gas|Petrol / Gas",
      LPG: "Bi-Fuel|Natural Gas|CNG|Autogas",
      Hybrid: "Gas/Electric Hybrid",
      PHEV: "Plug-In Gas/Electric Hybrid",
    }),
  )("%s is %s in America", (word, meaning) => expect(fuelOf(word, "us")).toBe(meaning));

  it.each(["Other", "Unknown", "Multi", "Elise", "Rexton", "Delivery", ""])("%s is no fuel", (word) =>
    expect(fuelOf(word)).toBeNull(),
  );
});

describe("drives", () => {
  it.each(
    table({
      AWD: "4MATIC|4MATIC+|quattro|xDrive|X-Drive|eAWD|i-AWD|e-4ORCE|E-Four|ALLGRIP|8-Speed Automatic AWD|CVT AWD|Allradantrieb|Fyrhjulsdrift",
      "4WD": "e4WD|e-4WD|4 Wheel Drive|4 x 4|5 Speed Manual 4X4|Quadra-Trac",
      "2WD": "2 Wheel Drive|4 X 2",
      FWD: "Frontantrieb|Framhjulsdrift|6 Speed Automatic FWD",
      RWD: "Heckantrieb|Bakhjulsdrift",
      "6x4": "6x4|6 X 4",
      "8x4": "8x4 Rigid",
      Chain: "Chain|Chain drive",
      Belt: "Belt",
      Shaft: "Shaft",
    }),
  )("%s is %s", (word, meaning) => expect(driveOf(word)).toBe(meaning));

  it.each(["sDrive", "Automatic", "4 Door", "6 Speed", "Sealed chain"])("%s names none", (word) =>
    expect(driveOf(word)).toBeNull(),
  );
});

describe("bodies", () => {
  it.each(
    table({
      sedan: "Saloon|4dr Car|Limo|Notchback|三厢车|سيدان",
      peopleMover: "MPV|People Carrier|Full-size Passenger Van|Mini-van|Familjebuss",
      convertible: "Cabriolet|Cabrio|Sports Roadster|敞篷",
      coupe: "2dr Car|2 Door Coupe|Sport Coupe",
      wagon: "Estate|Touring|Sportstourer|Active Tourer|Allroad|Combi|Wagon 7 Seats",
      hatch: "Sportback|City Car|Supermini|Halvkombi",
      ute: "Pickup Truck|Regular Cab|Quad Cab|Mega Cab|SuperCrew|SuperCrew Cab|CrewMax|Crew Cab Truck|D/Cab|Tray|Tray Top|Pick-up|皮卡",
      cabChassis: "Regular Cab Chassis|Chassis Cab|Cutaway|C/C|Crew Cab Chassis",
      suv: "4D Sport Utility|Sport Utility Vehicle|Sports Activity Vehicle|SAV|SUV/4x4|Off-Roader|越野车",
      van: "Cargo Van|Extended Cargo Van|Box Van|Luton Van|Window Van|Van Derived|Refrigerated Van",
      lightTruck: "Truck|Rigid Truck|Tipper|Dropside|Flat Bed|Prime Mover",
      motorhome: "Camper|Campervan|Motor Home",
      bus: "Coach|Mini Bus",
    }),
  )("%s is %s", (word, meaning) => expect(bodyTypeOf(word)).toBe(meaning));

  it.each(["Cab", "3 Door", "Full Size", "Light", "Truck City Brisbane", "Box"])("%s is none", (word) =>
    expect(bodyTypeOf(word)).toBeNull(),
  );
});
