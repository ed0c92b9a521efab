import { onPostgres } from "../on-databases";
import { orderOfficeContract } from "./order-office-suite";
import { salesCountContract } from "./sales-count-suite";
import { orderStoreContract } from "./suite";

await onPostgres("orders on PostgreSQL", (open, again) => {
  orderStoreContract(open, again);
  salesCountContract(open);
  orderOfficeContract(open);
});
