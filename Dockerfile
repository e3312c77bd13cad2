# The portal as an image, by scripts/package.mjs, which works outside of a container too. Both bases can be others:
# --build-arg. To build needs Node 20 or newer and npm 10 or newer; to run needs neither, as the packages bring Node.
ARG BUILD_BASE=node:24-trixie-slim
ARG BASE=debian:trixie-slim

FROM ${BUILD_BASE} AS build
# The Node of the packages needs it.
RUN apt-get update && apt-get install --yes --no-install-recommends libatomic1 && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY . .
RUN ["node", "scripts/package.mjs", "/portal"]

FROM ${BASE}
RUN apt-get update && apt-get install --yes --no-install-recommends libatomic1 && rm -rf /var/lib/apt/lists/*
RUN ["useradd", "--uid", "10001", "--user-group", "--no-create-home", "--shell", "/usr/sbin/nologin", "portal"]
RUN ["install", "--directory", "--owner=portal", "--group=portal", "/data"]
COPY --from=build /portal /portal
WORKDIR /portal
ENV NODE_ENV=production DATA_DIR=/data PATH=/portal/node_modules/.bin:/usr/local/bin:/usr/bin:/bin
USER portal
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=180s --retries=3 CMD ["node", "scripts/ready.mjs"]
CMD ["node", "server/main.ts"]
