import { type PaymentNotice, type PaymentProvider, PaymentsUnavailableError } from "~/ports/payment-provider";

/** A payment provider that is away while `fails` says so, and whose next message is `notice`. */
export function failingProvider(
  provider: PaymentProvider,
  fails: () => boolean,
  notice: () => PaymentNotice | null,
): PaymentProvider {
  const guard = <Args extends unknown[], Answer>(call: (...args: Args) => Promise<Answer>) => {
    return async (...args: Args) => {
      if (fails()) throw new PaymentsUnavailableError();
      return call(...args);
    };
  };
  return {
    begin: guard(provider.begin),
    status: guard(provider.status),
    end: guard(provider.end),
    refund: guard(provider.refund),
    readNotice: notice,
  };
}
