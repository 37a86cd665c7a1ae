import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { isSlug, parseMesa, reglasPedido } from '@carta/contracts';
import { CartaService } from '../carta/carta.service';
import type { CartaBytes } from '../carta/carta.service';
import { PaginasBytesService } from '../carta/bytes/paginas-bytes.service';
import type { PaginaBytes } from '../carta/bytes/paginas-bytes.service';
import { DomainError } from '../common/errors/domain-error';
import { MesasFirmadasService } from '../restaurantes/mesas-firmadas.service';
import { RestaurantesService } from '../restaurantes/restaurantes.service';
import { ArchivoWeb, readArchivos } from './archivos-web';
import { CarpetaWeb } from './carpeta-web';
import { finalDeCarta, paginaDeError, principioDeCarta, readPlantilla } from './plantilla';
import type { Plantilla } from './plantilla';

/** A page ready to be sent; `etag` only where it can be asked again whether it changed. */
export type Pagina =
  { tipo: 'carta'; etag: string; lista: PaginaBytes } | { tipo: 'texto'; status: number; html: string };

/** The frontend's pages: a diner's carry their carta, so that it is on screen without asking again. */
@Injectable()
export class PaginasService implements OnModuleInit {
  private readonly logger = new Logger('Paginas');
  private plantilla: Plantilla | undefined;
  private archivos: ReadonlyMap<string, ArchivoWeb> = new Map();

  constructor(
    private readonly carpeta: CarpetaWeb,
    private readonly cartas: CartaService,
    private readonly listas: PaginasBytesService,
    private readonly restaurantes: RestaurantesService,
    private readonly mesasFirmadas: MesasFirmadasService,
  ) {}

  onModuleInit(): void {
    const indice = join(this.carpeta.ruta, 'index.html');
    if (!existsSync(indice)) {
      this.logger.warn(`No hay pantallas que servir: falta ${indice} (npm run build).`);
      return;
    }
    this.plantilla = readPlantilla(readFileSync(indice, 'utf8'));
    this.archivos = readArchivos(this.carpeta.ruta);
  }

  findArchivo(direccion: string): ArchivoWeb | undefined {
    return this.archivos.get(direccion);
  }

  /** The page every other screen starts from. */
  getIndice(): Pagina {
    if (this.plantilla) return { tipo: 'texto', status: 200, html: this.plantilla.entera };
    return { tipo: 'texto', status: 503, html: SIN_CONSTRUIR };
  }

  /** /menu?restaurante&mesa, or what its person is told when it cannot be shown. */
  getMenuPorMesa(restaurante: unknown, mesa: unknown, t: unknown): Promise<Pagina> {
    return this.orBare(async (plantilla) => {
      if (!isGiven(restaurante) || !isGiven(mesa)) {
        return toError(plantilla, 400, 'URL inválida. Se requiere restaurante y mesa.');
      }
      const numero = parseMesa(mesa);
      if (numero === null) return toError(plantilla, 400, 'Número de mesa inválido.');
      const lista =
        reglasPedido.id(restaurante) === null ? await this.findCarta(restaurante.toLowerCase()) : null;
      if (!lista || numero > lista.carta.restaurante.numeroMesas) {
        return toError(plantilla, 404, 'Mesa no válida para este restaurante.');
      }
      if (isGiven(t) && !(await this.isFirmada(lista.carta.restaurante._id, numero, t))) {
        return toError(plantilla, 404, 'Mesa no válida para este restaurante.');
      }
      return this.toCarta(plantilla, lista, numero);
    });
  }

  /** /menu/{slug}, or what its person is told when it cannot be shown. */
  getMenuPorSlug(slug: string): Promise<Pagina> {
    return this.orBare(async (plantilla) => {
      if (!isSlug(slug)) return toError(plantilla, 400, 'Slug de restaurante no válido');
      const id = await this.findIdPorSlug(slug);
      const lista = id === null ? null : await this.findCarta(id);
      return lista
        ? this.toCarta(plantilla, lista, null)
        : toError(plantilla, 404, 'Restaurante no encontrado');
    });
  }

  /** When the database is away, the page goes without its carta and the screen says what is wrong. */
  private async orBare(make: (plantilla: Plantilla) => Promise<Pagina>): Promise<Pagina> {
    if (!this.plantilla) return this.getIndice();
    try {
      return await make(this.plantilla);
    } catch (error) {
      this.logger.warn(`Página sin carta: ${error instanceof Error ? error.message : String(error)}`);
      return this.getIndice();
    }
  }

  private async findCarta(restauranteId: string): Promise<CartaBytes | null> {
    return this.cartas.peek(restauranteId) ?? this.cartas.find(restauranteId);
  }

  private async isFirmada(restauranteId: string, mesa: number, t: string): Promise<boolean> {
    try {
      await this.mesasFirmadas.verify(restauranteId, mesa, t);
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

  private async toCarta(plantilla: Plantilla, lista: CartaBytes, mesa: number | null): Promise<Pagina> {
    const makePrincipio = (): string => principioDeCarta(plantilla, lista.carta);
    return {
      tipo: 'carta',
      etag: `W/"${lista.carta.version}-${mesa ?? 0}-${plantilla.version}"`,
      lista: await this.listas.prepare(lista, makePrincipio, finalDeCarta(plantilla, mesa)),
    };
  }
}

const SIN_CONSTRUIR =
  '<!doctype html><html lang="es"><meta charset="utf-8"><title>Carta Digital</title><p>Faltan las pantallas: ejecuta <code>npm run build</code> y vuelve a empezar.</p></html>';

function isGiven(valor: unknown): valor is string {
  return typeof valor === 'string' && valor !== '';
}

function toError(plantilla: Plantilla, status: number, mensaje: string): Pagina {
  return { tipo: 'texto', status, html: paginaDeError(plantilla, mensaje) };
}
