import { Injectable } from '@nestjs/common';
import { acknowledgeLinea, cancelLinea, restoreLinea } from '@carta/contracts';
import type { CancelarLineaRequest } from '@carta/contracts';
import { firmaOf } from '../../../../plataforma/acceso/acceso';
import type { Contexto } from '../../../../plataforma/acceso/acceso';
import { cancelacionSinClave } from '../../pedidos.errors';
import { MovimientosService } from '../movimientos.service';
import type { Autor, Resultado } from '../movimientos.service';
import { cancelacionPorAprobar } from '../por-aprobar';
import { DevolucionesService } from './devoluciones.service';

/** A line that is cancelled, put back within seconds, and what its station has taken note of. */
@Injectable()
export class CancelarService {
  constructor(
    private readonly movimientos: MovimientosService,
    private readonly devoluciones: DevolucionesService,
  ) {}

  /**
   * An entregado line cannot be cancelled.
   * @throws 422 for units without a key: a retry would repeat it; 403 where an encargado has to approve it
   */
  async cancelLinea(
    contexto: Contexto,
    ticketId: string,
    linea: string,
    { motivo, unidades, rev }: CancelarLineaRequest,
    clave: string | undefined,
  ): Promise<Resultado> {
    const cuanto = unidades
      ? { retirada: retiradaDe(unidades, clave) }
      : clave === undefined
        ? {}
        : { clave };
    const acto = { que: ['cancelar', ticketId, linea].join(':'), clave };
    return this.devoluciones.giveBackAfter(contexto, { ticketId, linea, clave }, () =>
      this.movimientos.moveAprobado(
        contexto,
        { ticketId },
        rev,
        acto,
        (grupo) => cancelacionPorAprobar(grupo, ticketId, linea, unidades ?? undefined),
        (grupo, en, autor) => {
          const cancelacion = { motivo: motivo.trim(), en, ...firmaOf(autor), ...cuanto };
          return cancelLinea(grupo, ticketId, linea, cancelacion, rev ?? undefined);
        },
      ),
    );
  }

  /**
   * By the cancellation's key, within seconds; the station has to take note. @throws 422 without a key; 409
   * when what came back has been sold since.
   */
  restoreLinea(autor: Autor, ticketId: string, linea: string, clave: string | undefined): Promise<Resultado> {
    if (clave === undefined) throw cancelacionSinClave();
    const acto = { que: ['reponer', ticketId, linea].join(':'), clave };
    return this.devoluciones.takeAgainBefore(autor, { ticketId, linea, clave }, () =>
      this.movimientos.moveTicket(autor, ticketId, undefined, acto, (grupo, en) =>
        restoreLinea(grupo, ticketId, linea, clave, { en, ...firmaOf(autor) }),
      ),
    );
  }

  acknowledgeLinea(
    autor: Autor,
    ticketId: string,
    linea: string,
    quedan: number | undefined,
    clave: string | undefined,
  ): Promise<Resultado> {
    const acto = { que: ['enterado', ticketId, linea, quedan].join(':'), clave };
    return this.movimientos.moveTicket(autor, ticketId, undefined, acto, (grupo, en) =>
      acknowledgeLinea(grupo, ticketId, linea, { en, ...firmaOf(autor) }, quedan),
    );
  }
}

function retiradaDe(unidades: number, clave: string | undefined): { unidades: number; clave: string } {
  if (clave === undefined) throw cancelacionSinClave();
  return { unidades, clave };
}
