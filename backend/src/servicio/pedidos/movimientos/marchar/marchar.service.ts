import { Injectable } from '@nestjs/common';
import { holdPase, marchPase, paseElegido, putPase } from '@carta/contracts';
import type { GrupoMesa, MarcharPaseRequest, PaseDeLinea, PonerPaseRequest } from '@carta/contracts';
import { firmaOf } from '../../../../plataforma/acceso/acceso';
import { RestaurantesService } from '../../../../casa/locales/restaurantes.service';
import { paseNoValido } from '../../pedidos.errors';
import { MovimientosService } from '../movimientos.service';
import type { Autor, Resultado } from '../movimientos.service';

/** When the pases of a mesa are made (docs/reglas/piso.md#marchar). */
@Injectable()
export class MarcharService {
  constructor(
    private readonly movimientos: MovimientosService,
    private readonly restaurantes: RestaurantesService,
  ) {}

  /** Marches what waits of a pase; one that has marched stays. @throws 409 when the screen is behind. */
  marchPase(autor: Autor, grupoId: string, request: MarcharPaseRequest, clave?: string): Promise<Resultado> {
    const { pase, rev } = request;
    const acto = { que: `marchar:${pase.toLowerCase()}`, clave };
    return this.movimientos.moveTocado(autor, { grupoId }, rev, acto, request, (grupo, en, visto) =>
      marchPase(grupo, pase.toLowerCase(), { en, ...firmaOf(autor) }, { rev: rev ?? undefined, ...visto }),
    );
  }

  /**
   * A line that nobody has begun goes to another pase of the house or of its mesa; null marches it at once.
   * @throws 422 for a pase that neither has
   */
  async putPase(
    autor: Autor,
    ticketId: string,
    linea: string,
    request: PonerPaseRequest,
    clave?: string,
  ): Promise<Resultado> {
    const { rev } = request;
    const id = request.pase?.toLowerCase() ?? null;
    const casa = await this.restaurantes.getPublico(autor.restauranteId);
    const deCasa = id === null ? null : paseElegido({ ...casa, marchar: casa.marchar ?? 'sala' }, id);
    const acto = { que: ['pase', ticketId, linea, id].join(':'), clave };
    return this.movimientos.moveTocado(autor, { ticketId }, rev, acto, request, (grupo, en, visto) => {
      const pase = id === null ? null : (deCasa ?? paseDeMesa(grupo, id));
      if (pase === undefined) throw paseNoValido();
      return putPase(
        grupo,
        ticketId,
        linea,
        pase,
        { en, ...firmaOf(autor) },
        { rev: rev ?? undefined, ...visto },
      );
    });
  }

  /** Makes a pase wait again. @throws 409 when something of it is begun, or the screen is behind. */
  holdPase(autor: Autor, grupoId: string, request: MarcharPaseRequest, clave?: string): Promise<Resultado> {
    const { pase, rev } = request;
    const acto = { que: `esperar:${pase.toLowerCase()}`, clave };
    return this.movimientos.moveTocado(autor, { grupoId }, rev, acto, request, (grupo, en, visto) =>
      holdPase(grupo, pase.toLowerCase(), { en, ...firmaOf(autor) }, { rev: rev ?? undefined, ...visto }),
    );
  }
}

/** The house may have taken it off its list since. */
function paseDeMesa({ pedidos: tickets }: GrupoMesa, id: string): PaseDeLinea | undefined {
  return tickets.flatMap(({ lineas }) => lineas).find(({ pase }) => pase?.id === id)?.pase;
}
