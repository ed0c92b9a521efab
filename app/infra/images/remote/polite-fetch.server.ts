import { LRUCache } from "lru-cache";
import type { Logger } from "~/ports/logger";
import { PictureFault } from "~/ports/picture-source";
import { WorkQueue } from "../work-queue.server";
import type { FetchPicture } from "./fetch-picture.server";
import { HostHealth, type HealthOptions } from "./host-health.server";
import { inspectPicture } from "./inspect-picture.server";

/** What a polite fetch is made of. */
export interface PoliteFetchOptions {
  readonly fetch: FetchPicture;
  readonly logger: Logger;
  readonly health?: HealthOptions;
}

/** For each host: as many at once as it has connections; the requests of a few pages may wait. */
const PER_HOST = { atOnce: 4, waiting: 100, patienceMs: 10_000 };
const MOST_HOSTS = 500;

/**
 * A fetch that spares other hosts: a few requests at a time to each, so that a slow host holds up no other, and none
 * for what failed recently. Only files that are pictures are returned.
 * @returns a fetch that also throws PicturesBusyError when a host's line is full
 */
export function politeFetch({ fetch, logger, health: memory }: PoliteFetchOptions): FetchPicture {
  const health = new HostHealth(memory);
  const queues = new LRUCache<string, WorkQueue>({ max: MOST_HOSTS });
  return async (address, hosts, etag) => {
    const { host } = new URL(address);
    const queue = queues.get(host) ?? new WorkQueue(PER_HOST);
    queues.set(host, queue);
    return queue.run(async () => {
      // Checked again after waiting in line: the host may have failed meanwhile.
      health.check(host, address, hosts);
      try {
        const file = await fetch(address, hosts, etag);
        health.answered(host);
        if (file.bytes !== null) await inspectPicture(file.bytes);
        return file;
      } catch (error) {
        if (error instanceof PictureFault) {
          health.failed(host, address, hosts, error);
          logger.warn({ host, fault: error.kind }, "a picture of an image host cannot be shown");
        }
        throw error;
      }
    });
  };
}
