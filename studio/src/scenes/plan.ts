import { type Setting } from "./camera/camera-room";
import { type Place } from "./fleet";
import { type Props } from "./props/props";

/** A scene before its vehicles are built. */
export interface Plan extends Omit<Setting, "props" | "vehicles"> {
  readonly still: Props;
  readonly vehicles: readonly Place[];
  /** Mesh cell of the vehicles, metres. */
  readonly cell: number;
}

/** Lays out a scene anew. Runs where WebGL is. */
export type PlanOf = () => Plan;
