// How the server is run: by `npm start` and the benchmarks; browser tests let it take more memory. The Dockerfile says the same
// (`test/server-command.test.ts`), because a container starts Node directly.

/**
 * Flags of Node that keep resident memory near what is in use: on a machine with much memory the heap otherwise grows
 * to twice that before it is swept. Measured under load: 272 MB with, 403 MB without, at the same requests a second.
 */
export const NODE_FLAGS = ["--heap-growing-percent=50", "--max-semi-space-size=8"];

/**
 * The C library keeps one arena for each thread that compresses or draws; two are enough.
 * @type {Readonly<{ MALLOC_ARENA_MAX: string, NODE_ENV: "production" }>}
 */
export const SERVER_ENVIRONMENT = { MALLOC_ARENA_MAX: "2", NODE_ENV: "production" };
