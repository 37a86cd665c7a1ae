import { Injectable } from '@nestjs/common';
import { addRebaja, fromEuros, undoRebaja } from '@carta/contracts';
import type { RebajarRequest, RebajaPedida, Grupo } from '@carta/contracts';
import { firmaOf } from '../../../../plataforma/acceso/acceso';
import type { Contexto } from '../../../../plataforma/acceso/acceso';
import { uuidOf } from '../../../../plataforma/base-datos/uuid-de';
import { rebajaSinDecidir } from '../../pedidos.errors';
import { MovimientosService, grupoDe } from '../movimientos.service';
import { rebajaPorAprobar } from '../por-aprobar';
import { toGrupo } from '../tablero.mapper';

const CIFRAS_ID = 24;
const idOf = (semilla: string): string => uuidOf(semilla).replaceAll('-', '').slice(0, CIFRAS_ID);

/** Takes something off a mesa's bill, and gives it back (docs/reglas/dinero.md#adjustments). */
@Injectable()
export class RebajasMesaService {
  constructor(private readonly movimientos: MovimientosService) {}

  /**
   * Adjusts once under a key, however often it comes; `repetido` says that it was stored before.
   * @throws 422 where it does not say what, or how much; 403 where an encargado has to approve it; the refusal,
   * with the mesa as it is.
   */
  async adjust(
    contexto: Contexto,
    grupoId: string,
    request: RebajarRequest,
    clave: string,
  ): Promise<{ grupo: Grupo; repetido: boolean }> {
    const pedido = toPedido(request, clave, idOf(`ajuste:${clave}:${grupoId}`));
    const { rev } = request;
    const { mesa, isNuevo } = await this.movimientos.moveAprobado(
      contexto,
      { grupoId },
      rev,
      { que: `ajustar:${JSON.stringify(pedido)}`, clave },
      (antes, despues) => rebajaPorAprobar(antes, despues, pedido),
      (leido, en, autor) => addRebaja(leido, pedido, { en, ...firmaOf(autor) }, rev),
    );
    return { grupo: toGrupo(mesa), repetido: !isNuevo };
  }

  /** Undone already, it is as it was. @throws 404 for one that is not of this tab; 409 with the mesa. */
  undo(
    contexto: Contexto,
    grupoId: string,
    rebajaId: string,
    rev: number,
    clave: string | undefined,
  ): Promise<Grupo> {
    const que = `deshacer:${rebajaId}`;
    const paso = { id: idOf(`${que}:${grupoId}`), clave: que };
    return grupoDe(
      this.movimientos.moveGrupo(contexto, grupoId, rev, { que, clave }, (grupo, en) =>
        undoRebaja(grupo, rebajaId, paso, { en, ...firmaOf(contexto) }, rev),
      ),
    );
  }
}

/** Drops the nulls of a body. @throws 422 unless it has what its kind needs, and nothing else. */
function toPedido(request: RebajarRequest, clave: string, id: string): RebajaPedida {
  const { tipo, lineas, linea, porcentaje, importe } = request;
  const comun = { id, clave, motivo: request.motivo.trim() };
  if (tipo !== 'descuento') {
    if (!lineas || linea || porcentaje || importe) throw rebajaSinDecidir();
    const unidades = lineas.map((cada) => ({ linea: cada.linea.toLowerCase(), unidades: cada.unidades }));
    return { ...comun, tipo, lineas: unidades };
  }
  if (lineas) throw rebajaSinDecidir();
  const de = linea ? { linea: linea.toLowerCase() } : {};
  if (porcentaje && !importe) return { ...comun, tipo, ...de, porcentaje };
  if (importe && !porcentaje) return { ...comun, tipo, ...de, importe: fromEuros(importe) };
  throw rebajaSinDecidir();
}
