import { Injectable } from '@nestjs/common';
import { ID_NUMERO_MESA, zonaDeMesa } from '@carta/contracts';
import type { RestaurantePublico } from '@carta/contracts';
import { compress } from '../../plataforma/cache/bytes';
import type { Codificacion } from '../../plataforma/cache/codificacion';
import { servicioNoDisponible } from '../../plataforma/errores/domain-error';
import { Turnos } from '../../plataforma/colas/turnos';
import { Piezas } from './piezas';
import { DibujoService } from './dibujo.service';
import { isPorNombre, lenguaOf, toInicial, toPagina, versionOf } from './plantilla';
import type { Contenido, Plantilla } from './plantilla';

/** A drawing shows the mesa's number in the first element of its id. */
const NUMERO = new RegExp(`(<span[^>]* id="${ID_NUMERO_MESA}"[^>]*>)\\d+`);

/** A long carta takes megabytes and milliseconds, so few pages are copied and compressed at once. */
const MAX_EN_OBRAS = 2;
const MAX_EN_COLA = 200;

export interface PaginaBytes {
  codificacion: Codificacion;
  bytes: Buffer;
}

/** Draws and compresses each version of a carta once per zona and language (docs/decisiones/pagina-dibujada.md). */
@Injectable()
export class PaginasComensalService {
  private readonly piezas = new Piezas();
  private readonly turnos = new Turnos(MAX_EN_OBRAS, MAX_EN_COLA, servicioNoDisponible);

  constructor(private readonly dibujo: DibujoService) {}

  /** A page that cannot be drawn is sent without its drawing. @throws 503 when too many wait. */
  async readPagina(
    plantilla: Plantilla,
    pathname: string,
    contenido: Contenido,
    mejor: Codificacion,
  ): Promise<PaginaBytes> {
    const toHtml = (dibujo: string): Buffer => Buffer.from(toPagina(plantilla, dibujo, contenido));
    const { casa, nombre, version } = nombresOf(contenido);
    // of a page that says its own address the last is kept: whoever asks under many takes no more room
    const propia = isPorNombre(contenido) ? `${version} ${contenido.base}` : version;
    const cual = isPorNombre(contenido) && contenido.elegida ? `${nombre} lang` : nombre;
    const bytes = await this.piezas.get(`${cual} ${mejor}`, propia, async () => {
      const dibujo = await this.draw(pathname, contenido);
      return dibujo === null ? null : this.turnos.run(casa, () => compress(toHtml(dibujo), mejor));
    });
    return bytes ? { codificacion: mejor, bytes } : { codificacion: 'identity', bytes: toHtml('') };
  }

  private draw(pathname: string, contenido: Contenido): Promise<string | null> {
    const { casa, nombre, version } = nombresOf(contenido);
    const search = 'error' in contenido || contenido.mesa === null ? '' : `?mesa=${contenido.mesa}`;
    return this.piezas.get(nombre, version, async () => {
      const html = await this.dibujo.draw(
        casa,
        { pathname, search, lengua: lenguaOf(contenido) },
        toInicial(contenido),
      );
      return html && html.replace(NUMERO, '$1');
    });
  }
}

/** The mesas of one zona, or of the Sala, share a page; the page without a mesa is another. */
export function claseOf({ zonas }: RestaurantePublico, mesa: number | null): string {
  return mesa === null ? 'sin' : (zonaDeMesa(zonas, mesa)?._id ?? 'sala');
}

/** Returns the keys of the caches; the few error pages never change. */
function nombresOf(contenido: Contenido): { casa: string; nombre: string; version: string } {
  if ('error' in contenido) return { casa: '', nombre: contenido.error, version: '' };
  const { restaurante, lengua } = contenido.carta;
  const casa = restaurante._id;
  return {
    casa,
    nombre: `${casa} ${claseOf(restaurante, contenido.mesa)}${lengua ? ` ${lengua}` : ''}`,
    version: versionOf(contenido),
  };
}
