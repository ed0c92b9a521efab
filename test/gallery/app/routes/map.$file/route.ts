/** Maps of the locations. */
export { loader } from "~/routes/map.$file/route";
