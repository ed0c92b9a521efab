import type * as THREE from "three";
import { type BodyField } from "../bodywork/body-field";
import { type BodySpec } from "../bodywork/body-spec";
import { type CameraPose } from "./camera";
import { type Hotspot } from "./hotspot";
import { type ViewName } from "./views";

/** A vehicle, or the inside of one, ready to be photographed. */
export interface Model {
  readonly group: THREE.Group;
  /** Where it came from a spec. */
  readonly body?: { readonly spec: BodySpec; readonly field: BodyField };
  /** 0 (default) in the studio hall, 1 in a closed cabin lit from all around. */
  readonly room?: number;
  /** Turns the front wheels: 1 fully to the left, -1 to the right, 0 straight ahead. */
  readonly steer?: (share: number) => void;
  /** Parts a visitor can ask about. */
  readonly hotspots?: readonly Hotspot[];
  /** Cameras of its own, instead of those computed from its size. */
  readonly cameras?: Partial<Record<ViewName, CameraPose>>;
}
