import { describe } from "vitest";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { RepaymentQuotes } from "~/ports/repayment-quotes";
import type { SearchService } from "~/ports/search-service";
import { distanceCases } from "./distance-cases";
import { facetCases } from "./facet-cases";
import { orderCases } from "./order-cases";
import { quotingCases } from "./quoting-cases";
import { repaymentCases } from "./repayment-cases";
import { refinementCases } from "./refinement-cases";
import { ruleCases } from "./rule-cases";
import { scopeCases } from "./scope-cases";
import { textCases } from "./text-cases";

/** Makes a service that holds exactly these vehicles. */
export type MakeService = (vehicles: readonly Vehicle[], quotes?: RepaymentQuotes) => Promise<SearchService>;

/** What every {@link SearchService} has to do, whatever engine answers. */
export function searchServiceContract(name: string, makeService: MakeService): void {
  describe(`search service: ${name}`, () => {
    refinementCases(makeService);
    facetCases(makeService);
    orderCases(makeService);
    distanceCases(makeService);
    textCases(makeService);
    quotingCases(makeService);
    scopeCases(makeService);
    ruleCases(makeService);
    repaymentCases(makeService);
  });
}
