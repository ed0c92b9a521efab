import { Strategy } from "remix-auth/strategy";
import type { CodeCheck, Shopper } from "~/ports/shopper-accounts";

/** What a browser sends to prove a number. */
export interface CodeProofs {
  readonly challenge: string;
  readonly code: string;
}

/** Thrown when a code is not accepted; `check` says why. */
export class CodeRefusedError extends Error {
  override readonly name = "CodeRefusedError";
  constructor(readonly check: Exclude<CodeCheck, { readonly answer: "right" }>) {
    super(`The code is ${check.answer}.`);
  }
}

/** Signs a shopper in with the code that was sent to their telephone (OPEN-105). */
export class PhoneCodeStrategy extends Strategy<Shopper, CodeProofs> {
  override name = "phone-code";

  /**
   * @param proofs reads challenge and code from the request; null when one of them is missing
   * @param verify throws {@link CodeRefusedError} for a code that is not accepted
   */
  constructor(
    private readonly proofs: (request: Request) => Promise<CodeProofs | null>,
    verify: (proofs: CodeProofs) => Promise<Shopper>,
  ) {
    super(verify);
  }

  override async authenticate(request: Request): Promise<Shopper> {
    const proofs = await this.proofs(request);
    if (proofs === null) throw new CodeRefusedError({ answer: "wrong", triesLeft: -1 });
    return this.verify(proofs);
  }
}
