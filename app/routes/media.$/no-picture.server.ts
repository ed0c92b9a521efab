import noPicture from "~/ui/picture/no-picture.svg?raw";

/** The drawing that stands in for a missing picture. */
export const NO_PICTURE: string = noPicture;
