/** Id of the element of the model pages whose script comes later. */
export const MODEL_PAGES_ID = "models";
