import type { JourneyAnswers, JourneyStep } from "~/domain/checkout/journey";
import type { Vehicle } from "~/domain/vehicle/vehicle";

const PATH = "/checkout-journey";

/** A step's address. With `answers` it is the address to go back to that step, which the page then says. */
export function hrefOf({ slug }: Vehicle, step: JourneyStep, answers: JourneyAnswers = {}): string {
  const resumed = Object.keys(answers).length > 0 ? { resumed: "" } : {};
  return `${PATH}?${new URLSearchParams({ car_id: slug, step, ...resumed }).toString()}`;
}
