/**
 * Prints the cases of `vehicle-kinds.spec.ts` as JSON. A process of its own: the demonstration stock is made from JSON
 * modules, which the browser tests' loader does not take.
 */
import { stockedDealers } from "./demo-stock";
import { kindCases } from "./vehicle-kinds";

process.stdout.write(JSON.stringify(kindCases(await stockedDealers(), new Date())));
