/**
 * What a page reports, and the numeric id each event is known by (ANA-01 to ANA-14).
 */
export const EVENTS = {
  usedVehicleView: 4,
  newEnquiry: 14,
  usedEnquiry: 15,
  newTestDrive: 17,
  offerAccepted: 18,
  defaultEnquiry: 22,
  call: 25,
  calculatorUsed: 26,
  favouriteAdded: 39,
  usedTestDrive: 48,
  searchView: 49,
  careersEnquiry: 51,
  historyReport: 60,
  printPdf: 61,
} as const;
/** The name of an event. */
export type EventName = keyof typeof EVENTS;
