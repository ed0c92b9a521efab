import { useToldNumber } from "~/ui/phone/told-number";
import type { VehiclePageView } from "../vehicle-page-view";
import * as css from "./paper.css";

/** Whose paper it is and how to reach them; on the screen the site's header says so. */
export function PaperHead({ page: { paper, phone } }: { readonly page: VehiclePageView }) {
  const told = useToldNumber(phone?.revealPath ?? "");
  const lines = [told?.text ?? paper.phone, paper.email, paper.address].filter((line) => line !== null);
  return (
    <div className={css.head}>
      <p className={css.dealer}>{paper.dealer}</p>
      <div className={css.contact}>
        {lines.map((line) => (
          <p key={line}>
            <bdi>{line}</bdi>
          </p>
        ))}
      </div>
    </div>
  );
}

/** What the star at the repayment stands for, and the day of the price. */
export function PaperFoot({ page: { paper, calculators } }: { readonly page: VehiclePageView }) {
  const smallPrint = calculators?.financeSide?.disclaimer;
  return (
    <div className={css.foot}>
      {smallPrint === undefined ? null : (
        <p>{[smallPrint.full, smallPrint.basis].filter(Boolean).join(" ")}</p>
      )}
      <p>{paper.asOf}</p>
    </div>
  );
}
