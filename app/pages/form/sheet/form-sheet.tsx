import type { ComponentProps } from "react";
import type { TextPageView } from "~/features/content/content-views";
import { TextBelow, TextBeside } from "~/features/content/text-page";
import { FormPage } from "~/features/forms/form-page";
import type { FormPageView } from "~/features/forms/form-page-view";
import type { FormAnswer } from "~/features/forms/form-view";
import { ContactPlaces } from "~/features/locations/contact/contact-places";
import type { FinanceGuideView } from "~/pages/finance/build-finance-guide.server";
import { FinanceFigures, FinanceGuide } from "~/pages/finance/finance-guide";
import type { PartsCounterView } from "~/pages/parts/build-parts-counter.server";
import { PartsCounter } from "~/pages/parts/parts-counter";
import type { WorkshopPricesView } from "~/pages/workshop/build-workshop-prices.server";
import { WorkshopPrices } from "~/pages/workshop/workshop-prices";
import { FORM_SHEET_ID } from "./form-sheet-id";

export interface FormSheetView {
  readonly form: FormPageView;
  readonly guide: FinanceGuideView | null;
  readonly workshop: WorkshopPricesView | null;
  readonly counter: PartsCounterView | null;
  readonly places: ComponentProps<typeof ContactPlaces>["view"] | null;
  readonly words: TextPageView | null;
}

export interface FormSheetProps {
  readonly view: FormSheetView;
  /** The answer to the last sending, when it was refused. */
  readonly answer: FormAnswer | undefined;
}

/** A page with a form of the catalogue, and what is to be known before and after it. */
export function FormSheet({ view, answer }: FormSheetProps) {
  const { form, guide, places, words } = view;
  // Who is told what to mend finds it at the top.
  const isNew = answer === undefined;
  const first = isNew && form.wordsFirst ? words : null;
  const last = first === null ? words : null;
  return (
    <div id={FORM_SHEET_ID}>
      <FormPage page={form} answer={answer} before={isNew ? aboveForm(view, first) : null} />
      {guide === null || !isNew ? null : <FinanceGuide view={guide} />}
      {places === null ? null : <ContactPlaces view={places} />}
      {last === null ? null : <TextBelow page={last} />}
    </div>
  );
}

/** What stands over a form. */
function aboveForm({ guide, workshop, counter }: FormSheetView, words: TextPageView | null) {
  if (words !== null) return <TextBeside page={words} />;
  if (guide !== null) return guide.formFirst ? null : <FinanceFigures view={guide} />;
  if (workshop !== null) return <WorkshopPrices view={workshop} />;
  return counter === null ? null : <PartsCounter view={counter} />;
}
