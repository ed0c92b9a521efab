import type { PriceComparison } from "~/domain/pricing/price-comparison";
import { DeliverySection } from "~/features/vehicle/sections/delivery/delivery-section";
import type { DeliveryView } from "~/features/vehicle/sections/delivery/delivery-view";
import { FinanceSection } from "~/features/vehicle/sections/finance/finance-section";
import { PriceNotes } from "~/features/vehicle/price/price-notes";
import type { PriceNotesView } from "~/features/vehicle/price/price-notes-view";
import { FinanceSide } from "~/features/vehicle/sections/finance/finance-side";
import { PlainFinance } from "~/features/vehicle/sections/finance/plain-finance";
import type {
  FinanceOfferedView,
  FinanceSectionView,
  FinanceSideView,
} from "~/features/vehicle/sections/finance/finance-view";
import { FuelSection } from "~/features/vehicle/sections/fuel/fuel-section";
import type { FuelView } from "~/features/vehicle/sections/fuel/fuel-view";
import { MiniCalculators } from "~/features/vehicle/sections/mini-calculators";
import { PriceComparisonSection } from "~/features/vehicle/sections/price-comparison/comparison-section";
import type { ComparisonView } from "~/features/vehicle/sections/price-comparison/comparison-view";
import { Example, State } from "../../frame/example";
import { useSample } from "../sample-words";
import { statesOf } from "../states-of";

type States<View> = Readonly<Record<string, View | null>>;

interface CalculatorsProps {
  readonly finance: States<FinanceSectionView>;
  readonly plain: FinanceOfferedView | null;
  readonly notes: PriceNotesView | null;
  readonly side: States<FinanceSideView>;
  readonly fuel: States<FuelView>;
  readonly delivery: States<DeliveryView>;
  readonly comparison: {
    readonly view: Omit<ComparisonView, "comparison">;
    readonly deals: Readonly<Record<string, PriceComparison>>;
  };
}

/** What is worked out on a vehicle's page. */
export function Calculators({ finance, plain, notes, side, fuel, delivery, comparison }: CalculatorsProps) {
  const w = useSample();
  const title = finance["untouched"]?.title ?? { wide: w.label, phone: w.label };
  const refused = { kind: "refused", title, reason: w.sentence, askHref: "/" } as const;
  const contents = notes === null ? null : { ...notes, history: null };
  const both = { fuel: fuel["untouched"] ?? null, delivery: delivery["untouched"] ?? null };
  return (
    <>
      <Example name="FinanceSection" width="wide">
        {statesOf({ ...finance, refused }, (view) => (
          <FinanceSection view={view} />
        ))}
      </Example>
      <Example name="PlainFinance" width="wide" about="Of the finance page: about no vehicle.">
        {statesOf({ untouched: plain }, (view) => (
          <PlainFinance view={view} />
        ))}
      </Example>
      <Example name="PriceNotes" width="card">
        {statesOf({ "both folds": notes, "what it includes": contents }, (view) => (
          <PriceNotes view={view} />
        ))}
      </Example>
      <Example name="FinanceSide" width="card">
        {statesOf(side, (view) => (
          <FinanceSide view={view} />
        ))}
      </Example>
      <Example name="FuelSection" width="card">
        {statesOf(fuel, (view) => (
          <FuelSection view={view} />
        ))}
      </Example>
      <Example name="DeliverySection" width="card">
        {statesOf(delivery, (view) => (
          <DeliverySection view={view} />
        ))}
        {statesOf({ busy: delivery["untouched"] ?? null }, (view) => (
          <DeliverySection view={{ ...view, answer: { state: "loading" } }} />
        ))}
      </Example>
      <Example name="MiniCalculators" width="wide">
        <State name="side by side">
          <MiniCalculators {...both} />
        </State>
      </Example>
      <Example name="PriceComparisonSection">
        {statesOf(comparison.deals, (deal) => (
          <PriceComparisonSection view={{ ...comparison.view, comparison: deal }} />
        ))}
        <State name="asked for by script">
          <PriceComparisonSection view={{ ...comparison.view, comparison: null }} />
        </State>
      </Example>
    </>
  );
}
