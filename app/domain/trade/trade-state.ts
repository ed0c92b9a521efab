import * as z from "zod";
import { contactOf } from "../forms/form-lead";
import { AGREED, TERMS } from "../forms/terms";
import type { LeadContact } from "../lead/lead";
import { isLikelySamePerson } from "../lead/origin/same-sender";
import type { NoFigure } from "./estimate-limits";
import type { TradePart } from "./trade-steps";

const figureSchema = z.object({
  /** What was valued, as text: another vehicle has another figure. */
  of: z.string(),
  low: z.number(),
  high: z.number(),
  offer: z.number(),
  /** Last day it stands, `2026-11-28`. */
  until: z.string(),
});

const personSchema = z.object({
  name: z.string(),
  lastName: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  postcode: z.string().nullable(),
});

const aboutSchema = z.record(z.string(), z.string());

const rangeSchema = figureSchema.omit({ offer: true });

/** What a vehicle may be worth by make, model, year and kilometres alone. */
export type EarlyValue = z.infer<typeof rangeSchema>;

/** A value given to a shopper's vehicle. It stays the same until it runs out, however often the page is opened. */
export type Figure = z.infer<typeof figureSchema>;

/** A figure, or why there is none. */
export type FigureAnswer = Figure | { readonly none: NoFigure };

/** How a trade-in ended. */
export type TradeEnd = "accepted" | "inspection";

/** The lead of a trade-in. */
export interface TradeLead {
  readonly id: string;
  /** Key of the sending that made it. */
  readonly key: string;
  /** Why it is held back; null for people's. */
  readonly suspicion: string | null;
  /** Whose it is; null where that was not noted. */
  readonly person: LeadContact | null;
  /** The vehicle's answers when it was told who has it; empty where that was not noted. */
  readonly about: Kept;
}

/** How far a browser has come with a trade-in. */
export interface TradeState {
  /** Answers by field. */
  readonly values: Readonly<Record<string, string>>;
  /** Steps that were sent. */
  readonly done: readonly string[];
  readonly lead: TradeLead | null;
  readonly figure: Figure | null;
  /** What was told before the condition was known. */
  readonly range: EarlyValue | null;
  readonly ended: TradeEnd | null;
  /** Tells it from another that was begun in the same browser; null before a step was sent. */
  readonly journey: string | null;
  /** The page on which somebody else was asked for a tick of their own at the terms; null for none. */
  readonly askedTick: string | null;
  /** What the lead said of the vehicle before it was corrected, until its person says again who they are; null for nothing. */
  readonly before: Kept | null;
  /** Journeys of the people before, who were at the same vehicle. */
  readonly ofOthers: readonly string[];
  /** When its first page was shown, in milliseconds since 1970; absent before a step was sent. */
  readonly startedAt?: number;
}

type Kept = Readonly<Record<string, string>>;

/** Names of what is kept beside the answers; no field is called so. */
const KEYS = {
  done: "@done",
  begun: "@begun",
  lead: "@lead",
  key: "@key",
  suspicion: "@suspicion",
  person: "@person",
  about: "@about",
  journey: "@journey",
  ofOthers: "@ofOthers",
  before: "@before",
  askedTick: "@askedTick",
  figure: "@figure",
  range: "@range",
  ended: "@ended",
  startedAt: "@startedAt",
} as const;

/** The state that was kept of a trade-in; empty where nothing was kept. */
export function readTradeState(kept: Kept): TradeState {
  const own = (key: keyof typeof KEYS) => kept[KEYS[key]] ?? "";
  const ended = own("ended");
  return {
    values: Object.fromEntries(
      Object.entries(kept).filter(([name, value]) => !name.startsWith("@") && value !== ""),
    ),
    done: own("done").split(",").filter(Boolean),
    lead:
      own("lead") === ""
        ? null
        : {
            id: own("lead"),
            key: own("key"),
            suspicion: own("suspicion") === "" ? null : own("suspicion"),
            person: readText(personSchema, own("person")),
            about: readText(aboutSchema, own("about")) ?? {},
          },
    figure: readText(figureSchema, own("figure")),
    range: readText(rangeSchema, own("range")),
    ended: ended === "accepted" || ended === "inspection" ? ended : null,
    journey: own("journey") === "" ? null : own("journey"),
    ofOthers: own("ofOthers").split(",").filter(Boolean),
    before: readText(aboutSchema, own("before")),
    askedTick: own("askedTick") === "" ? null : own("askedTick"),
    ...(own("startedAt") === "" ? {} : { startedAt: Number(own("startedAt")) }),
  };
}

/** Answers of a step to keep: a field left empty is emptied. */
export function keptStep(
  state: TradeState,
  step: TradePart,
  fields: readonly { readonly name: string }[],
  values: Kept,
): Kept {
  return {
    ...Object.fromEntries(fields.map(({ name }) => [name, values[name] ?? ""])),
    [KEYS.done]: [...new Set([...state.done, step])].join(","),
  };
}

/** What to keep of a step that was left without being sent: what stands in it, unchecked. It has to be sent again. */
export function keptUnsentStep(
  state: TradeState,
  step: TradePart,
  fields: readonly { readonly name: string }[],
  typed: Kept,
): Kept {
  const done = state.done.filter((one) => one !== step).join(",");
  return { ...keptStep(state, step, fields, typed), [KEYS.done]: done };
}

/**
 * What to keep of another vehicle than the one that the lead is about: nothing that was said of that one stays in the pages,
 * nor who sent it, who may be another person. The lead is noted still: its person may have corrected the vehicle.
 */
export function keptOtherVehicle(state: TradeState): Kept {
  const emptied = Object.keys(state.values).map((name) => [name, ""] as const);
  return { ...Object.fromEntries(emptied), [KEYS.done]: "", [KEYS.ofOthers]: "" };
}

/**
 * What to keep where another person than before says who has the vehicle: nothing that the steps after that asked.
 * @param later the fields of those steps
 */
export function keptOtherPerson(state: TradeState, later: readonly { readonly name: string }[]): Kept {
  const ofOthers = state.journey === null ? state.ofOthers : [...state.ofOthers, state.journey];
  return {
    ...Object.fromEntries(later.map(({ name }) => [name, ""])),
    [KEYS.ofOthers]: ofOthers.join(","),
  };
}

/**
 * The name under which the first sending of a trade-in is noted: of two tabs that send at once, only one makes the
 * lead.
 * @param earlier the lead of the person who sat here before
 */
export function begunAs(earlier: TradeLead | null): string {
  return earlier === null ? KEYS.begun : `${KEYS.begun}-${earlier.id}`;
}

/** The lead to keep. */
export function keptLead({ id, key, suspicion, person, about }: TradeLead): Kept {
  return {
    [KEYS.lead]: id,
    [KEYS.key]: key,
    [KEYS.suspicion]: suspicion ?? "",
    [KEYS.person]: person === null ? "" : JSON.stringify(person),
    [KEYS.about]: JSON.stringify(about),
  };
}

/** What a lead said of its vehicle, to keep while the vehicle is corrected; null once its person has said who they are. */
export function keptBefore(fields: Kept | null): Kept {
  return { [KEYS.before]: fields === null ? "" : JSON.stringify(fields) };
}

/** The figure to keep. */
export function keptFigure(figure: Figure): Kept {
  return { [KEYS.figure]: JSON.stringify(figure) };
}

/** The range to keep. */
export function keptRange(range: EarlyValue): Kept {
  return { [KEYS.range]: JSON.stringify(range) };
}

/** When the trade-in was begun, to keep: the first step that is sent says it, later ones change nothing. */
export function keptStart(state: TradeState, startedAt: number): Kept {
  return { [KEYS.startedAt]: String(state.startedAt ?? startedAt) };
}

/** What the pages of one journey are known by, to keep. */
export function keptJourney(journey: string): Kept {
  return { [KEYS.journey]: journey };
}

/** That somebody else is asked for a tick of their own, to keep. @param page the key of its form */
export function keptAskedTick(page: string): Kept {
  return { [KEYS.askedTick]: page };
}

/**
 * Whether the tick at the terms on a page was given by another person than the one who sends it, who has not been asked for
 * their own yet.
 * @param page the key of its form
 */
export function needsOwnTick({ values, askedTick }: TradeState, sent: Kept, page: string): boolean {
  if (values[TERMS] !== AGREED || askedTick === page) return false;
  return !isLikelySamePerson(contactOf(values), contactOf(sent));
}

/** The end to keep. */
export function keptEnd(end: TradeEnd): Kept {
  return { [KEYS.ended]: end };
}

/** Whether a step's answers are those that were kept: sending it again adds nothing. */
export function isSameStep(
  state: TradeState,
  step: TradePart,
  fields: readonly { readonly name: string }[],
  values: Kept,
): boolean {
  return (
    state.done.includes(step) &&
    fields.every(({ name }) => (state.values[name] ?? "") === (values[name] ?? ""))
  );
}

function readText<T>(schema: z.ZodType<T>, text: string): T | null {
  if (text === "") return null;
  const read = schema.safeParse(JSON.parse(text));
  return read.success ? read.data : null;
}
