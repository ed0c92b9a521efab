const VIN = /^[A-HJ-NPR-Z0-9]{17}$/i;

/** Whether a text has the form of a vehicle identification number: 17 letters and digits without I, O and Q, some of each. */
export function isVin(text: string): boolean {
  const vin = text.trim();
  return VIN.test(vin) && /[a-z]/i.test(vin) && (vin.match(/\d/g)?.length ?? 0) >= 4;
}

/** Whether a VIN says that the vehicle was built in the United States. */
export function isBuiltInUs(text: string): boolean {
  return isVin(text) && /^[1457]/.test(text.trim());
}
