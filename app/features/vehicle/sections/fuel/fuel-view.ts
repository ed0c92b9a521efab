import type { FuelTyped } from "~/domain/fuel/fuel-form";
import type { KeptParameter } from "../kept-parameters";

/** The ends of a slider. */
export interface SliderSpan {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** The fuel calculator, ready to print; figures are worked out from `typed` with the shared rule. */
export interface FuelView {
  /** Where the form goes without script. */
  readonly action: string;
  readonly kept: readonly KeptParameter[];
  readonly typed: FuelTyped;
  /** Whether its form was sent. */
  readonly entered: boolean;
  /** Litres per 100 km. */
  readonly consumption: number;
  /** "8.2 L/100 km", and where that comes from. */
  readonly basis: string;
  /** Of a plug-in hybrid this is a part of what it costs to drive: its heading names no sum. */
  readonly partial: boolean;
  readonly sliders: { readonly price: SliderSpan; readonly km: SliderSpan };
  readonly locale: string;
  readonly currency: string;
}
