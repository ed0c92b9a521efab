import * as THREE from "three";
import { roundedBox } from "../../geometry/rounded-box";
import { smoothMin } from "../../geometry/scalar";
import { lathe } from "../../parts/lathe";
import { type BikeKit, type BikeName } from "./finishes";

/** One wheel of a motorcycle. Lengths in metres; `discs` are the z places of its brake discs. */
export interface BikeWheel {
  readonly x: number;
  readonly radius: number;
  readonly rim: number;
  readonly width: number;
  readonly discs: readonly number[];
  readonly disc: number;
  readonly style: "cast" | "wire";
  readonly rimMaterial: BikeName;
  /** Tread blocks of a tyre for gravel, or grooves of a road tyre. */
  readonly tread: "road" | "blocks";
}

/** Adds the whole wheel. */
export function bikeWheel(kit: BikeKit, wheel: BikeWheel): void {
  tyre(kit, wheel);
  rim(kit, wheel);
  if (wheel.style === "cast") castSpokes(kit, wheel);
  else wireSpokes(kit, wheel);
  for (const z of wheel.discs) disc(kit, wheel, z);
}

function crown(wheel: BikeWheel, a: number): [number, number] {
  const { radius, rim, width } = wheel;
  return [rim + 0.012 + (radius - rim - 0.012) * Math.cos(a * 0.92) ** 0.7, (Math.sin(a) * width) / 2];
}

function tyre(kit: BikeKit, wheel: BikeWheel): void {
  const { x, radius, rim, width } = wheel;
  const side: [number, number][] = [];
  for (let i = 0; i <= 18; i++) side.push(crown(wheel, Math.PI * 1.08 * (i / 18 - 0.5)));
  kit.add(lathe([[rim, -width * 0.3], ...side, [rim, width * 0.3]], 88), "tyre", [x, radius, 0]);
  const count = wheel.tread === "blocks" ? 44 : 26;
  for (let i = 0; i < count; i++) {
    const turn = (i / count) * Math.PI * 2;
    for (const a of wheel.tread === "blocks" ? [-0.95, -0.32, 0.32, 0.95] : [-0.8, -0.42, 0.42, 0.8]) {
      const shift = turn + (a > 0 ? Math.PI / count : 0) + (Math.abs(a) > 0.6 ? 0.06 : 0);
      const [r, z] = crown(wheel, a);
      const part =
        wheel.tread === "blocks"
          ? new THREE.BoxGeometry(0.014, 0.03, width * 0.21)
          : new THREE.BoxGeometry(0.003, 0.006, width * 0.2);
      part.rotateX(wheel.tread === "blocks" ? 0 : Math.sign(a) * 0.65);
      part
        .rotateY(-a * 0.9)
        .translate(r - (wheel.tread === "blocks" ? 0.001 : 0.0008), 0, z)
        .rotateZ(shift);
      kit.add(part, wheel.tread === "blocks" ? "tyre" : "liner", [x, radius, 0]);
    }
  }
}

function rim(kit: BikeKit, { x, radius, rim: r, width, rimMaterial }: BikeWheel): void {
  kit.add(
    lathe(
      [
        [r + 0.014, -width * 0.36],
        [r - 0.004, -width * 0.36],
        [r - 0.022, -width * 0.2],
        [r - 0.028, 0],
        [r - 0.022, width * 0.2],
        [r - 0.004, width * 0.36],
        [r + 0.014, width * 0.36],
      ],
      88,
    ),
    rimMaterial,
    [x, radius, 0],
  );
  kit.cylinder("dark", 0.045, width * 0.75, [x, radius, 0], "z");
  kit.cylinder("chrome", 0.014, width * 1.9, [x, radius, 0], "z");
}

function castSpokes(kit: BikeKit, { x, radius, rim: r, rimMaterial }: BikeWheel): void {
  for (let i = 0; i < 5; i++) {
    for (const o of [-1, 1]) {
      const outline = new THREE.Shape();
      outline.moveTo(0.03, o * 0.004);
      outline.lineTo(r - 0.015, o * 0.028);
      outline.lineTo(r - 0.015, o * 0.046);
      outline.lineTo(0.03, o * 0.026);
      const spoke = new THREE.ExtrudeGeometry(outline, {
        depth: 0.026,
        bevelEnabled: true,
        bevelThickness: 0.005,
        bevelSize: 0.004,
        bevelSegments: 2,
      });
      spoke.translate(0, 0, -0.013).rotateZ((i / 5) * Math.PI * 2 + 0.4);
      kit.add(spoke, rimMaterial, [x, radius, 0]);
    }
  }
}

function wireSpokes(kit: BikeKit, { x, radius, rim: r, width }: BikeWheel): void {
  for (let i = 0; i < 32; i++) {
    const a = (i / 32) * Math.PI * 2;
    const lead = a + (i % 4 < 2 ? 0.42 : -0.42);
    const s = i % 2 ? 1 : -1;
    kit.tube(
      "satin",
      [
        [x + Math.cos(lead) * 0.05, radius + Math.sin(lead) * 0.05, s * width * 0.34],
        [x + Math.cos(a) * (r - 0.02), radius + Math.sin(a) * (r - 0.02), s * width * 0.08],
      ],
      0.0026,
      3,
    );
  }
  for (const s of [-1, 1]) kit.cylinder("dark", 0.06, 0.012, [x, radius, s * width * 0.34], "z");
}

/** A drilled disc on its carrier, with floating buttons between the two. */
function disc(kit: BikeKit, { x, radius, disc: r }: BikeWheel, z: number): void {
  const ring = new THREE.Shape();
  const inner = r * 0.66;
  for (let i = 0; i <= 120; i++) {
    const a = (i / 120) * Math.PI * 2;
    const wave = r + 0.0022 * Math.sin(a * 12);
    if (i === 0) ring.moveTo(wave, 0);
    else ring.lineTo(Math.cos(a) * wave, Math.sin(a) * wave);
  }
  ring.holes.push(new THREE.Path().absarc(0, 0, inner, 0, Math.PI * 2, true));
  for (let i = 0; i < 36; i++) {
    const a = (i / 36) * Math.PI * 2;
    const at = r * (0.76 + 0.075 * (i % 3));
    ring.holes.push(
      new THREE.Path().absarc(Math.cos(a) * at, Math.sin(a) * at, 0.0045, 0, Math.PI * 2, true),
    );
  }
  const plate = new THREE.ExtrudeGeometry(ring, { depth: 0.005, bevelEnabled: false, curveSegments: 10 });
  kit.add(plate.translate(0, 0, -0.0025), "disc", [x, radius, z]);
  kit.add(
    lathe(
      [
        [0.03, -0.004],
        [inner - 0.006, -0.004],
        [inner - 0.006, 0.004],
        [0.03, 0.004],
      ],
      10,
    ),
    "gloss",
    [x, radius, z],
  );
  for (let i = 0; i < 10; i++) {
    const a = ((i + 0.5) / 10) * Math.PI * 2;
    kit.cylinder(
      "satin",
      0.009,
      0.013,
      [x + Math.cos(a) * (inner + 0.001), radius + Math.sin(a) * (inner + 0.001), z],
      "z",
    );
  }
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * Math.PI * 2;
    kit.cylinder("chrome", 0.006, 0.014, [x + Math.cos(a) * 0.05, radius + Math.sin(a) * 0.05, z], "z");
  }
}

/** A four-piston caliper over the disc at angle `a`, its bolts towards `side`. */
export function caliper(kit: BikeKit, wheel: BikeWheel, z: number, a: number, material: BikeName): void {
  const r = wheel.disc * 0.86;
  const cx = wheel.x + Math.cos(a) * r;
  const cy = wheel.radius + Math.sin(a) * r;
  const c = Math.cos(a);
  const s = Math.sin(a);
  const body = (x: number, y: number, pz: number): number => {
    const along = -(x - cx) * s + (y - cy) * c;
    const out = (x - cx) * c + (y - cy) * s + along * along * 2.2;
    return smoothMin(
      roundedBox(out - 0.006, along, pz - z, [0.026, 0.062, 0.026], 0.012),
      roundedBox(out - 0.014, Math.abs(along) - 0.028, pz - z, [0.024, 0.022, 0.034], 0.012),
      0.012,
    );
  };
  kit.blob(material, body, [cx - 0.11, cy - 0.11, z - 0.06], [cx + 0.11, cy + 0.11, z + 0.06], 0.0055);
  for (const t of [-0.028, 0.028]) {
    const px = cx - s * t + c * 0.014;
    const py = cy + c * t + s * 0.014;
    kit.cylinder("satin", 0.013, 0.074, [px, py, z], "z");
    kit.cylinder("dark", 0.006, 0.078, [px, py, z], "z");
  }
}
