import { LRUCache } from "lru-cache";
import { type PictureFault } from "~/ports/picture-source";

/** How long failures are remembered. */
export interface HealthOptions {
  /** Milliseconds for which a picture that failed is not asked for again. */
  readonly pictureMs?: number;
  /** Milliseconds for which a host is not asked after it failed several times in a row. */
  readonly hostMs?: number;
}

/** Failures in a row after which a host counts as dead. */
const STRIKES = 3;
const MOST_PICTURES = 5_000;
const MOST_HOSTS = 500;
/** Faults of the host rather than of one picture. */
const HOST_FAULTS: readonly string[] = ["unreachable", "slow"];

/** Remembers what failed, so that neither a dead host nor a missing picture is asked for again and again. */
export class HostHealth {
  readonly #pictures: LRUCache<string, PictureFault>;
  readonly #hosts: LRUCache<string, { readonly strikes: number; readonly last: PictureFault }>;

  constructor({ pictureMs = 60_000, hostMs = 30_000 }: HealthOptions = {}) {
    this.#pictures = new LRUCache({ max: MOST_PICTURES, ttl: pictureMs });
    this.#hosts = new LRUCache({ max: MOST_HOSTS, ttl: hostMs });
  }

  /** @throws PictureFault the recent fault of this host or picture */
  check(host: string, address: string, hosts: readonly string[]): void {
    const fault = this.#pictures.get(keyOf(address, hosts));
    if (fault !== undefined) throw fault;
    const known = this.#hosts.get(host);
    if (known !== undefined && known.strikes >= STRIKES) throw known.last;
  }

  failed(host: string, address: string, hosts: readonly string[], fault: PictureFault): void {
    this.#pictures.set(keyOf(address, hosts), fault);
    if (!HOST_FAULTS.includes(fault.kind)) return;
    this.#hosts.set(host, { strikes: (this.#hosts.get(host)?.strikes ?? 0) + 1, last: fault });
  }

  answered(host: string): void {
    this.#hosts.delete(host);
  }
}

/**
 * Which redirects are allowed depends on the dealer's hosts, so a picture that fails for one dealer may work for
 * another.
 */
function keyOf(address: string, hosts: readonly string[]): string {
  return `${address} ${hosts.join()}`;
}
