import { Injectable } from '@nestjs/common';
import { zonaDeMesa } from '@carta/contracts';
import type { CartaInicial, RestaurantePublico } from '@carta/contracts';
import { compress } from '../common/cache/bytes';
import type { Codificacion } from '../common/cache/codificacion';
import { servicioNoDisponible } from '../common/errors/domain-error';
import { Turnos } from '../common/turnos';
import { Config } from '../config/config';
import { Piezas } from './piezas';
import { PintorService } from './pintor.service';
import { toPagina } from './plantilla';
import type { Plantilla } from './plantilla';

/** No mesa has it: it stands in a drawing for the number of each, which is filled in afterwards. */
const MESA_POR_PONER = 987_654_321;

/** Pages copied and compressed at once, and those that wait: of a long carta each takes megabytes and milliseconds. */
const MAX_EN_OBRAS = 2;
const MAX_EN_COLA = 200;

/** A page's bytes, and how they are compressed. */
export interface PaginaBytes {
  codificacion: Codificacion;
  bytes: Buffer;
}

/**
 * Diners' pages as the server draws them, ready to be sent: a carta is drawn once for each version and zona of it,
 * and compressed once for each mesa that somebody sits at (docs/decisiones/pagina-dibujada.md).
 */
@Injectable()
export class PaginasComensalService {
  private readonly piezas = new Piezas();
  private readonly turnos = new Turnos(MAX_EN_OBRAS, MAX_EN_COLA, servicioNoDisponible);

  constructor(
    private readonly pintor: PintorService,
    private readonly config: Config,
  ) {}

  /**
   * @param pathname where it was asked for. A page that cannot be drawn goes without, and the phone draws it.
   * @throws 503 when too many pages of this carta wait to be made.
   */
  async read(
    plantilla: Plantilla,
    pathname: string,
    inicial: CartaInicial,
    mejor: Codificacion,
  ): Promise<PaginaBytes> {
    const toHtml = (dibujo: string): Buffer => Buffer.from(toPagina(plantilla, dibujo, inicial));
    const draw = (): Promise<string | null> => this.draw(pathname, inicial);
    if (!this.config.cartaBytes) return { codificacion: 'identity', bytes: toHtml((await draw()) ?? '') };

    const { casa, pagina, version } = nombresOf(inicial);
    const bytes = await this.piezas.get(`${pagina} ${mejor}`, version, async () => {
      const dibujo = await draw();
      return dibujo === null ? null : this.turnos.run(casa, () => compress(toHtml(dibujo), mejor));
    });
    return bytes ? { codificacion: mejor, bytes } : { codificacion: 'identity', bytes: toHtml('') };
  }

  private async draw(pathname: string, inicial: CartaInicial): Promise<string | null> {
    const { dibujo, version } = nombresOf(inicial);
    const html = await this.piezas.get(dibujo, version, () =>
      this.pintor.draw(pathname, JSON.stringify(withoutMesa(inicial))),
    );
    return html === null || 'error' in inicial ? html : withMesa(html, inicial.mesa);
  }
}

/** Whose a page is, what it and its drawing are kept as, and which version of them; there are few errors, and they never change. */
function nombresOf(inicial: CartaInicial): { casa: string; pagina: string; dibujo: string; version: string } {
  if ('error' in inicial)
    return { casa: '', pagina: `página ${inicial.error}`, dibujo: inicial.error, version: '' };
  const { _id, zonas } = inicial.carta.restaurante;
  const { mesa } = inicial;
  const zona = zonaDeMesa(zonas, mesa);
  return {
    casa: _id,
    pagina: `${_id} ${mesa}`,
    dibujo: `${_id} ${mesa === null ? 'sin' : 'con'} mesa${zona ? ` ${zona._id}` : ''}`,
    version: inicial.carta.version,
  };
}

function withoutMesa(inicial: CartaInicial): CartaInicial {
  if ('error' in inicial || inicial.mesa === null) return inicial;
  const { carta, mesa } = inicial;
  const restaurante = withMesaPorPoner(carta.restaurante, mesa);
  return { carta: { ...carta, restaurante }, mesa: MESA_POR_PONER };
}

/** The mesa that stands for all of a zona is in it. */
function withMesaPorPoner(restaurante: RestaurantePublico, mesa: number): RestaurantePublico {
  const suya = zonaDeMesa(restaurante.zonas, mesa);
  if (suya === null) return restaurante;
  const zonas = restaurante.zonas?.map((zona) =>
    zona === suya ? { ...zona, mesas: String(MESA_POR_PONER) } : zona,
  );
  return { ...restaurante, zonas };
}

/** It is the first text of a drawing that can be this number alone; a carta without orders does not show it. */
function withMesa(html: string, mesa: number | null): string {
  return html.replace(`>${MESA_POR_PONER}<`, `>${mesa}<`);
}
