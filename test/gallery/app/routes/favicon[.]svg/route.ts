/** Drawn in the dealer's colours, as on its site. */
export { loader } from "~/routes/favicon[.]svg/route";
