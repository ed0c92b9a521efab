/** Pictures are the site's own. */
export { loader } from "~/routes/media.$/route";
