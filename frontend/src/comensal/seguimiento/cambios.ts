import { ETIQUETA_ESTADO } from '@carta/contracts';
import type { Linea } from '@carta/contracts';
import { lineaEnCarta } from '../carta/linea-en-carta';
import { t } from '../../shared/lengua/lengua';
import { nombreDeLinea } from '../../shared/lib/nombre-linea';
import { pedidosOf } from './rondas';
import type { Ronda } from './rondas';

/** 'Croquetas: Listo'. */
export function describeCambios(antes: readonly Ronda[], ahora: readonly Ronda[]): string[] {
  const previas = lineasPorId(antes);
  return ahora.flatMap(lineasOf).flatMap((linea) => {
    const { _id, estado, cancelada, esMenu } = linea;
    const previa = previas.get(_id);
    if (esMenu || previa === undefined || previa.estado === estado || cancelada !== undefined) return [];
    return [`${nombreDeLinea(lineaEnCarta(linea))}: ${t(ETIQUETA_ESTADO[estado])}`];
  });
}

export function describeCancelaciones(antes: readonly Ronda[], ahora: readonly Ronda[]): string[] {
  const previas = lineasPorId(antes);
  const lineas = ahora.flatMap(lineasOf);
  const menusCancelados = new Set(
    lineas.flatMap(({ _id, esMenu, cancelada }) => (esMenu && cancelada ? _id : [])),
  );
  return lineas.flatMap((linea) => {
    const { _id, cantidad: unidades, cancelada, retiradas = [], deMenu = '' } = linea;
    const previa = previas.get(_id);
    // with its menu, which says it
    if (menusCancelados.has(deMenu)) return [];
    if (previa === undefined || previa.cancelada !== undefined) return [];
    const nuevas = [
      ...retiradas.slice(previa.retiradas?.length ?? 0),
      ...(cancelada ? [{ unidades, ...cancelada }] : []),
    ];
    return nuevas.map((retirada) =>
      t('El restaurante ha cancelado {unidades} × {nombre}: {motivo}', {
        unidades: retirada.unidades,
        nombre: nombreDeLinea(lineaEnCarta(linea)),
        motivo: retirada.motivo,
      }),
    );
  });
}

function lineasPorId(rondas: readonly Ronda[]): ReadonlyMap<string, Linea> {
  return new Map(rondas.flatMap(lineasOf).map((linea) => [linea._id, linea]));
}

const lineasOf = (ronda: Ronda): Linea[] => pedidosOf(ronda).flatMap(({ productos }) => productos);
