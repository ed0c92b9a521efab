import type { ArrivalNotes } from "~/infra/leads/delivery/arrival-notes.server";

/** Notes of arrivals that nobody keeps. */
export const NO_NOTES: ArrivalNotes = {
  arrived: () => undefined,
  kept: () => undefined,
  notKept: () => undefined,
  left: () => [],
  leftIsKept: () => undefined,
};
