import { expect, it } from "vitest";
import { FlightBoard, HEAD_BYTES, SLOT_BYTES } from "./flight-board.server";

const SLOTS = 64;
const request = (id: string, path = "/") => ({ id, method: "GET", path });

/** What the watchdog's thread reads of a slot; null for one that is free. */
function slot(board: FlightBoard, at: number): { readonly began: number; readonly text: string } | null {
  const view = new DataView(board.memory, at * SLOT_BYTES, SLOT_BYTES);
  const length = view.getUint32(0);
  if (length === 0) return null;
  const bytes = Uint8Array.from({ length }, (_, index) => view.getUint8(HEAD_BYTES + index));
  return { began: view.getFloat64(8), text: new TextDecoder().decode(bytes) };
}

it("notes requests with their beginning, each in the first slot that is free, until they have ended", () => {
  const board = new FlightBoard();
  const endFirst = board.begin({ id: "one", method: "POST", path: "/enquire" }, 1_700_000_000_123);
  board.begin(request("two", "/māori"), 5);
  expect(slot(board, 0)).toEqual({ began: 1_700_000_000_123, text: "one\nPOST\n/enquire" });
  expect(slot(board, 1)).toEqual({ began: 5, text: "two\nGET\n/māori" });
  expect(slot(board, 2)).toBeNull();
  endFirst();
  expect(slot(board, 0)).toBeNull();
  board.begin(request("three"), 6);
  expect([slot(board, 0)?.text, slot(board, 1)?.text]).toEqual(["three\nGET\n/", "two\nGET\n/māori"]);
});

it("cuts a long address at the end of its slot", () => {
  const board = new FlightBoard();
  board.begin(request("long", `/${"x".repeat(2_000)}`), 1);
  expect(slot(board, 0)?.text).toHaveLength(SLOT_BYTES - HEAD_BYTES);
  expect(slot(board, 1)).toBeNull();
});

it("notes no more than it has room for, and takes what ended there for nothing", () => {
  const board = new FlightBoard();
  const ends = Array.from({ length: SLOTS + 1 }, (_, at) => board.begin(request(`r${at}`), at));
  expect(slot(board, SLOTS - 1)?.text).toBe(`r${SLOTS - 1}\nGET\n/`);
  ends[SLOTS]?.();
  expect(Array.from({ length: SLOTS }, (_, at) => slot(board, at)).filter((one) => one === null)).toEqual([]);
});
