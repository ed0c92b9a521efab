# syntax=docker/dockerfile:1

# Everything that is only needed to build stays in this stage.
FROM node:22-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Not `ci`: it refuses the lock file when the registry lacks an optional package of another platform.
RUN npm install --no-save --include=dev --workspaces=false
COPY . .
RUN npm run build && npm prune --omit=dev --no-save --workspaces=false && rm -rf node_modules/.cache

FROM node:22-slim
ENV NODE_ENV=production \
    MALLOC_ARENA_MAX=2 \
    APP_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data
WORKDIR /app
# Process 1 cannot end itself by a signal, as the watchdog does with a server that hangs: tini is process 1, and passes
# signals on.
RUN apt-get update && apt-get install -y --no-install-recommends tini && rm -rf /var/lib/apt/lists/* \
    && mkdir /data && chown node:node /data
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/build build
COPY --from=build /app/public public
COPY --from=build /app/tenant-config tenant-config
COPY --from=build /app/studio studio
# Importing stock and filling a search engine are run inside the same image.
COPY --from=build /app/app app
COPY --from=build /app/scripts scripts
COPY --from=build /app/stock-mappings stock-mappings
COPY --from=build /app/package.json /app/tsconfig.json ./
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=3s --start-period=60s --retries=3 CMD ["node", "scripts/health.mjs"]
# No shell in between: tini passes SIGTERM to the server itself.
ENTRYPOINT ["/usr/bin/tini", "--"]
CMD ["node", "--heap-growing-percent=50", "--max-semi-space-size=8", "node_modules/@remix-run/serve/dist/cli.js", "build/server/index.js"]
