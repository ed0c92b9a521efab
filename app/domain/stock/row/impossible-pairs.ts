import { PAYMENTS_PER_YEAR } from "../../finance/frequency";
import { isLenderField, partPath, yearsOfTerm } from "../fields/vehicle-parts";
import type { withSense } from "../sense";

type Judged = ReturnType<typeof withSense>;
type Read = Judged["read"];

const PAYMENTS = { paymentWeek: PAYMENTS_PER_YEAR.week, paymentMonth: PAYMENTS_PER_YEAR.month } as const;
const TARE = "caravan.tare_weight";
const ATM = "caravan.aggregate_trailer_mass";

/**
 * What a row says without numbers that cannot both be: repayments that pay back less than is borrowed, and a caravan
 * that weighs more empty than it may loaded. Nothing says which of the two is the slip, and shown together they
 * contradict each other.
 */
export function withoutImpossiblePairs({ read, left }: Judged): Judged {
  const names = Object.keys(read);
  const impossible = [...names.filter((name) => isTooLittle(name, read)), ...weights(read)];
  if (impossible.length === 0) return { read, left };
  const isOut = new Set(impossible);
  return {
    read: Object.fromEntries(Object.entries(read).filter(([name]) => !isOut.has(name))),
    left: [
      ...left,
      ...impossible.map((field) => ({
        field,
        value: String(read[field]),
        expected: expectation(field, read),
      })),
    ],
  };
}

function expectation(field: string, read: Read): string {
  if (field === TARE) return `no more than the ATM of ${String(read[ATM])}`;
  if (field === ATM) return `no less than the tare of ${String(read[TARE])}`;
  return `repayments that come to what is financed, ${financed(field, read) ?? 0}`;
}

/** Whether a lender's repayment, had it been rounded down to whole units, still pays back less than is financed. */
function isTooLittle(field: string, read: Read): boolean {
  const times = timesPaid(field, read);
  const payment = numberIn(read, field);
  const least = financed(field, read);
  if (times === null || payment === null || least === null) return false;
  return (payment + 1) * times + (numberIn(read, beside(field, "balloon")) ?? 0) < least;
}

/** How often a lender's repayment is paid; null for any other field, and where no term says it. */
function timesPaid(field: string, read: Read): number | null {
  if (!isLenderField(field)) return null;
  const part = partPath(field).at(-1);
  const own = yearsOfTerm(part ?? "");
  if (own !== null) return own * PAYMENTS.paymentWeek;
  const years = numberIn(read, beside(field, "termYears"));
  if (years === null || (part !== "paymentWeek" && part !== "paymentMonth")) return null;
  return years * PAYMENTS[part];
}

/** The price that is asked less the lender's deposit; fees are left aside. Null without a price. */
function financed(field: string, read: Read): number | null {
  const price = numberIn(read, "price");
  if (price === null) return null;
  const asked = Math.min(price, numberIn(read, "offer_price") ?? price);
  return asked - (numberIn(read, beside(field, "deposit")) ?? 0);
}

/** Another figure of the same lender. */
function beside(field: string, part: string): string {
  return [...partPath(field).slice(0, -1), part].join(".");
}

function weights(read: Read): readonly string[] {
  const tare = numberIn(read, TARE);
  const atm = numberIn(read, ATM);
  return tare !== null && atm !== null && tare > atm ? [TARE, ATM] : [];
}

function numberIn(read: Read, field: string): number | null {
  const value = read[field];
  return typeof value === "number" ? value : null;
}
