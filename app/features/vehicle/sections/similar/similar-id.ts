/** Of the similar vehicles among the parts of a page. */
export const SIMILAR_ID = "similar-part";
