import type { FoundVehicle } from "~/domain/registration/found-vehicle";

/** Where a dealer's look-up service is, and the environment variable of its key. */
export interface RegistrationService {
  /** The dealer's slug, for the log. */
  readonly dealer: string;
  readonly url: string;
  /** Null where it asks for no key. */
  readonly keyEnv: string | null;
}

/** What is asked about: nothing about the shopper. */
export interface RegistrationQuestion {
  /** As it was typed, in capitals and without spaces. */
  readonly registration: string;
  /** "QLD": where it is registered; null where the country registers as one. */
  readonly state: string | null;
  /** ISO 3166, "AU". */
  readonly country: string;
}

/** `unknown` where the service knows no such vehicle, `failed` where it gave no usable answer in time. */
export type RegistrationAnswer = FoundVehicle | "unknown" | "failed";

/**
 * Tells what vehicle has a registration; its contract is in `docs/dealers/registration-lookup.md`. Adapter:
 * `infra/outside/registration/http-registration-lookup.server.ts`. Never rejects.
 */
export interface RegistrationLookup {
  find(service: RegistrationService, question: RegistrationQuestion): Promise<RegistrationAnswer>;
}
