import * as THREE from "three";

/** One spoke seen from the front: a bar from the hub outwards, its width growing with the square of the way. */
export interface SpokeBar {
  readonly from: number;
  readonly fromWidth: number;
  readonly to: number;
  readonly toWidth: number;
  /** Sideways offset at either end. */
  readonly fromOffset?: number;
  readonly toOffset?: number;
}

const STEPS = 6;

/** The bar's outline. */
export function spokeShape(bar: SpokeBar): THREE.Shape {
  const { fromOffset = 0, toOffset = 0 } = bar;
  const edge = (step: number, side: 1 | -1): THREE.Vector2 => {
    const t = step / STEPS;
    const width = bar.fromWidth + (bar.toWidth - bar.fromWidth) * t * t;
    const middle = fromOffset + (toOffset - fromOffset) * t;
    return new THREE.Vector2(bar.from + (bar.to - bar.from) * t, middle + (side * width) / 2);
  };
  const steps = Array.from({ length: STEPS + 1 }, (_, step) => step);
  return new THREE.Shape([
    ...steps.map((step) => edge(step, 1)),
    ...steps.reverse().map((step) => edge(step, -1)),
  ]);
}

/** Dishes a flat wheel face: the middle sinks by `dish` metres. Changes the geometry. */
export function dishFace(geometry: THREE.BufferGeometry, rim: number, dish: number): THREE.BufferGeometry {
  const positions = geometry.getAttribute("position");
  for (let i = 0; i < positions.count; i++) {
    const radius = Math.hypot(positions.getX(i), positions.getY(i));
    positions.setZ(i, positions.getZ(i) - dish * Math.pow(Math.max(0, 1 - radius / rim), 1.3));
  }
  geometry.computeVertexNormals();
  return geometry;
}

interface SpokeDepth {
  readonly depth: number;
  /** Where the front face lies. */
  readonly face: number;
  readonly bevel: number;
}

/** `count` copies of a spoke round the hub, flat, the first one upwards. */
export function spokeRing(
  bar: SpokeBar,
  count: number,
  { depth, face, bevel }: SpokeDepth,
): THREE.BufferGeometry[] {
  const shape = spokeShape(bar);
  return Array.from({ length: count }, (_, i) => {
    const spoke = new THREE.ExtrudeGeometry(shape, {
      depth,
      bevelEnabled: true,
      bevelThickness: bevel,
      bevelSize: bevel,
      bevelSegments: 3,
      curveSegments: 10,
      steps: 1,
    });
    spoke.translate(0, 0, face - depth);
    spoke.rotateZ((i / count) * Math.PI * 2 + Math.PI / 2);
    return spoke.index === null ? spoke : spoke.toNonIndexed();
  });
}
