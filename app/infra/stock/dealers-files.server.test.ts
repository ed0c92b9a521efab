import { describe, expect, it } from "vitest";
import { broughtIn, shownLines as shown } from "../../../test/fixtures/brought-in";

/*
 * Columns that a proposal once took for something else: each file comes in by what inspect proposes, untouched.
 */

describe("lists of equipment beside a gearbox that is sometimes empty", () => {
  it("make no manual car an automatic, nor one of which nothing is known", async () => {
    const gearboxes = ["Manual", "Automatic", "", "Manual", "Manual", "6 Speed Manual"];
    const { vehicles, mapping } = await broughtIn("equipment.csv", "gb", [
      "Stock No,Make,Model,Year,Gearbox,Klima,Spec,Stock Date",
      ...gearboxes.map(
        (gearbox, at) =>
          `U${at},Ford,Focus,2019,${gearbox},Klimaautomatik,Sat Nav; Heated Seats; Android Auto,0${at + 1}/10/2025`,
      ),
    ]);
    expect(mapping.fields["simple_transmission"]?.from).toBe("Gearbox");
    expect(shown(vehicles, "simple_transmission", "created_at")).toEqual([
      "Manual | 2025-10-01T00:00:00.000Z",
      "Automatic | 2025-10-02T00:00:00.000Z",
      "none | 2025-10-03T00:00:00.000Z",
      "Manual | 2025-10-04T00:00:00.000Z",
      "Manual | 2025-10-05T00:00:00.000Z",
      "Manual | 2025-10-06T00:00:00.000Z",
    ]);
  });
});

describe("a cry for attention beside flags", () => {
  it("says nothing of new or used", async () => {
    const rows = Array.from(
      { length: 6 },
      (_, at) => `9${at},Ford,Focus,2019,NEW IN,${at === 0 ? "Y,N,N" : at === 1 ? "N,Y,Y" : "N,Y,N"}`,
    );
    const { vehicles } = await broughtIn("attention.csv", "gb", [
      "Vehicle_ID,Make,Model,Year,Attention_Grabber,New,Used,ExDemo",
      ...rows,
    ]);
    expect(vehicles.map(({ car_type: type }) => type)).toEqual([
      "new",
      "demo",
      "used",
      "used",
      "used",
      "used",
    ]);
  });

  it("is asked about where nothing else says it", async () => {
    const { proposed } = await broughtIn("alone.csv", "gb", [
      "Stock No,Make,Model,Year,Flash",
      ...Array.from({ length: 6 }, (_, at) => `U${at},Ford,Focus,2019,${at % 2 === 0 ? "NEW IN" : "USED"}`),
    ]);
    expect(proposed.questions.join()).toContain(
      "`Flash` is taken for new, demonstrator or used by its words alone",
    );
  });
});

describe("a group that sells several kinds", () => {
  it("has each as what it is, with its number, its price and one letter for new or used", async () => {
    const kinds = ["Motorcycle", "Truck", "Car", "Caravan", "Pop Top", "Car"];
    const { vehicles, mapping } = await broughtIn("group.csv", "au", [
      "Unit No,Type,N/U/D,Year,Make,Model,Sell Price,Arrived",
      ...kinds.map(
        (kind, at) => `SY-${at},${kind},${"NUD"[at % 3]},2021,BMW,R 18,"$3${at},000",0${at + 1}-Oct-25`,
      ),
    ]);
    expect(mapping.ignored).toBeUndefined();
    expect(shown(vehicles, "stocknum", "item_type", "car_type", "price", "created_at")).toEqual([
      "SY-0 | motorcycle | new | 30000 | 2025-10-01T00:00:00.000Z",
      "SY-1 | truck | used | 31000 | 2025-10-02T00:00:00.000Z",
      "SY-2 | car | demo | 32000 | 2025-10-03T00:00:00.000Z",
      "SY-3 | caravan | new | 33000 | 2025-10-04T00:00:00.000Z",
      "SY-4 | caravan | used | 34000 | 2025-10-05T00:00:00.000Z",
      "SY-5 | car | demo | 35000 | 2025-10-06T00:00:00.000Z",
    ]);
  });
});

describe("a German export", () => {
  it("comes in with gross prices, seats, model descriptions and its words for new and used", async () => {
    const { vehicles, rejected } = await broughtIn("bestand.csv", "de", [
      "Interne Nummer;Marke;Modell;Modellbeschreibung;Zustand;Baujahr;Preis (brutto);Getriebe;Anzahl Sitzplätze;Eingestellt am",
      "D1;VW;Golf;1.5 TSI Life;Neufahrzeug;2025;66.900,- EUR;Schaltgetriebe;5;29.04.2025",
      "D2;VW;Golf;1.5 TSI Life;Jahreswagen;2024;49.490,00;AUTOMATIC_GEAR;5;17.03.2025",
      "D3;VW;Golf;1.5 TSI Life;Vorführwagen;2024;17.490 €;MANUAL_GEAR;4;09.10.2025",
      "D4;VW;Golf;1.5 TSI Life;Gebrauchtfahrzeug;2020;12990;Automatik;5;09.10.2025",
    ]);
    expect(rejected).toEqual([]);
    expect(shown(vehicles, "stocknum", "badge", "car_type", "price", "simple_transmission", "seats")).toEqual(
      [
        "D1 | 1.5 TSI Life | new | 66900 | Manual | 5",
        "D2 | 1.5 TSI Life | used | 49490 | Automatic | 5",
        "D3 | 1.5 TSI Life | demo | 17490 | Manual | 4",
        "D4 | 1.5 TSI Life | used | 12990 | Automatic | 5",
      ],
    );
    expect(vehicles[0]?.created_at.slice(0, 10)).toBe("2025-04-29");
  });
});

describe("nested prices beside a text with an amount in it", () => {
  it("come from the price, and the number from the stock book", async () => {
    const records = Array.from({ length: 6 }, (_, at) => ({
      id: at,
      StockBookNo: `K000${at}/0`,
      Make: "Ford",
      Model: "Focus",
      RegDate: "01-Jan-2017",
      Prices: { Retail: 12_000 + at, Trade: 11_000 + at },
      WebText: "Great car. £500 deposit contribution.",
    }));
    const { vehicles } = await broughtIn("book.json", "gb", [JSON.stringify(records)]);
    expect(shown(vehicles, "stocknum", "price", "year").slice(0, 2)).toEqual([
      "K0000/0 | 12000 | 2017",
      "K0001/0 | 12001 | 2017",
    ]);
  });
});
