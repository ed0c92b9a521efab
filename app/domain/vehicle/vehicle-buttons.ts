/** The buttons a vehicle's page may carry, by the keys the specification gives them (VDP-31). */
export const VEHICLE_BUTTONS = [
  "CTD",
  "paymentMethods",
  "callUsNow",
  "finance",
  "financeYouX",
  "enquire",
  "testDrive",
  "tradeIn",
  "reserve",
  "onlinePurchase",
  "whatsapp",
  "openAutobot",
  "customButton",
  "carForm",
  "chatWithUs",
  "carHistoryReport",
  "location",
] as const;
/** One of {@link VEHICLE_BUTTONS}. */
export type VehicleButton = (typeof VEHICLE_BUTTONS)[number];
