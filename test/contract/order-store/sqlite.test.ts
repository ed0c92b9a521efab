import { onSqlite } from "../on-databases";
import { orderOfficeContract } from "./order-office-suite";
import { salesCountContract } from "./sales-count-suite";
import { orderStoreContract } from "./suite";

onSqlite("orders on SQLite", (open, again) => {
  orderStoreContract(open, again);
  salesCountContract(open);
  orderOfficeContract(open);
});
