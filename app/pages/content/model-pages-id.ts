/** Element of the pages of models, which their script comes to. */
export const MODEL_PAGES_ID = "models";
