# The product as one ordinary-user process on Node 24; the database is a server of its own (MONGODB_URI).
FROM node:24-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY contracts/package.json contracts/
COPY backend/package.json backend/
COPY frontend/package.json frontend/

FROM manifests AS build
RUN npm ci
COPY . .
RUN npm run build

# The embedded engine is for machines without a database server; it would never be opened here.
FROM manifests AS production
RUN npm ci --omit=dev && rm -rf node_modules/@0q node_modules/mongodb-memory-server-core

FROM node:24-slim
ENV NODE_ENV=production DATA_DIR=/app/data
WORKDIR /app
RUN mkdir data && chown node:node data
COPY --from=production /app/ ./
COPY --from=build /app/backend/dist backend/dist
COPY --from=build /app/frontend/dist frontend/dist
USER node
VOLUME /app/data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/salud/viva`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The flags of `npm start` (docs/decisiones/un-ayudante.md, docs/decisiones/una-recoleccion.md)
CMD ["node", "--v8-pool-size=1", "--max-semi-space-size=16", "--enable-source-maps", "backend/dist/backend/src/main.js"]
