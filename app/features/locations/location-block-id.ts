/** Of a block of locations, whose script comes later. */
export const LOCATION_BLOCK_ID = "location-block";
