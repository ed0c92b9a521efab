import { describe } from "vitest";
import { codeCases } from "./code-cases";
import { listCases } from "./list-cases";
import { sessionCases } from "./session-cases";
import type { Open } from "./setting";

/** What every database does with shoppers' accounts. */
export function accountsContract(open: Open): void {
  describe("codes", () => codeCases(open));
  describe("sessions", () => sessionCases(open));
  describe("lists", () => listCases(open));
}
