import { describe, expect, it } from "vitest";
import { chooseDealers, type ReadFolder } from "./choose-dealers";

interface Reading extends ReadFolder {
  readonly host: string;
  readonly fault?: string;
}

const reading = (folder: string, host: string, more: Partial<Reading> = {}): Reading => ({
  folder,
  host,
  writtenAt: 0,
  ...more,
});

/** Hosts may be claimed by one folder only. */
const rules = {
  ownProblems: ({ fault }: Reading) => (fault === undefined ? [] : [fault]),
  sharedFaults: (readings: readonly Reading[]) =>
    [...new Set(readings.map(({ host }) => host))].flatMap((host) => {
      const among = readings.filter((one) => one.host === host);
      return among.length > 1 ? [{ among, problem: `${host} twice` }] : [];
    }),
};

const choose = (newest: readonly Reading[], served: readonly Reading[] = []) => {
  const choice = chooseDealers(newest, new Map(served.map((one) => [one.folder, one])), rules);
  return {
    served: choice.served.map(({ folder, host }) => `${folder} ${host}`),
    refused: Object.fromEntries(choice.refused),
  };
};

describe("the dealers that are served", () => {
  it("are all of them, when nothing is wrong", () => {
    expect(choose([reading("kea", "k"), reading("emu", "e")])).toEqual({
      served: ["emu e", "kea k"],
      refused: {},
    });
  });

  it("are none of none", () => {
    expect(choose([])).toEqual({ served: [], refused: {} });
  });

  it("leave out a faulty one and what it claims", () => {
    expect(choose([reading("emu", "e", { fault: "no name" }), reading("kea", "e")])).toEqual({
      served: ["kea e"],
      refused: { emu: ["no name"] },
    });
  });

  it("keep what is served of one that became faulty", () => {
    const before = [reading("emu", "e"), reading("kea", "k")];
    const now = [reading("emu", "new", { fault: "no name" }), reading("kea", "k2")];
    expect(choose(now, before)).toEqual({ served: ["emu e", "kea k2"], refused: { emu: ["no name"] } });
  });

  it("lose one whose folder is gone, and free its host at once", () => {
    const before = [reading("emu", "e"), reading("kea", "k")];
    expect(choose([reading("kea", "e")], before)).toEqual({ served: ["kea e"], refused: {} });
  });

  it("let the one that is served keep what a new one claims, whichever name comes first", () => {
    const kea = reading("kea", "k");
    expect(choose([reading("ant", "k"), kea, reading("owl", "o")], [kea])).toEqual({
      served: ["kea k", "owl o"],
      refused: { ant: ["k twice"] },
    });
  });

  it("of two new ones are the one written first, then the one whose name comes first", () => {
    const late = reading("ant", "k", { writtenAt: 2 });
    expect(choose([late, reading("kea", "k", { writtenAt: 1 })]).served).toEqual(["kea k"]);
    expect(choose([reading("kea", "k"), reading("ant", "k")]).served).toEqual(["ant k"]);
  });

  it("may exchange hosts in one go", () => {
    const before = [reading("emu", "e"), reading("kea", "k")];
    expect(choose([reading("emu", "k"), reading("kea", "e")], before)).toEqual({
      served: ["emu k", "kea e"],
      refused: {},
    });
  });

  it("pass a host on while another dispute is open", () => {
    const before = [reading("emu", "e"), reading("kea", "k"), reading("owl", "o")];
    const now = [reading("ant", "o"), reading("emu", "k"), reading("kea", "k2"), reading("owl", "o")];
    expect(choose(now, [...before.slice(0, 2), ...now.slice(3)])).toEqual({
      served: ["emu k", "kea k2", "owl o"],
      refused: { ant: ["o twice"] },
    });
  });

  it("are not taken from a folder whose host the served version of a refused one still has", () => {
    const before = [reading("emu", "e"), reading("kea", "k")];
    const now = [reading("emu", "new", { fault: "no name" }), reading("kea", "e")];
    expect(choose(now, before)).toEqual({
      served: ["emu e", "kea k"],
      refused: { emu: ["no name"], kea: ["e twice"] },
    });
  });
});
