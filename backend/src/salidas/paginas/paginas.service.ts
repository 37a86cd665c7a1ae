import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { isSlug, lenguaPara, parseMesa, reglasIds } from '@carta/contracts';
import { CartaService } from '../../carta/publicada/carta.service';
import type { CartaBytes } from '../../carta/publicada/carta.service';
import { DomainError } from '../../plataforma/errores/domain-error';
import { MesasServidasService } from '../../servicio/pedidos/grupos/mesas-servidas.service';
import { MesasFirmadasService } from '../../casa/locales/mesas-firmadas.service';
import { RestaurantesService } from '../../casa/locales/restaurantes.service';
import { PreloadLinks } from './preload-links';
import { CarpetaWeb } from './carpeta-web';
import { FueraDeHoras } from './fuera-de-horas';
import { INDICE, guionesDeLengua, readManifiesto, recursosOf } from './manifiesto';
import { PaginasComensalService, claseOf } from './paginas-comensal.service';
import type { PaginaBytes } from './paginas-comensal.service';
import type { DireccionMesa, Lector, Pagina } from './pagina';
import { direccionDe, direccionPropia } from './presentacion';
import { hashesOf, isMarcada, readPlantilla, versionOf } from './plantilla';
import type { Plantilla } from './plantilla';

/** Of all pages a carta by its name alone is to be found. */
const SIN_BUSCAR = { 'x-robots-tag': 'noindex' } as const;

/** A diner's page is sent drawn and with its carta, so that its screen requests nothing else. */
@Injectable()
export class PaginasService implements OnModuleInit {
  private readonly logger = new Logger('Paginas');
  private plantilla: Plantilla | undefined;
  private preloadLinks = new PreloadLinks({});
  private readonly fueraDeHoras = new FueraDeHoras();

  constructor(
    private readonly carpeta: CarpetaWeb,
    private readonly cartas: CartaService,
    private readonly comensal: PaginasComensalService,
    private readonly restaurantes: RestaurantesService,
    private readonly mesas: MesasServidasService,
    private readonly mesasFirmadas: MesasFirmadasService,
  ) {}

  onModuleInit(): void {
    const indice = join(this.carpeta.ruta, 'index.html');
    const html = existsSync(indice) ? readFileSync(indice, 'utf8') : '';
    if (!isMarcada(html)) {
      this.logger.warn(`No hay pantallas que servir: falta ${indice}, o es de antes (npm run build).`);
      return;
    }
    const manifiesto = readManifiesto(this.carpeta.ruta);
    this.preloadLinks = new PreloadLinks(manifiesto);
    this.plantilla = readPlantilla(
      html,
      recursosOf(manifiesto, [INDICE]),
      (href) => readFileSync(join(this.carpeta.ruta, href), 'utf8'),
      (lengua) => guionesDeLengua(manifiesto, lengua),
    );
  }

  /** Of the screens that are served, as their pages say it themselves. */
  get build(): string | undefined {
    return this.plantilla?.build;
  }

  /** Returns the page of every screen but a diner's, with links to the scripts that this address needs. */
  getIndice(direccion: string): Pagina {
    if (!this.plantilla) return toTexto(503, SIN_CONSTRUIR);
    return toTexto(200, this.preloadLinks.addTo(this.plantilla.entera, direccion));
  }

  /** Returns the page of /menu?restaurante&mesa, or one that says why there is none. */
  getMenuPorMesa(lector: Lector, { restaurante, mesa, t }: DireccionMesa): Promise<Pagina> {
    return this.orBare(async (plantilla) => {
      const tell = (status: number, error: string): Pagina => this.toError(plantilla, '/menu', status, error);
      if (!isGiven(restaurante) || !isGiven(mesa)) {
        return tell(400, 'URL inválida. Se requiere restaurante y mesa.');
      }
      const numero = parseMesa(mesa);
      if (numero === null) return tell(400, 'Número de mesa inválido.');
      const lista =
        reglasIds.id(restaurante) === null ? await this.findCarta(restaurante.toLowerCase()) : null;
      if (!lista || !(await this.mesas.isServida(lista.carta.restaurante, numero))) {
        return tell(404, 'Mesa no válida para este restaurante.');
      }
      if (isGiven(t) && !(await this.isFirmada(lista.carta.restaurante._id, numero, t))) {
        return tell(404, 'Mesa no válida para este restaurante.');
      }
      return this.toCarta(plantilla, lector, '/menu', lista, numero);
    });
  }

  /** Returns the page of /menu/{slug}, or one that says why there is none. */
  getMenuPorSlug(lector: Lector, slug: string): Promise<Pagina> {
    return this.orBare(async (plantilla) => {
      const pathname = `/menu/${encodeURIComponent(slug)}`;
      if (!isSlug(slug)) return this.toError(plantilla, pathname, 400, 'Slug de restaurante no válido');
      const id = await this.findIdPorSlug(slug);
      const lista = id === null ? null : await this.findCarta(id);
      return lista
        ? this.toCarta(plantilla, lector, pathname, lista, null)
        : this.toError(plantilla, pathname, 404, 'Restaurante no encontrado');
    });
  }

  /** When the database is away, the page is sent without its carta and the screen says what is wrong. */
  private async orBare(make: (plantilla: Plantilla) => Promise<Pagina>): Promise<Pagina> {
    const { plantilla } = this;
    if (!plantilla) return toTexto(503, SIN_CONSTRUIR);
    try {
      return await make(plantilla);
    } catch (error) {
      this.logger.warn(`Página sin carta: ${error instanceof Error ? error.message : String(error)}`);
      return toTexto(200, plantilla.entera);
    }
  }

  private async findCarta(restauranteId: string): Promise<CartaBytes | null> {
    return this.cartas.peekCarta(restauranteId) ?? this.cartas.findCarta(restauranteId);
  }

  private async isFirmada(restauranteId: string, mesa: number, t: string): Promise<boolean> {
    try {
      await this.mesasFirmadas.verifyMesa(restauranteId, mesa, t);
      return true;
    } catch (error) {
      if (error instanceof DomainError && error.code === 'NOT_FOUND') return false;
      throw error;
    }
  }

  private async findIdPorSlug(slug: string): Promise<string | null> {
    try {
      return (await this.restaurantes.getPublicoPorSlug(slug))._id;
    } catch (error) {
      if (error instanceof DomainError && error.code === 'NOT_FOUND') return null;
      throw error;
    }
  }

  private async toCarta(
    plantilla: Plantilla,
    { base, lang, aceptadas }: Lector,
    pathname: string,
    lista: CartaBytes,
    mesa: number | null,
  ): Promise<Pagina> {
    const { lenguas = [] } = lista.carta.restaurante;
    const lengua = lenguaPara(lang === undefined ? aceptadas : [lang, ...aceptadas], lenguas);
    const { carta } = await this.cartas.translate(lista, lengua);
    const { restaurante } = carta;
    const fuera = this.fueraDeHoras.get(lista.carta, new Date());
    const contenido = { carta, fuera, mesa, base, elegida: lenguas.some((una) => una === lang) };
    const porNombre = direccionDe(base, restaurante.slug);
    const clase = mesa === null ? encodeURIComponent(direccionPropia(contenido)) : claseOf(restaurante, mesa);
    return {
      status: 200,
      etag: `W/"${versionOf(contenido)}-${clase}-${plantilla.version}${carta.lengua ? `-${carta.lengua}` : ''}"`,
      hashes: hashesOf(plantilla, restaurante),
      cabeceras: {
        ...(mesa === null ? {} : { ...SIN_BUSCAR, link: `<${porNombre}>; rel="canonical"` }),
        ...(restaurante.lenguas
          ? { vary: 'Accept-Encoding, Accept-Language', 'content-language': lengua }
          : {}),
      },
      read: (mejor) => this.comensal.readPagina(plantilla, pathname, contenido, mejor),
    };
  }

  private toError(plantilla: Plantilla, pathname: string, status: number, error: string): Pagina {
    const { hashes } = plantilla;
    return {
      status,
      etag: null,
      hashes,
      cabeceras: SIN_BUSCAR,
      read: (mejor) => this.comensal.readPagina(plantilla, pathname, { error }, mejor),
    };
  }
}

const SIN_CONSTRUIR =
  '<!doctype html><html lang="es"><meta charset="utf-8"><title>Carta Digital</title><p>Faltan las pantallas: ejecuta <code>npm run build</code> y vuelve a empezar.</p></html>';

function isGiven(valor: unknown): valor is string {
  return typeof valor === 'string' && valor !== '';
}

function toTexto(status: number, html: string): Pagina {
  const read = (): Promise<PaginaBytes> =>
    Promise.resolve({ codificacion: 'identity', bytes: Buffer.from(html) });
  return { status, etag: null, hashes: null, cabeceras: SIN_BUSCAR, read };
}
