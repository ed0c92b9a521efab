import { type PushSite, startPushSite } from "../../setup/push-site";

/** A vehicle that is taken. */
export const CAR = {
  name: "2020 Mazda 3 Touring",
  make: "Mazda",
  model: "3",
  year: 2020,
  car_type: "used",
  price: 20_000,
  km: 45_000,
};

/** The address of a vehicle. */
export const at = (stocknum: string, dealership = "yard") =>
  `/api/stock/${dealership}/${encodeURIComponent(stocknum)}`;

/** The server that all tests of a file push to, and a key of its first dealer. */
export const pushing: { site: PushSite; key: string } = {
  get site(): PushSite {
    throw new Error("the server is not started yet");
  },
  key: "",
};

/** Starts the server. */
export async function startPushing(): Promise<void> {
  const site = await startPushSite();
  Object.defineProperty(pushing, "site", { value: site });
  pushing.key = (await site.key("--dealership", "yard", "--name", "tests")).secret;
}

export const put = (stocknum: string, body: unknown = CAR, headers: Readonly<Record<string, string>> = {}) =>
  pushing.site.push("PUT", at(stocknum), { key: pushing.key, body, headers });

export const remove = (stocknum: string) => pushing.site.push("DELETE", at(stocknum), { key: pushing.key });

export const batch = (operations: unknown, query = "") =>
  pushing.site.push("POST", `/api/stock/yard${query}`, { key: pushing.key, body: { operations } });
