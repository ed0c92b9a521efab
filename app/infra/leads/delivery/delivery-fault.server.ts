/**
 * A delivery failed. The message is for operators and names no person.
 * - `unreachable`: the sink is down, slow or failing; others will fail too
 * - `refused`: the sink works, but did not take this delivery
 * - `hopeless`: it will never work, and is not tried again
 * - `early`: no fault of anybody's; it may not be sent before `until`, and the message says why
 * - `unsent`: no fault of anybody's; there is nothing to send any more, and the message says why
 */
export class DeliveryFault extends Error {
  override readonly name = "DeliveryFault";

  constructor(
    readonly kind: "unreachable" | "refused" | "hopeless" | "early" | "unsent",
    message: string,
    /** When it may be tried again at the earliest, where that is known: it was not the sink's fault. */
    readonly until: Date | null = null,
  ) {
    super(message);
  }
}

/**
 * Any error of a delivery as a fault. The messages of other libraries' errors may hold addresses, so only their code is
 * told.
 */
export function asDeliveryFault(error: unknown): DeliveryFault {
  if (error instanceof DeliveryFault) return error;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const name = error instanceof Error ? error.name : typeof error;
  return new DeliveryFault("unreachable", `failed with ${/^[\w.]{1,40}$/.test(code) ? code : name}`);
}
