import { expect, it } from "vitest";
import { EMPTY_QUERY } from "~/domain/search/query";
import { stockScope } from "~/domain/search/stock-rule";
import { testConfig, testListing } from "../../../../test/fixtures/listing";
import { asMeant } from "./as-meant.server";

const { source } = testListing();
const meant = async (text: string, config = testConfig()) =>
  asMeant({ ...EMPTY_QUERY, text }, { ...source, config, scope: stockScope(config, source.now) });

it("reads a place that the country has, and tells any other", async () => {
  expect(await meant("mazda near brisbane")).toMatchObject({
    ...{ text: "", near: { place: "brisbane", withinKm: null }, sort: "nearest" },
    refinements: { make: ["Mazda"] },
  });
  const lost = await meant("mazda near atlantis");
  expect(lost).toMatchObject({
    text: "",
    aside: "near atlantis",
    refinements: { make: ["Mazda"] },
    sort: "relevant",
  });
  expect(lost.near).toBeUndefined();
});

it("reads cheap and driven little by the dealer's bounds, which may be none", async () => {
  expect((await meant("cheap mazda low kms")).ranges).toEqual({
    price: { max: 20_000 },
    km: { max: 60_000 },
  });
  const config = testConfig({ search: { cheapBelow: 8_000, lowKmBelow: null } });
  const read = await meant("cheap mazda low kms", config);
  expect(read.ranges).toEqual({ price: { max: 8_000 } });
  expect(read).toMatchObject({ text: "", aside: "low kms" });
});

it("reads what tows a caravan by the dealer's mass where its filters hold one, by the stock's tags for none", async () => {
  const towing = async (search: { towsFromKg?: number | null }) => {
    const config = testConfig({ search, filters: { enabled: ["make", "towing_kg"] } });
    return (await meant("mazda that tows a caravan", config)).ranges.towing_kg;
  };
  expect(await towing({})).toEqual({ min: 2_000 });
  expect(await towing({ towsFromKg: 1_234 })).toEqual({ min: 1_234 });
  expect(await towing({ towsFromKg: null })).toBeUndefined();
});

it("reads a postcode or a place alone as near there, where it names no vehicle and no year that there are some of", async () => {
  const { source: other, countWith } = testListing();
  const read = async (text: string) => {
    const config = testConfig();
    const asked = { ...other, config, scope: stockScope(config, other.now) };
    const { near, sort, text: left, ranges } = await asMeant({ ...EMPTY_QUERY, text }, asked);
    return { place: near?.place, sort, left, year: ranges.year?.min };
  };
  const near = (place: string) => ({ place, sort: "nearest", left: "", year: undefined });
  expect(await read("4101")).toEqual(near("4101"));
  expect(await read("woolloongabba 4102")).toEqual(near("woolloongabba 4102"));
  expect(await read("zzzz 4102")).toMatchObject({ left: "zzzz 4102" });
  expect(await read("mazda parramatta")).toEqual(near("parramatta"));
  expect(await read("2000")).toEqual(near("2000"));
  // Beside words that name nothing, by a name that its postcode shares, and by its sound.
  expect(await read("mazda for work ipswich")).toEqual(near("ipswich"));
  expect(await read("mazda ipswich or redcliffe")).toMatchObject({ place: "redcliffe" });
  expect(await read("مازدا موروكا")).toEqual(near("Moorooka"));
  expect(await read("mazda to drive to ipswich")).toMatchObject({ place: undefined });
  expect(await read("mazda sale")).toMatchObject({ place: undefined });
  expect(await read("4999")).toEqual({ place: undefined, sort: "relevant", left: "4999", year: undefined });
  expect(await read("rusty")).toEqual({ place: undefined, sort: "relevant", left: "rusty", year: undefined });
  countWith(() => 3);
  expect(await read("4101")).toEqual({ place: undefined, sort: "relevant", left: "4101", year: undefined });
  expect(await read("2000")).toEqual({ place: undefined, sort: "relevant", left: "", year: 2000 });
});

it("tells words that find nothing of what the conditions leave, and demands those that find some", async () => {
  const { source: other, countWith } = testListing();
  const config = testConfig();
  const asked = { ...other, config, scope: stockScope(config, other.now) };
  const read = async (text: string) => {
    const { text: left, aside, refinements } = await asMeant({ ...EMPTY_QUERY, text }, asked);
    return { left, aside, makes: refinements.make ?? refinements.make_model };
  };
  const corolla = ["Toyota Corolla"];
  countWith(({ text }) => (text === "" || text === "levin" ? 4 : 0));
  expect(await read("corolla zzz yyy")).toEqual({ left: "", aside: "zzz yyy", makes: corolla });
  expect(await read("corolla zzz levin")).toEqual({ left: "levin", aside: "zzz", makes: corolla });
  // Names, numbers of vehicles, quotations and contradictions are what somebody looks for.
  for (const text of ["ferrari", "x-trail", "ab1234", '"zzz"'])
    expect(await read(`toyota ${text}`)).toEqual({ left: text, aside: undefined, makes: ["Toyota"] });
  expect(await read("zzzz")).toEqual({ left: "zzzz", aside: undefined, makes: undefined });
  countWith(() => 0);
  // Where the conditions alone find nothing, what names nothing is told as well.
  expect(await read("corolla zzzz")).toEqual({ left: "", aside: "zzzz", makes: corolla });
  expect(await read("zzzz yyyy")).toEqual({ left: "zzzz yyyy", aside: undefined, makes: undefined });
});

it("of words that find some alone and none together demands as many as do, letters before numbers, and tells the others", async () => {
  const { source: other, countWith } = testListing();
  const config = testConfig();
  const asked = { ...other, config, scope: stockScope(config, other.now) };
  const read = async (text: string) => {
    const { text: left, aside } = await asMeant({ ...EMPTY_QUERY, text }, asked);
    return [left, aside];
  };
  const counts = new Map([
    ["", 9],
    ["levin", 4],
    ["conquest", 3],
    ["levin conquest", 2],
    ["325", 1],
    ["high", 4],
  ]);
  countWith(({ text }) => counts.get(text) ?? 0);
  expect(await read("corolla levin zzzz conquest 325")).toEqual(["levin conquest", "zzzz 325"]);
  expect(await read("corolla levin 325")).toEqual(["levin", "325"]);
  counts.delete("levin conquest");
  expect(await read("corolla conquest levin")).toEqual(["levin", "conquest"]);
  counts.set("levin conquest", 2);
  // Where nothing else was read as well; words that say nothing go.
  expect(await read("a levin with conquest")).toEqual(["levin conquest", undefined]);
  expect(await read("levin or less zzzz")).toEqual(["levin", "zzzz"]);
  expect(await read("can somebody deliver it")).toEqual(["", "can somebody deliver it"]);
  // By chance a van has a high roof.
  expect(await read("corolla high zzzz")).toEqual(["", "high zzzz"]);
  expect(await read("high zzzz")).toEqual(["", "high zzzz"]);
});

it("asks for a name that is not here without the words around it", async () => {
  expect(await meant("do you have any ferrari at your yard")).toMatchObject({ text: "ferrari" });
  expect(await meant('any "red ferrari"')).toMatchObject({ text: 'any "red ferrari"' });
});

it("leaves half a word as it is while it is typed", async () => {
  const { source: other, countWith } = testListing();
  const config = testConfig();
  const asked = { ...other, config, scope: stockScope(config, other.now) };
  countWith(() => 4);
  const typed = await asMeant({ ...EMPTY_QUERY, text: "toyota cam" }, { ...asked, isTyping: true });
  expect(typed).toMatchObject({ text: "cam" });
  expect(await asMeant({ ...EMPTY_QUERY, text: "toyota cam" }, asked)).toMatchObject({
    text: "",
    aside: "cam",
  });
});

it("tells nothing of who a vehicle is for beside what is wanted of it", async () => {
  expect((await meant("mazda for my daughter")).aside).toBeUndefined();
  expect((await meant("mazda for my daughter, ex lease")).aside).toBe("ex lease");
  expect((await meant("for my daughter")).aside).toBe("daughter");
});

it("tells a model's name that is an ordinary word where it finds nothing", async () => {
  const { source: other, countWith } = testListing();
  const config = testConfig();
  const asked = { ...other, config, scope: stockScope(config, other.now) };
  countWith(({ text }) => (text === "" ? 4 : 0));
  const read = async (text: string) => asMeant({ ...EMPTY_QUERY, text }, asked);
  expect(await read("corolla for freelander spade")).toMatchObject({ text: "", aside: "freelander spade" });
  expect(await read("corolla kluger")).toMatchObject({ text: "kluger" });
});

it("reads what uses little fuel by the dealer's bound where its filters hold one, and tells it elsewhere", async () => {
  const read = async (economicalBelow: number | null, enabled: string[]) => {
    const config = testConfig({ search: { economicalBelow }, filters: { enabled } });
    const { ranges, aside } = await meant("mazda good on fuel", config);
    return ranges.fuel_economy ?? aside;
  };
  expect(await read(7, ["make", "fuel_economy"])).toEqual({ max: 7 });
  expect(await read(5.5, ["make", "fuel_economy"])).toEqual({ max: 5.5 });
  expect(await read(null, ["make", "fuel_economy"])).toBe("good on fuel");
  expect(await read(7, ["make"])).toBe("good on fuel");
  expect((await meant("马自达 油耗低", testConfig({ filters: { enabled: ["make"] } }))).aside).toBe("油耗低");
});

it("asks for a wish where some vehicle has it, and tells it elsewhere; words that find nothing take none with them", async () => {
  const { source: other, countWith } = testListing();
  const config = testConfig();
  const asked = { ...other, config, scope: stockScope(config, other.now) };
  const read = async (text: string) => {
    const { aside, refinements, ranges } = await asMeant({ ...EMPTY_QUERY, text }, asked);
    return [aside ?? "", refinements.body ?? [], ranges.price?.max ?? 0];
  };
  countWith(({ text }) => (text === "" ? 2 : 0));
  expect(await read("mazda zzzz suv if possible")).toEqual(["zzzz", ["suv"], 0]);
  countWith(({ refinements }) => (refinements.body === undefined ? 2 : 0));
  expect(await read("mazda suv if possible")).toEqual(["suv", [], 0]);
  expect(await read("mazda suv")).toEqual(["", ["suv"], 0]);
  countWith(({ refinements, ranges }) => ((refinements.body ?? ranges.price) ? 0 : 2));
  expect(await read("mazda preferably suv white")).toEqual(["suv white", [], 0]);
  countWith(() => 0);
  expect(await read("mazda preferably suv white")).toEqual(["suv white", [], 0]);
});

it("asks for the bodies of a model that may be another as well, and for the model where it has none", async () => {
  const { source: other, countWith } = testListing();
  const config = testConfig();
  const asked = { ...other, config, scope: stockScope(config, other.now) };
  const read = async (text: string) => {
    const { aside, refinements } = await asMeant({ ...EMPTY_QUERY, text }, asked);
    return [aside ?? "", refinements.make_model ?? [], refinements.body ?? []];
  };
  const bodies: Record<string, number> = { hatch: 6, sedan: 4, ute: 1 };
  countWith(({ refinements: { body: [body = ""] = [] } }) => bodies[body] ?? 0);
  expect(await read("corolla or similar")).toEqual(["corolla", [], ["hatch", "sedan"]]);
  expect(await read("something like a corolla, not a hatch")).toEqual([
    "something like a corolla",
    [],
    ["sedan"],
  ]);
  expect(await read("corolla or similar suv")).toEqual(["corolla", [], ["suv"]]);
  countWith(() => 0);
  expect(await read("corolla or similar")).toEqual(["", ["Toyota Corolla"], []]);
});

it("shows all models that are compared: what is said of one is told where it hides another", async () => {
  const { source: other, countWith } = testListing();
  const config = testConfig();
  const asked = { ...other, config, scope: stockScope(config, other.now) };
  const read = async (text: string) => {
    const { aside, refinements } = await asMeant({ ...EMPTY_QUERY, text }, asked);
    return [aside ?? "", refinements.make_model ?? [], refinements.body ?? []];
  };
  const models = ["Toyota Corolla", "Mazda CX-5"];
  countWith(({ refinements: { make_model: [model] = [], body } }) => (model === models[1] && body ? 0 : 2));
  expect(await read("corolla hatch vs cx-5")).toEqual(["hatch", models, []]);
  expect(await read("which is better corolla hatch or cx-5")).toEqual(["hatch better", models, []]);
  countWith(() => 2);
  expect(await read("compare cx-5 with corolla hatch")).toEqual(["compare", models.toReversed(), ["hatch"]]);
});
