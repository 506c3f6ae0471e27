# The site in one image: built here, run by a user of its own on a root that may be read-only; all that it writes is /data.
FROM node:24-bookworm-slim AS build
WORKDIR /diwan
COPY . .
# The locked dependencies, the project's own Node among them; then only what runs is left
RUN npm run build && npm prune --omit=dev && rm -rf node_modules/.cache

FROM debian:bookworm-slim
RUN useradd --system --uid 10001 --home-dir /data diwan && install -d -o diwan -g diwan -m 0700 /data
WORKDIR /diwan
COPY --from=build /diwan ./
ENV PATH=/diwan/node_modules/.bin:$PATH HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER diwan
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "scripts/start.mjs"]
CMD ["serve"]
