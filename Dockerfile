# The pages are built with all packages; the image that runs has only what the server loads.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY math/package.json math/
COPY contracts/package.json contracts/
COPY server/package.json server/
COPY web/package.json web/
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN node scripts/bootstrap.mjs

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY math/package.json math/
COPY contracts/package.json contracts/
COPY server/package.json server/
RUN npm ci --ignore-scripts --omit=dev -w server -w contracts -w math --no-audit --no-fund

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/package.json ./
COPY --from=build /app/math math
COPY --from=build /app/contracts contracts
COPY --from=build /app/server server
COPY --from=build /app/catalogue catalogue
COPY --from=build /app/web/dist web/dist
RUN mkdir -p /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/api/mm/health/').then((r)=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "server/src/main.mjs"]
