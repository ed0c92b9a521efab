import { bareNumber, isNumberFrom, isRead } from "./cell-tests";
import { basicColourOf } from "../../colour/colour-of";
import { isKnownWord } from "./known-words";
import type { TransformName } from "../cell-transforms";
import { type CellTest, tradeField } from "./trade-field";

const isWord = (text: string) => text.length <= 80 && /\p{L}/u.test(text);
const isShort = (text: string) => text.length <= 40 && !/[;|\n]|,.*,/.test(text);
const counted = (least: number, most: number, unit: RegExp) => (text: string) => {
  const number = bareNumber(text.replace(unit, ""));
  return number !== null && number >= least && number <= most;
};

/** Whether a cell is read so, or is a 0: a file of all stock has it at what has no battery. */
const saysOrNone =
  (name: TransformName): CellTest =>
  (text, reading) =>
    bareNumber(text) === 0 || isRead(name, text, reading);

/** What a vehicle is built of and how it looks. */
export const MACHINE_FIELDS = [
  tradeField("km", {
    label: "odometer",
    bare: true,
    names:
      "km kms odo miles milage milleage kilometerstand laufleistung kilometrage matarstallning miltal distance driven drivenkm drivenkms kmdriven kmsdriven milesdriven",
    begins: "odometer kilomet mileage",
    shared: "usage reading",
    allows: (text, reading) => isRead("kilometres", text, reading),
    tells: (text, reading) =>
      /\d\s*(?:km|kms|mi|miles?)\b/i.test(text) && isRead("kilometres", text, reading),
    byContent: true,
  }),
  tradeField("fuel", {
    label: "fuel",
    names:
      "fuel fueltype fuelname kraftstoff kraftstoffart treibstoff carburant energie bransle drivmedel enginefuel fuelcategory fueltypename primaryfuel fuelkind",
    allows: isWord,
    tells: (text, reading) => text.length <= 60 && isKnownWord("fuel", text, reading),
    byContent: true,
  }),
  tradeField("gearbox", {
    label: "gearbox",
    names:
      "transmission gearbox geartype transmissiontype trans getriebe getriebeart boite boitedevitesse vaxellada gearboxtype transmissionname transmissiondescription gear gearshift",
    allows: (text) => text.length <= 80,
    // Lists of equipment name "Android Auto" and "Klimaautomatik".
    tells: (text, reading) => isShort(text) && isKnownWord("gearbox", text, reading),
    byContent: true,
    varies: true,
  }),
  tradeField("gears", {
    label: "gears",
    names: "gears gearcount gearnum numberofgears speeds numgears noofgears",
    allows: (text, reading) => isRead("gears", text, reading),
  }),
  tradeField("drive", {
    label: "drive",
    names:
      "drive drivetype drivetrain drivetraintype drivewheel drivewheels drivenwheels wheeldrive driveline antrieb antriebsart drivhjul drivwheel drivewheelconfiguration axleconfiguration",
    shared: "traction",
    allows: (text) => text.length <= 60,
    tells: (text, reading) => text.length <= 40 && isKnownWord("drive", text, reading),
    byContent: true,
  }),
  tradeField("body", {
    label: "body",
    names:
      "body bodytype bodystyle bodyshape bodystylename karosserie karosserieform carrosserie kaross karosstyp bodyname bodycategory bodyconfiguration bodydescription vehiclebody",
    shared:
      "style type category vehicletype segment class producttype fahrzeugtyp biltyp subcategory vehiclecategory",
    allows: isWord,
    tells: (text, reading) => text.length <= 60 && isKnownWord("body", text, reading),
    byContent: true,
  }),
  tradeField("colour", {
    label: "colour",
    names:
      "colour color exteriorcolour exteriorcolor extcolour extcolor extcol bodycolour bodycolor colourextint paint paintcolour paintcolor farbe aussenfarbe couleur farg colourname colorname basecolour basecolor manufacturercolour exteriorcolourname genericcolour",
    shared: "exterior",
    allows: isWord,
    tells: (text) => text.length <= 60 && basicColourOf(text) !== null,
    byContent: true,
  }),
  tradeField("interiorColour", {
    label: "interior colour",
    names:
      "interiorcolour interiorcolor intcolour intcolor intcol trimcolour trimcolor innenfarbe upholsterycolour interiortrimcolour",
    shared: "interior upholstery",
    allows: isWord,
  }),
  tradeField("doors", {
    label: "doors",
    bare: true,
    names:
      "doors door doornum doorcount numberofdoors numdoors noofdoors nodoors turen tueren anzahlturen anzahltueren turanzahl portes dorrar antaldorrar",
    allows: counted(1, 90, /\s*(?:doors?|seats?|dr|d)\b/i),
    tells: (text) => /\d\s*doors?\b/i.test(text),
  }),
  tradeField("seats", {
    label: "seats",
    bare: true,
    names:
      "seats seatcapacity seatingcapacity seatcount numberofseats numseats noofseats sitze sitzplatze anzahlsitze anzahlsitzplatze anzahlsitzplaetze places seating passengers passengercapacity sittplatser",
    allows: counted(1, 90, /\s*(?:seats?|doors?)\b/i),
    tells: (text) => /\d\s*seats?\b/i.test(text),
  }),
  tradeField("engine", {
    label: "engine",
    bare: true,
    names:
      "engine enginesize enginecapacity displacement enginedisplacement cc enginecc litres liters enginelitres engineliters hubraum cylindree enginevolume enginesizelitres enginesizecc cubiccapacity enginedescription",
    shared: "capacity motor size",
    allows: (text, reading) =>
      /\p{L}/u.test(text) || isRead("litres", text, reading) || bareNumber(text) === 0,
    tells: (text, reading) =>
      text.length <= 60 &&
      /\d\s*(?:l|cc|lit\w*)\b/i.test(text) &&
      !/l\s*\/\s*100/i.test(text) &&
      isRead("litres", text, reading),
    byContent: true,
  }),
  tradeField("cylinders", {
    label: "cylinders",
    bare: true,
    names:
      "cylinders cylinder cyl cylindercount numberofcylinders cylindersinengine enginecylinders noofcylinders zylinder cylindres cylindrar",
    allows: (text) => text.length <= 20,
    tells: (text) => /^\d+\s*cyl/i.test(text.trim()),
  }),
  tradeField("consumption", {
    label: "consumption",
    bare: true,
    names:
      "fuelconsumption fueleconomy consumption fuelconsumptioncombined combinedfuelconsumption verbrauch lper100km litresper100km forbrukning fuelefficiency",
    allows: (text) =>
      /\d/.test(text) &&
      !/mpg/i.test(text) &&
      isNumberFrom(0.5, 40)(/\d+(?:[.,]\d+)?/.exec(text)?.[0].replace(",", ".") ?? ""),
    tells: (text) => /l\s*\/\s*100/i.test(text),
    byContent: true,
  }),
  tradeField("mpg", {
    label: "consumption, mpg",
    names: "mpg mpgcombined combinedmpg averagempg mpgcomb combmpg mpgaverage",
    allows: isNumberFrom(0, 1_000),
  }),
  tradeField("electricRange", {
    label: "electric range",
    bare: true,
    names:
      "electricrange electricrangekm electricrangemiles evrange evrangekm evrangemiles batteryrange batteryrangekm batteryrangemiles wltprange wltprangekm wltprangemiles rangewltp rangewltpkm rangekm rangemiles drivingrange drivingrangekm electricdrivingrange pureelectricrange allelectricrange zeroemissionrange reichweite elektrischereichweite rackvidd autonomieelectrique",
    allows: saysOrNone("electricRange"),
  }),
  tradeField("battery", {
    label: "battery",
    bare: true,
    names:
      "batterycapacity batterycapacitykwh batterysize batterysizekwh batterykwh evbattery evbatterycapacity usablebatterycapacity usablebatterycapacitykwh batterycapacityusable tractionbattery tractionbatterycapacity kwh batteriekapazitat batterikapacitet capacitebatterie",
    shared: "battery",
    allows: saysOrNone("kilowattHours"),
    tells: (text, reading) => /\d\s*kwh\b/i.test(text) && isRead("kilowattHours", text, reading),
  }),
  tradeField("chargingAc", {
    label: "charging, AC",
    bare: true,
    names:
      "accharging acchargingkw acchargingpower acchargingpowerkw acchargekw acchargerate maxaccharging maxacchargingkw chargingac chargingackw chargingpowerac onboardcharger onboardchargerkw evac evackw evchargingac evchargingackw evaccharging evacchargingkw",
    allows: saysOrNone("kilowatts"),
  }),
  tradeField("chargingDc", {
    label: "charging, DC",
    bare: true,
    names:
      "dccharging dcchargingkw dcchargingpower dcchargingpowerkw dcchargekw dcchargerate maxdccharging maxdcchargingkw chargingdc chargingdckw chargingpowerdc dcfastcharging dcfastchargingkw fastcharging fastchargingkw fastchargingpower fastchargingpowerkwdc fastchargekw rapidchargingkw rapidchargekw evdc evdckw evchargingdc evchargingdckw evdccharging evdcchargingkw",
    allows: saysOrNone("kilowatts"),
  }),
];
