# The site in one image: built here, run by a user of its own on a root that may be read-only; all that it writes is /data.
FROM node:24-bookworm-slim AS build
WORKDIR /diwan
# The project's own Node is linked with libatomic, which slim images lack
RUN apt-get update && apt-get install -y --no-install-recommends libatomic1
# Whoever builds is not root, and neither is whoever runs it
RUN chown node:node /diwan
USER node
COPY --chown=node:node . .
# The locked dependencies, the project's own Node among them; then only what runs is left: what the pages were built from
# is in the build, and nobody compiles anything here
RUN npm run build -- --omit=dev && cd node_modules && \
  rm -rf .cache @tabler @typescript typescript node-linux-*/include

FROM debian:bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends libatomic1 && rm -rf /var/lib/apt/lists/*
RUN groupadd --gid 10001 diwan && useradd --uid 10001 --gid diwan --home-dir /data --no-create-home diwan && \
  install -d -o diwan -g diwan -m 0700 /data
WORKDIR /diwan
COPY --from=build --chown=root:root /diwan ./
ENV PATH=/diwan/node_modules/.bin:$PATH HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER diwan
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "scripts/start.mjs"]
CMD ["serve"]
