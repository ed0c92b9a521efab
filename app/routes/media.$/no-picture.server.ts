import noPicture from "~/ui/picture/no-picture.svg?raw";

/** The drawing that stands in for a picture there is none of. */
export const NO_PICTURE: string = noPicture;
