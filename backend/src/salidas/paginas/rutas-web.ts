import { existsSync, readdirSync } from 'node:fs';
import { sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseCodificacion } from '../../plataforma/cache/codificacion';
import { hasEtag } from '../../plataforma/cache/bytes';
import { Config } from '../../plataforma/config/config';
import { lenguasAceptadas } from '../../plataforma/http/lenguas-aceptadas';
import { politicaDePagina } from '../../plataforma/http/security-headers';
import { Limites } from '../../plataforma/limites/limites.service';
import { basePublica } from '../../plataforma/red/base-publica';
import { CarpetaWeb } from './carpeta-web';
import { PaginasService } from './paginas.service';
import type { DireccionMesa, Lector, Pagina } from './pagina';

const RESERVADAS = /^\/(?:api|uploads|socket\.io|assets|metrics)(?:\/|$)/;

/** The page has addresses of its own; what is compressed is sent in the place of the whole. */
const SIN_DIRECCION = /^(?:index\.html$|\.)|\.(?:br|gz)$/;

const UN_ARCHIVO = /\.[^/]*$/;

const HTML_UTF8 = 'text/html; charset=utf-8';

type EnLengua = { lang?: unknown };
type MenuPorMesa = { Querystring: DireccionMesa & EnLengua };
type MenuPorSlug = { Params: { slug: string }; Querystring: EnLengua };

/** These routes are declared on Fastify, because they return pages, and not the API's envelopes. */
@Injectable()
export class RutasWeb implements OnModuleInit {
  private archivos: ReadonlySet<string> = new Set();

  constructor(
    private readonly carpeta: CarpetaWeb,
    private readonly paginas: PaginasService,
    private readonly host: HttpAdapterHost,
    private readonly limites: Limites,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    const countCarta = async ({ ip }: FastifyRequest): Promise<void> =>
      this.limites.consume('cartaPorDireccion', ip);
    const onRequest = [leadToPlana, countCarta];
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    fastify.get<MenuPorMesa>('/menu', { onRequest }, async (request, reply) => {
      const lector = this.lectorDe(request, request.query);
      return sendPagina(request, reply, await this.paginas.getMenuPorMesa(lector, request.query));
    });
    fastify.get<MenuPorSlug>('/menu/:slug', { onRequest }, async (request, reply) => {
      const lector = this.lectorDe(request, request.query);
      return sendPagina(request, reply, await this.paginas.getMenuPorSlug(lector, request.params.slug));
    });
    this.archivos = readDirecciones(this.carpeta.ruta);
    void fastify.register(fastifyStatic, {
      root: this.carpeta.ruta,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply) => {
        const isInmutable = reply.request.url.startsWith('/assets/');
        void reply.header('cache-control', isInmutable ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
    fastify.get('/*', (request, reply) => this.sendArchivoOrIndice(request, reply));
  }

  /** What was chosen (`?lang=`) comes before what the phone speaks. */
  private lectorDe(request: FastifyRequest, { lang }: EnLengua): Lector {
    return {
      base: basePublica(this.config, request),
      lang: typeof lang === 'string' ? lang : undefined,
      aceptadas: lenguasAceptadas(request.headers['accept-language']),
    };
  }

  private async sendArchivoOrIndice(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const direccion = request.url.split('?', 1)[0] ?? '/';
    if (this.archivos.has(direccion)) return reply.sendFile(direccion);
    if (RESERVADAS.test(direccion) || !acceptsPagina(request, direccion)) return callNotFound(reply);
    await leadToPlana(request, reply);
    return reply.sent ? reply : sendPagina(request, reply, this.paginas.getIndice(direccion));
  }
}

/** Lists the addresses of the files that the build made, so that nothing else can be reached. */
function readDirecciones(carpeta: string): Set<string> {
  const nombres = existsSync(carpeta) ? readdirSync(carpeta, { recursive: true, encoding: 'utf8' }) : [];
  const visibles = nombres.filter((nombre) => !SIN_DIRECCION.test(nombre));
  return new Set(visibles.map((nombre) => `/${nombre.split(sep).join('/')}`));
}

/** Redirects an address with capitals or double slashes, unless it could be read as another site's. */
async function leadToPlana({ url }: FastifyRequest, reply: FastifyReply): Promise<void> {
  const [direccion = '/'] = url.split('?', 1);
  const plana = direccion
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1');
  if (plana === direccion || !/^\/[a-z\d]/.test(plana)) return;
  await reply.redirect(plana + url.slice(direccion.length), 308);
}

/** A client that accepts anything gets the page; a name with an extension is a file. */
function acceptsPagina({ headers }: FastifyRequest, direccion: string): boolean {
  const { accept = '*/*' } = headers;
  if (direccion === '/' || accept.includes('text/html')) return true;
  return accept.includes('*/*') && !UN_ARCHIVO.test(direccion);
}

function callNotFound(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}

/** Browsers request a page each time, because it names the scripts of the current build. */
async function sendPagina(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, etag, hashes, cabeceras, read }: Pagina,
): Promise<FastifyReply> {
  void reply
    .header('cache-control', 'no-cache')
    .header('vary', 'Accept-Encoding')
    .header('content-security-policy', politicaDePagina(request.host, hashes))
    .headers(cabeceras);
  if (etag !== null) {
    void reply.header('etag', etag);
    if (hasEtag(request, etag)) return reply.code(304).send();
  }
  const { codificacion, bytes } = await read(chooseCodificacion(request.headers['accept-encoding']));
  if (codificacion !== 'identity') void reply.header('content-encoding', codificacion);
  return reply.code(status).header('content-type', HTML_UTF8).send(bytes);
}
