/** Suggestions of the search box. */
export { loader } from "~/routes/api.suggest/route";
