# The product with its own database engine, as one ordinary-user process. With MONGODB_URI the engine is never opened.
FROM node:24.21.0-trixie-slim AS build
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
COPY contracts/package.json contracts/
COPY backend/package.json backend/
COPY frontend/package.json frontend/
RUN --mount=type=cache,target=/root/.npm npm ci
COPY . .
RUN --mount=type=cache,target=/root/.npm npm run paquete -- /paquete

FROM node:24.21.0-trixie-slim
LABEL org.opencontainers.image.title="Carta Digital" \
  org.opencontainers.image.description="Carta digital y pedidos desde la mesa" \
  org.opencontainers.image.version="0.2.0" \
  org.opencontainers.image.base.name="docker.io/library/node:24.21.0-trixie-slim"
ENV NODE_ENV=production DATA_DIR=/app/data
WORKDIR /app
RUN mkdir data && chown node:node data
COPY --from=build /paquete/ ./
USER node
VOLUME /app/data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 CMD ["./carta", "salud"]
CMD ["./carta"]
