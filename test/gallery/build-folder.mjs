/** Where the gallery is built, from the project's folder: never `build/`. */
export const BUILD_FOLDER = ".cache/gallery";
