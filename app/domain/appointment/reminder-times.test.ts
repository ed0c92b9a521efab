import { describe, expect, it } from "vitest";
import { momentAt } from "../time/moment-at";
import { localTime } from "../time/local-time";
import { isNight, leavesAt, lookAgainAt, reminderTimes } from "./reminder-times";

const ZONE = "Australia/Brisbane";
/** Reminders as the dealer's clocks show them. */
const told = (begins: string, booked: string, zone = ZONE) => {
  const moment = (text: string) => momentAt(text.slice(0, 10), text.slice(11), zone);
  return reminderTimes(moment(begins), moment(booked), zone).map(({ kind, at }) => {
    const { date, clock } = localTime(at, zone);
    return `${kind} ${date} ${clock}`;
  });
};

describe("when somebody is reminded of a booking", () => {
  it("is the day before and two hours before", () => {
    expect(told("2026-11-25 14:00", "2026-11-20 10:00")).toEqual([
      "day 2026-11-24 14:00",
      "hours 2026-11-25 12:00",
    ]);
  });

  it("is not at night: what would come then comes the evening before", () => {
    expect(told("2026-11-25 09:00", "2026-11-20 10:00")).toEqual([
      "day 2026-11-24 09:00",
      "hours 2026-11-24 19:30",
    ]);
    expect(told("2026-11-25 07:30", "2026-11-20 10:00")).toEqual([
      "day 2026-11-23 19:30",
      "hours 2026-11-24 19:30",
    ]);
    expect(told("2026-11-25 21:00", "2026-11-20 10:00")).toEqual([
      "day 2026-11-24 19:30",
      "hours 2026-11-25 19:00",
    ]);
  });

  it("keeps the exact ends of the night", () => {
    expect(told("2026-11-25 10:00", "2026-11-20 10:00")).toContain("hours 2026-11-25 08:00");
    expect(told("2026-11-25 09:59", "2026-11-20 10:00")).toContain("hours 2026-11-24 19:30");
    expect(told("2026-11-25 21:59", "2026-11-20 10:00")).toContain("hours 2026-11-25 19:59");
    expect(told("2026-11-25 22:00", "2026-11-20 10:00")).toContain("hours 2026-11-25 19:30");
    for (const [clock, night] of [
      ["19:59", false],
      ["20:00", true],
      ["00:00", true],
      ["07:59", true],
      ["08:00", false],
    ] as const)
      expect(isNight(momentAt("2026-11-25", clock, ZONE), ZONE), clock).toBe(night);
  });

  it("is never for one that was booked an hour before", () => {
    expect(told("2026-11-25 14:00", "2026-11-25 13:00")).toEqual([]);
  });

  it("leaves out what comes within an hour of booking", () => {
    expect(told("2026-11-25 14:00", "2026-11-24 13:00")).toEqual([
      "day 2026-11-24 14:00",
      "hours 2026-11-25 12:00",
    ]);
    expect(told("2026-11-25 14:00", "2026-11-24 13:01")).toEqual(["hours 2026-11-25 12:00"]);
    expect(told("2026-11-25 14:00", "2026-11-25 11:01")).toEqual([]);
  });

  it("comes the morning after a night in which it was booked, where that is soon enough to set out", () => {
    expect(told("2026-11-25 09:00", "2026-11-24 22:00")).toEqual(["hours 2026-11-25 08:00"]);
    expect(told("2026-11-25 09:00", "2026-11-24 19:00")).toEqual(["hours 2026-11-25 08:00"]);
    expect(told("2026-11-25 09:00", "2026-11-25 07:30"), "too soon after booking").toEqual([]);
    expect(told("2026-11-25 08:30", "2026-11-24 22:00")).toEqual(["hours 2026-11-25 08:00"]);
    expect(told("2026-11-25 08:29", "2026-11-24 22:00")).toEqual([]);
    expect(told("2026-11-25 21:00", "2026-11-24 19:00")).toEqual([
      "day 2026-11-25 08:00",
      "hours 2026-11-25 19:00",
    ]);
    expect(told("2026-11-25 07:30", "2026-11-23 21:00")).toEqual([
      "day 2026-11-24 08:00",
      "hours 2026-11-24 19:30",
    ]);
    expect(told("2026-11-25 23:00", "2026-11-25 19:30"), "the morning after it").toEqual([]);
  });

  it("goes by the clock where clocks change in the night before", () => {
    const sydney = "Australia/Sydney";
    // Clocks go forward on 4 October 2026 and back on 5 April 2026.
    expect(told("2026-10-04 14:00", "2026-09-20 10:00", sydney)).toEqual([
      "day 2026-10-03 14:00",
      "hours 2026-10-04 12:00",
    ]);
    expect(told("2026-04-05 14:00", "2026-03-20 10:00", sydney)).toEqual([
      "day 2026-04-04 14:00",
      "hours 2026-04-05 12:00",
    ]);
  });

  it("counts two hours in the hour that clocks leave out or show twice", () => {
    const london = "Europe/London";
    for (const day of ["2026-03-29", "2026-10-25"])
      expect(told(`${day} 10:00`, "2026-03-01 10:00", london)).toContain(`hours ${day} 08:00`);
  });

  it("begins anew where the booking was moved: only from the move on", () => {
    expect(told("2026-11-26 14:00", "2026-11-25 09:00")).toEqual([
      "day 2026-11-25 14:00",
      "hours 2026-11-26 12:00",
    ]);
  });
});

describe("a reminder that is late", () => {
  const begins = momentAt("2026-11-25", "14:00", ZONE);
  const at = (clock: string, day = "2026-11-25") => momentAt(day, clock, ZONE);
  /** When it leaves; null for never. */
  const leaves = (kind: "day" | "hours", now: Date, start = begins) => {
    const moment = leavesAt(kind, start, now, ZONE);
    if (moment === null) return null;
    const { date, clock } = localTime(moment, ZONE);
    return moment.getTime() === now.getTime() ? "now" : `${date} ${clock}`;
  };

  it("is of use by day, while the booking lies ahead", () => {
    expect(leaves("day", at("14:05", "2026-11-24"))).toBe("now");
    expect(leaves("hours", at("13:59"))).toBe("now");
    expect(leaves("hours", begins)).toBeNull();
  });

  it("does not come beside the next one", () => {
    expect(leaves("day", at("11:59"))).toBe("now");
    expect(leaves("day", at("12:00"))).toBeNull();
    expect(leaves("day", at("13:59", "2026-11-23"))).toBeNull();
  });

  it("of two hours before comes on no earlier day than the evening before", () => {
    expect(leaves("hours", at("13:59", "2026-11-24"))).toBeNull();
  });

  it("waits for the morning at night, where that is of use", () => {
    const evening = at("20:05", "2026-11-24");
    expect(leaves("hours", evening, at("09:00"))).toBe("2026-11-25 08:00");
    expect(leaves("hours", at("03:00"), at("09:00"))).toBe("2026-11-25 08:00");
    expect(leaves("hours", evening, at("08:30")), "as planned ones do").toBe("2026-11-25 08:00");
    expect(leaves("hours", evening, at("08:29")), "too late to set out").toBeNull();
    expect(leaves("hours", evening, at("22:00", "2026-11-24")), "over by then").toBeNull();
    expect(leaves("day", evening, at("21:00"))).toBe("2026-11-25 08:00");
    expect(leaves("day", evening), "soon after, the next one comes").toBeNull();
    expect(leaves("day", evening, at("14:01"))).toBe("2026-11-25 08:00");
  });
});

describe("a reminder that is kept back", () => {
  const minutes = 5 * 60_000;
  const next = (clock: string) => {
    const { date, clock: then } = localTime(
      lookAgainAt(momentAt("2026-11-25", clock, ZONE), minutes, ZONE),
      ZONE,
    );
    return `${date} ${then}`;
  };

  it("is looked at again after a while, once more just before the night, then in the morning", () => {
    expect(next("12:00")).toBe("2026-11-25 12:05");
    expect(next("19:54")).toBe("2026-11-25 19:59");
    expect(next("19:55")).toBe("2026-11-25 19:58");
    expect(next("19:58")).toBe("2026-11-26 08:00");
  });
});
