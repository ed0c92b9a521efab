import { describe, expect, it } from "vitest";
import { broughtIn, shownLines as shown } from "../../../test/fixtures/brought-in";

/*
 * Files with the columns and the forms of cells that real ones have, and with vehicles of our own. Each comes in by what
 * inspect proposes, untouched.
 */

describe("Australian listings with an id, words with a space before them and cut colours", () => {
  const lines = [
    "ID,Name,Price,Brand,Model,Variant,Series,Year,Kilometers,Type,Gearbox,Fuel,Status,CC,Color,Seating Capacity",
    "900001,2015 Toyota Tarago Invented ACR50R,29990,Toyota,Tarago,Invented,ACR50R,2015,120400,Wagon,Automatic,Unleaded Petrol, Used,2362,Grey,8",
    "900002,2021 Ford Ranger Made UP (4X4) PX,58990,Ford,Ranger,Made UP (4X4),PX,2021,15,Double Cab Pick Up,Automatic,Diesel, New In Stock,1996,WHITE,5",
    "900003,2017 Holden Commodore Proof VF,25990,Holden,Commodore,Proof,VF,2017,81200,Sportswagon,Manual,Premium Unleaded Petrol, Used,3564,Fuji,5",
    "900004,2020 Toyota Camry Sample (hybrid) Axvh71R,33990,Toyota,Camry,Sample (hybrid),Axvh71R,2020,40100,Sedan,Automatic,Unleaded Petrol/Electric, Demo,2487,Gun,5",
    "900005,2018 Isuzu D-MAX Test TF,31990,Isuzu,D-MAX,Test,TF,2018,9123000,Super Cab Chassis,Manual,Diesel, Used,2999,BRITISH,2",
    "900006,2022 Tesla Model 3 Trial,61990,Tesla,Model 3,Trial,MY22,2022,6000,Liftback,Automatic,Electric, Used,0,Metallic,5",
    "900007,2014 Mini Hatch Trial F56,15990,Mini,Hatch,Trial,F56,2015,66000,Hatchback,Automatic,Unleaded Petrol, Used,1499,Whtie,4",
  ];

  it("come in whole, field by field", async () => {
    const { vehicles, rejected, trial, identity } = await broughtIn("listings.csv", "au", lines);
    expect(rejected).toEqual([]);
    expect(identity).toMatchObject({ columns: ["ID"], isNumber: true });
    expect(shown(vehicles, "stocknum", "make", "badge", "series", "year", "car_type")).toEqual([
      "900001 | Toyota | Invented | ACR50R | 2015 | used",
      "900002 | Ford | Made UP (4X4) | PX | 2021 | new",
      "900003 | Holden | Proof | VF | 2017 | used",
      "900004 | Toyota | Sample (hybrid) | Axvh71R | 2020 | demo",
      "900005 | Isuzu | Test | TF | 2018 | used",
      "900006 | Tesla | Trial | MY22 | 2022 | used",
      "900007 | MINI | Trial | F56 | 2015 | used",
    ]);
    expect(
      shown(vehicles, "km", "simple_body", "simple_fuel", "simple_transmission", "simple_colour", "seats"),
    ).toEqual([
      "120400 | wagon | Petrol | Automatic | grey | 8",
      "15 | ute | Diesel | Automatic | white | 5",
      "81200 | wagon | Petrol | Manual | white | 5",
      "40100 | sedan | Hybrid | Automatic | grey | 5",
      "none | cabChassis | Diesel | Manual | green | 2",
      "6000 | hatch | Electric | Automatic | none | 5",
      "66000 | hatchback | Petrol | Automatic | white | 4",
    ]);
    expect(vehicles.map(({ engine_size_litres }) => engine_size_litres)).toEqual([
      2.4,
      2,
      3.6,
      2.5,
      3,
      null,
      1.5,
    ]);
    expect([...(trial.unused.get("km (kilometres implausible)") ?? [])], "what is left out is told").toEqual([
      ["9123000", 1],
    ]);
    expect([...(trial.unread.get("simple_colour") ?? [])]).toEqual([["Metallic", 1]]);
  });
});

describe("British listings without a number, in miles", () => {
  const lines = [
    "make,model,year,price,transmission,mileage,fuelType,tax,mpg,engineSize",
    "ford, Fiesta,2018,9999,Manual,10000,Petrol,145,56.5,1.0",
    "ford, Fiesta,2018,9999,Manual,10000,Petrol,145,56.5,1.0",
    "merc, C Class,2019,23495,Semi-Auto,100,Hybrid,145,134.5,2.0",
    "vw, Golf SV,2060,12495,Automatic,30000,Diesel,30,65.7,1.6",
    "hyundi, Ioniq,2017,450,Automatic,20000,Electric,0,470.8,0.0",
    "bmw, 3 Series,1970,8500,Other,95000,Other,30,0.3,3",
  ];

  it("come in as kilometres and litres, and nothing is taken for something else", async () => {
    const { vehicles, rejected, identity, proposed, mapping } = await broughtIn("cars.csv", "gb", lines);
    expect(rejected.map(({ reason }) => reason)).toEqual(["year: expected 1900 to 2027"]);
    expect(proposed.distances).toMatchObject({ unit: "mi", isUnsure: false });
    expect(identity).toMatchObject({ columns: ["make", "model", "year", "mileage"], filled: 6, distinct: 5 });
    expect(mapping.ignored).toEqual(["tax"]);
    expect(new Set(vehicles.map(({ id }) => id)).size, "cars alike are two cars").toBe(5);
    expect(shown(vehicles, "name", "km", "price", "simple_fuel", "simple_transmission")).toEqual([
      "2018 Ford Fiesta | 16093 | 9999 | Petrol | Manual",
      "2018 Ford Fiesta | 16093 | 9999 | Petrol | Manual",
      "2019 Mercedes-Benz C Class | 161 | 23495 | Hybrid | Automatic",
      "2017 Hyundai Ioniq | 32187 | none | Electric | Automatic",
      "1970 BMW 3 Series | 152888 | 8500 | none | none",
    ]);
    expect(vehicles.map(({ engine_size_litres }) => engine_size_litres)).toEqual([1, 1, 2, null, 3]);
    expect(vehicles.map(({ variant }) => variant?.fuelconsumptioncombined ?? null)).toEqual([
      5,
      5,
      2.1,
      null,
      null,
    ]);
    expect(vehicles.map(({ variant }) => variant?.cylinders ?? null)).toEqual([null, null, null, null, null]);
  });

  it("are known to be miles without a British dealer too, and of the make that names the file", async () => {
    const ofOne = lines.map((line) => line.slice(line.indexOf(",") + 1));
    const { vehicles, proposed } = await broughtIn("hyundi.csv", "au", [ofOne[0] ?? "", ...ofOne.slice(5)]);
    expect(proposed.distances.unit).toBe("mi");
    expect(proposed.questions.join()).toContain("taken from the file's name, Hyundai. Right?");
    expect(proposed.questions.join()).toContain(
      "its prices name no currency: they are taken for AUD. Right?",
    );
    expect(shown(vehicles, "make", "model", "km")).toEqual([
      "Hyundai | Ioniq | 32187",
      "Hyundai | 3 Series | 152888",
    ]);
  });

  it("say exactly what to add where nothing names the make", async () => {
    const ofOne = lines.slice(0, 3).map((line) => line.slice(line.indexOf(",") + 1));
    const { rejected, proposed } = await broughtIn("stock.csv", "gb", ofOne);
    expect(rejected.map(({ reason }) => reason)).toEqual(["no make", "no make"]);
    expect(proposed.questions.join()).toContain('Every row is rejected until "make" is in "fields"');
  });
});

describe("a British dealer's advertising feed", () => {
  it("comes in with flags for new, used and ex-demonstrator, and registrations", async () => {
    const { vehicles } = await broughtIn("adverts.csv", "gb", [
      '"Feed_Id","Vehicle_ID","FullRegistration","Colour","FuelType","Year","Mileage","Bodytype","Doors","Make","Model","Variant","EngineSize","Price","PreviousPrice","Transmission","Options","New","Used","ExDemo"',
      '"1","7001","AA17AAA","Magnetic Grey","Petrol","2017","38,211","Hatchback","5","FORD","FIESTA","1.0T Invented 5dr","998","£8,495","8995","Manual","Air con, Alloys","N","Y","N"',
      '"1","7002","BB23BBB","Deep Impact Blue","Petrol Plug-in Hybrid","2023","1200","SUV","5","FORD","KUGA","2.5 Invented CVT","2488","£35,995","","Automatic","","N","Y","Y"',
      '"1","7003","","Pearl White","Electric","2024","10","Saloon","4","MG","MG5","Long Invented","0","POA","","Automatic","","Y","N","N"',
    ]);
    expect(shown(vehicles, "stocknum", "regplate", "car_type", "km", "price", "before_price")).toEqual([
      "7001 | AA17AAA | used | 61495 | 8495 | 8995",
      "7002 | BB23BBB | demo | 1931 | 35995 | none",
      "7003 | none | new | 16 | none | none",
    ]);
    expect(shown(vehicles, "name", "simple_body", "simple_fuel", "simple_colour", "doors")).toEqual([
      "2017 Ford FIESTA 1.0T Invented 5dr | hatchback | Petrol | grey | 5",
      "2023 Ford KUGA 2.5 Invented CVT | suv | PHEV | blue | 5",
      "2024 MG5 Long Invented | sedan | Electric | white | 4",
    ]);
  });
});

describe("American listings", () => {
  it("come in with years as fractions, dashes of any length, certified cars and miles", async () => {
    const { vehicles, rejected } = await broughtIn("us.csv", "us", [
      "Year,Make,Model,Used/New,Price,ExteriorColor,InteriorColor,Drivetrain,MinMPG,MaxMPG,FuelType,Transmission,Engine,VIN,Stock#,Mileage",
      '2019.0,toyota,Sienna XX,Used,"$39,998",Red,Black,Front-wheel Drive,19,27,Gasoline,8-Speed Automatic,3.5L V6 24V,5TDXZ3DC2KS000001,T1,29403',
      '2021.0,honda,Accord XX,Honda Certified,"$28,999",Platinum White Pearl,–,Front-wheel Drive,30,38,Gasoline,Automatic CVT,1.5L I4 16V Turbo,1HGCV1F49MA000002,T2,"10,598 mi."',
      "2022.0,tesla,Model Y,New,Not Priced,Pearl White,Black,All-wheel Drive,115,106,Electric,1-Speed Automatic,Electric,7SAYGDEF1NF000003,T3,–",
    ]);
    expect(rejected).toEqual([]);
    expect(shown(vehicles, "name", "stocknum", "car_type", "km", "price")).toEqual([
      "2019 Toyota Sienna XX | T1 | used | 47320 | 39998",
      "2021 Honda Accord XX | T2 | used | 17056 | 28999",
      "2022 Tesla Model Y | T3 | new | none | none",
    ]);
    expect(
      shown(vehicles, "engine_size_litres", "gearnum", "drive", "interior_colour", "simple_fuel"),
    ).toEqual([
      "3.5 | 8 | FWD | Black | Petrol",
      "1.5 | none | FWD | none | Petrol",
      "none | 1 | AWD | Black | Electric",
    ]);
    expect(vehicles.map(({ variant }) => variant?.cylinders ?? null)).toEqual([6, 4, null]);
    expect(vehicles.map(({ variant }) => variant?.fuelconsumptioncombined ?? null)).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe("titles alone", () => {
  it("give make and model, of several words too; a title of another year is told", async () => {
    const { vehicles, proposed } = await broughtIn("titles.csv", "gb", [
      "Index;title;Price;Mileage(miles);Registration_Year",
      "0;BMW 3 Series;6900;70189;2016",
      "1;Mazda MAZDA 2;1495;88585;2008",
      "2;VW Golf;5995;12345;2012",
      "3;Mercedes-Benz A Class;5995;12345;2012",
    ]);
    expect(shown(vehicles, "make", "model")).toEqual([
      "BMW | 3 Series",
      "Mazda | 2",
      "Volkswagen | Golf",
      "Mercedes-Benz | A Class",
    ]);
    expect(proposed.questions.join()).toContain("read from the beginning of `title`");
  });
});

describe("places", () => {
  it("lose postcodes, and keep city and state", async () => {
    const { vehicles } = await broughtIn("places.csv", "au", [
      "Stock No,Make,Model,Year,Location",
      'A1,Ford,Focus,2019,"Rouse Hill, NSW"',
      'A2,Ford,Focus,2019,"Newstead, QLD 4006"',
    ]);
    expect(shown(vehicles, "city", "state")).toEqual(["Rouse Hill | NSW", "Newstead | QLD"]);
    const british = await broughtIn("british-places.csv", "gb", [
      "Stock No,Make,Model,Year,Location",
      'A1,Ford,Focus,2019,"Bath, BA1 5NX"',
      "A2,Ford,Focus,2019,Bristol",
    ]);
    expect(shown(british.vehicles, "city", "state")).toEqual(["Bath | none", "Bristol | none"]);
  });
});

describe("nested records whose state is that of the sale", () => {
  const STATES = ["Available", "Sold", "Under Offer", "Withdrawn", "In transit", "Available"];
  const records = STATES.map((state, at) => ({
    ref: `N${at}`,
    car: { make: "Kia", model: "Rio", year: 2020, type: "Used" },
    pricing: { retail: { amount: 21_990 + at, currency: "AUD" } },
    odo: { value: 54_000 + at, unit: "km" },
    state,
  }));

  it("come in with their price, sold ones as sold, and those under offer as held", async () => {
    const { vehicles, rejected } = await broughtIn("nested.json", "au", [JSON.stringify({ stock: records })]);
    expect(rejected).toEqual([]);
    expect(shown(vehicles, "stocknum", "price", "status", "reserved")).toEqual([
      "N0 | 21990 | in_stock | false",
      "N1 | 21991 | sold | false",
      "N2 | 21992 | in_stock | true",
      "N3 | 21993 | unavailable | false",
      "N4 | 21994 | coming_soon | false",
      "N5 | 21995 | in_stock | false",
    ]);
    expect(vehicles.every(({ location }) => location.address.state !== "Sold")).toBe(true);
  });
});

describe("a Swedish list", () => {
  const rows = Array.from(
    { length: 12 },
    (_, at) => `L${700 + at};Volvo;V60;${2014 + at};${12_000 + at * 977};Blå;Diesel`,
  );

  it("has its year and its stock number", async () => {
    const { vehicles, identity } = await broughtIn("lista.csv", "au", [
      "Lagernr;Märke;Modell;År;Miltal;Färg;Drivmedel",
      ...rows,
    ]);
    expect(identity.columns).toEqual(["Lagernr"]);
    expect(vehicles).toHaveLength(12);
    expect(vehicles[3]).toMatchObject({ stocknum: "L703", year: 2017, make: "Volvo", simple_colour: "blue" });
  });
});
