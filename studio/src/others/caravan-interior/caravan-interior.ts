import { Kit } from "../../parts/kit";
import { type CameraPose } from "../../scene/camera";
import { type Model } from "../../scene/model";
import { type INTERIOR_VIEWS } from "../../scene/views";
import { type Hotspot } from "../../scene/hotspot";
import { bed } from "./bed";
import { dinette } from "./dinette";
import { doorEnd } from "./door-end";
import { type RoomKit, roomMaterials } from "./finishes";
import { kitchen } from "./kitchen";
import { caravanShell, caravanWindow } from "./room";

const VIEWS: Record<(typeof INTERIOR_VIEWS)[number], CameraPose> = {
  hero: { position: [-0.3, 1.5, 0.02], target: [3.2, 0.8, -0.03], fieldOfView: 56 },
  rearseat: { position: [2.5, 1.45, 0.1], target: [4.5, 0.78, -0.02], fieldOfView: 64 },
  dash: { position: [0.75, 1.42, -0.5], target: [2.0, 0.88, 0.85], fieldOfView: 56 },
};

/** Builds the room. */
export function buildCaravanInterior(): Model {
  const kit: RoomKit = new Kit(roomMaterials());
  caravanShell(kit);
  caravanWindow(kit, [2.06, 1.3, -1.1], 1.2, 0.52, "x", 1);
  caravanWindow(kit, [1.75, 1.39, 1.1], 1.1, 0.3, "x", -1);
  caravanWindow(kit, [4.7, 1.45, 0], 1.3, 0.32, "z", -1);
  bed(kit);
  kitchen(kit);
  dinette(kit);
  doorEnd(kit);
  return { group: kit.finish(), room: 1, cameras: VIEWS, hotspots: HOTSPOTS };
}

const HOTSPOTS: readonly Hotspot[] = [
  { id: "kitchen", part: "Kitchen with hob and sink", places: [[1.7, 0.91, 0.75]] },
  { id: "dinette", part: "Dinette for four", places: [[2.3, 0.76, -0.42]] },
  { id: "bed", part: "Island double bed", places: [[3.6, 0.64, 0]] },
  { id: "fridge", part: "Two-door fridge", places: [[3.05, 1.1, 0.53]] },
  { id: "oven", part: "Gas oven", places: [[2.49, 0.56, 0.54]] },
  { id: "storage", part: "Overhead cupboards", places: [[2.0, 1.82, -0.76]] },
  { id: "window", part: "Window with blind", places: [[2.06, 1.3, -1.08]] },
];
