/** Whether a text is the id of a vehicle: leads may carry whatever an address named while nothing could be looked up. */
export function isVehicleId(text: string): boolean {
  return /^[1-9]\d{0,15}$/.test(text);
}
