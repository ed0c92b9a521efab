/** Id of the vehicles below a post. */
export const POST_STOCK_ID = "post-stock";
