/** Ids of the parts of the vehicle page whose script comes later. */
export const BLOCKS_ID = "vehicle-blocks";
export const TOOLS_ID = "vehicle-tools";
export const PRICE_NOTES_ID = "price-notes";
export const FINANCE_SIDE_ID = "finance-side";

/** Of the fuel calculator under the announcement. */
export const FUEL_HERE_ID = "fuel-here";
