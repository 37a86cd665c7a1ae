import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { rutas } from '@carta/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { chooseCodificacion } from '../../common/cache/codificacion';
import { hasEtag } from '../../common/cache/bytes';
import type { Bytes } from '../../common/cache/bytes';
import { Config } from '../../config/config';
import { prepareCabeceras } from './cabeceras-bytes';
import type { CabecerasBytes } from './cabeceras-bytes';
import { CartaService } from '../carta.service';

const RUTA = rutas.carta('');
const LARGO = RUTA.length + 24;

/**
 * Answers GET /carta from its ready bytes before the framework sees the request: thousands of
 * phones ask for it, it is open to anybody, and there is nothing left to decide. It costs a third
 * of the way through the framework. A carta that is not ready, or that is asked for in any other
 * way, goes on to the controller, whose headers are repeated here (docs/decisiones/carta-bytes.md).
 */
@Injectable()
export class CartaCaliente implements OnApplicationBootstrap {
  /** What the framework adds to every answer, such as the security headers. */
  private comunes: Record<string, string> | undefined;
  private readonly cabeceras = new WeakMap<Bytes, CabecerasBytes>();

  constructor(
    private readonly cartas: CartaService,
    private readonly host: HttpAdapterHost,
    private readonly config: Config,
  ) {
    if (!config.cartaBytes) return;
    host.httpAdapter.getInstance<FastifyInstance>().addHook('onRoute', (route) => {
      if (route.method !== 'GET' || `${route.url}?restaurantId=` !== RUTA) return;
      route.onSend = (_request, reply, payload, done) => {
        if (reply.statusCode === 200) this.comunes ??= readComunes(reply);
        done(null, payload);
      };
    });
  }

  onApplicationBootstrap(): void {
    if (!this.config.cartaBytes) return;
    const server = this.host.httpAdapter.getHttpServer() as Server;
    const framework = server.listeners('request') as RequestListener[];
    server.removeAllListeners('request');
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      if (server.listening && this.answer(request, response)) return;
      for (const listener of framework) listener.call(server, request, response);
    });
  }

  private answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { url = '', method, headers } = request;
    if (url.length !== LARGO || method !== 'GET' || !url.startsWith(RUTA) || !this.comunes) return false;
    const bytes = this.cartas.peek(url.slice(RUTA.length))?.bytes;
    if (!bytes) return false;
    const cabeceras = this.prepare(bytes, this.comunes);
    if (hasEtag(request, bytes.etag)) {
      response.writeHead(304, withId(cabeceras[304])).end();
      return true;
    }
    const codificacion = chooseCodificacion(headers['accept-encoding']);
    response.writeHead(200, withId(cabeceras[codificacion])).end(bytes.cuerpos[codificacion]);
    return true;
  }

  private prepare(bytes: Bytes, comunes: Record<string, string>): CabecerasBytes {
    const hechas = this.cabeceras.get(bytes) ?? prepareCabeceras(bytes, comunes);
    this.cabeceras.set(bytes, hechas);
    return hechas;
  }
}

/** Ready headers with the id of this request in its place, which is the first. */
function withId(cabeceras: readonly string[]): string[] {
  const propias = cabeceras.slice();
  propias[1] = randomUUID();
  return propias;
}

/** Those of an answer that are the same in every other. */
function readComunes(reply: FastifyReply): Record<string, string> {
  const propias = /^(?:x-request-id|etag|vary|cache-control|content-.*(?<!policy))$/;
  return Object.fromEntries(
    Object.entries(reply.getHeaders()).flatMap(([nombre, valor]) =>
      propias.test(nombre) || valor === undefined ? [] : [[nombre, String(valor)]],
    ),
  );
}
