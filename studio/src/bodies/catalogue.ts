import { type BodySpec } from "../bodywork/body-spec";
import { bus } from "./bus";
import { caravan } from "./caravan";
import { caravanB } from "./caravan-b";
import { convertible } from "./convertible";
import { coupe } from "./coupe";
import { coupeB } from "./coupe-b";
import { hatch } from "./hatch";
import { hatchB } from "./hatch-b";
import { hatchC } from "./hatch-c";
import { hatchD } from "./hatch-d";
import { lightTruck } from "./light-truck";
import { lightTruckB } from "./light-truck-b";
import { lightTruckC } from "./light-truck-c";
import { lightTruckD } from "./light-truck-d";
import { peopleMover } from "./people-mover";
import { sedan } from "./sedan";
import { sedanB } from "./sedan-b";
import { sedanC } from "./sedan-c";
import { suv } from "./suv";
import { suvB } from "./suv-b";
import { suvC } from "./suv-c";
import { suvD } from "./suv-d";
import { suvE } from "./suv-e";
import { suvF } from "./suv-f";
import { suvG } from "./suv-g";
import { suvH } from "./suv-h";
import { ute } from "./ute";
import { uteB } from "./ute-b";
import { uteC } from "./ute-c";
import { uteD } from "./ute-d";
import { uteE } from "./ute-e";
import { van } from "./van";
import { vanB } from "./van-b";
import { wagon } from "./wagon";
import { wagonB } from "./wagon-b";
import { wagonC } from "./wagon-c";

/** Every body by the name of its shape; a further face is the body's name and a capital letter. */
export const BODIES = {
  suv,
  suvB,
  suvC,
  suvD,
  suvE,
  suvF,
  suvG,
  suvH,
  ute,
  uteB,
  uteC,
  uteD,
  uteE,
  sedan,
  sedanB,
  sedanC,
  hatch,
  hatchB,
  hatchC,
  hatchD,
  wagon,
  wagonB,
  wagonC,
  coupe,
  coupeB,
  convertible,
  peopleMover,
  van,
  vanB,
  bus,
  lightTruck,
  lightTruckB,
  lightTruckC,
  lightTruckD,
  caravan,
  caravanB,
} as const satisfies Record<string, BodySpec>;
