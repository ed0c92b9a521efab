import { type BodyField } from "../../bodywork/body-field";
import { type Kit } from "../../parts/kit";

/** Raised air intake along the left windscreen pillar. */
export function addSnorkel(kit: Kit, field: BodyField): void {
  const wing = -field.surfaceZ(1.3, 1.22);
  const top = -field.surfaceZ(0.76, 1.66);
  kit.tube(
    "black",
    [
      [1.5, 1.18, wing],
      [1.42, 1.28, wing - 0.03],
      [1.26, 1.36, wing],
      [0.98, 1.6, -field.surfaceZ(0.98, 1.5) - 0.02],
      [0.8, 1.76, -field.surfaceZ(0.8, 1.62) - 0.01],
      [0.76, 1.86, top],
    ],
    0.036,
    40,
  );
  kit.box("black", [0.13, 0.13, 0.09], [0.8, 1.94, top], 0.03);
}
