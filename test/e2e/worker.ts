/** Which of the workers that run side by side this is: each has numbers and times of its own. */
export const WORKER = Number(process.env["TEST_PARALLEL_INDEX"] ?? 0) % 10;
