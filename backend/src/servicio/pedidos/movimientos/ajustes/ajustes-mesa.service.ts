import { Injectable } from '@nestjs/common';
import { addAjuste, fromEuros, undoAjuste } from '@carta/contracts';
import type { AjustarRequest, AjustePedido, Grupo } from '@carta/contracts';
import { firmaOf } from '../../../../plataforma/acceso/acceso';
import type { Contexto } from '../../../../plataforma/acceso/acceso';
import { uuidOf } from '../../../../plataforma/base-datos/uuid-de';
import { ajusteSinDecidir } from '../../pedidos.errors';
import { MovimientosService, grupoDe } from '../movimientos.service';
import { ajustePorAprobar } from '../por-aprobar';
import { toGrupo } from '../tablero.mapper';

const CIFRAS_ID = 24;
const idOf = (semilla: string): string => uuidOf(semilla).replaceAll('-', '').slice(0, CIFRAS_ID);

/** Takes something off a mesa's bill, and gives it back (docs/reglas/dinero.md#adjustments). */
@Injectable()
export class AjustesMesaService {
  constructor(private readonly movimientos: MovimientosService) {}

  /**
   * Adjusts once under a key, however often it comes; `repetido` says that it was stored before.
   * @throws 422 where it does not say what, or how much; 403 where an encargado has to approve it; the refusal,
   * with the mesa as it is.
   */
  async adjust(
    contexto: Contexto,
    grupoId: string,
    request: AjustarRequest,
    clave: string,
  ): Promise<{ grupo: Grupo; repetido: boolean }> {
    const pedido = toPedido(request, clave, idOf(`ajuste:${clave}:${grupoId}`));
    const { rev } = request;
    const { mesa, isNuevo } = await this.movimientos.moveAprobado(
      contexto,
      { grupoId },
      rev,
      { que: `ajustar:${JSON.stringify(pedido)}`, clave },
      (antes, despues) => ajustePorAprobar(antes, despues, pedido),
      (leido, en, autor) => addAjuste(leido, pedido, { en, ...firmaOf(autor) }, rev),
    );
    return { grupo: toGrupo(mesa), repetido: !isNuevo };
  }

  /** Undone already, it is as it was. @throws 404 for one that is not of this tab; 409 with the mesa. */
  undo(
    contexto: Contexto,
    grupoId: string,
    ajusteId: string,
    rev: number,
    clave: string | undefined,
  ): Promise<Grupo> {
    const que = `deshacer:${ajusteId}`;
    const paso = { id: idOf(`${que}:${grupoId}`), clave: que };
    return grupoDe(
      this.movimientos.moveGrupo(contexto, grupoId, rev, { que, clave }, (grupo, en) =>
        undoAjuste(grupo, ajusteId, paso, { en, ...firmaOf(contexto) }, rev),
      ),
    );
  }
}

/** Drops the nulls of a body. @throws 422 unless it has what its kind needs, and nothing else. */
function toPedido(request: AjustarRequest, clave: string, id: string): AjustePedido {
  const { tipo, lineas, linea, porcentaje, importe } = request;
  const comun = { id, clave, motivo: request.motivo.trim() };
  if (tipo !== 'descuento') {
    if (!lineas || linea || porcentaje || importe) throw ajusteSinDecidir();
    const unidades = lineas.map((cada) => ({ linea: cada.linea.toLowerCase(), unidades: cada.unidades }));
    return { ...comun, tipo, lineas: unidades };
  }
  if (lineas) throw ajusteSinDecidir();
  const de = linea ? { linea: linea.toLowerCase() } : {};
  if (porcentaje && !importe) return { ...comun, tipo, ...de, porcentaje };
  if (importe && !porcentaje) return { ...comun, tipo, ...de, importe: fromEuros(importe) };
  throw ajusteSinDecidir();
}
