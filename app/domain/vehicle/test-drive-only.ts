import type { Vehicle } from "./vehicle";

/** Whether the vehicle can be driven but not enquired about: tagged "Test Drive Only", in any case (OPEN-72). */
export function isTestDriveOnly({ tag }: Pick<Vehicle, "tag">): boolean {
  return tag?.trim().toLowerCase() === "test drive only";
}
