import { ETIQUETA_ESTADO, isLlamadaAbierta, isEntregado, isListo, isVacia } from '@carta/contracts';
import type { Llamada, Grupo, TipoLlamada } from '@carta/contracts';
import { isPagado } from '../../vivo/mesas/grupos';
import { juntasOf } from '../../vivo/mesas/partidas-abiertas';

/** Of several states a waiter sees the one that cannot wait. */
export type EstadoMesa = 'llama' | 'cuenta' | 'listo' | 'pedido' | 'por_cobrar' | 'vacia' | 'libre';

export const ETIQUETA_MESA = {
  llama: 'Llama',
  cuenta: 'La cuenta',
  listo: 'Por servir',
  pedido: 'Con pedido',
  por_cobrar: 'Por cobrar',
  vacia: ETIQUETA_ESTADO.vacia,
  libre: 'Libre',
} as const satisfies Record<EstadoMesa, string>;

export interface MesaSala {
  numero: number;
  /** All mesas of its party; undefined when it sits alone. */
  juntas: readonly number[] | undefined;
  estado: EstadoMesa;
}

/** Returns the house's mesas in order, and those beyond its number that still have something open. */
export function mesasOf(
  numeroMesas: number,
  grupos: Iterable<Grupo>,
  llamadas: Iterable<Llamada>,
): MesaSala[] {
  const abiertos = new Map<number, Grupo>();
  for (const grupo of grupos) if (!isPagado(grupo)) abiertos.set(grupo.mesa.numero, grupo);
  const juntas = juntasOf(new Map([...abiertos.values()].map((grupo) => [grupo.grupoMesa, grupo])));
  const llaman = new Map<number, TipoLlamada>();
  for (const llamada of [...llamadas].filter(isLlamadaAbierta)) {
    if (llaman.get(llamada.mesa) !== 'camarero') llaman.set(llamada.mesa, llamada.tipo);
  }
  const todas = new Set([...abiertos.keys(), ...llaman.keys()]);
  for (let numero = 1; numero <= numeroMesas; numero++) todas.add(numero);
  return [...todas]
    .sort((a, b) => a - b)
    .map((numero) => ({
      numero,
      estado: estadoOf(abiertos.get(numero), llaman.get(numero)),
      juntas: juntas.get(numero),
    }));
}

/** A mesa that asks for the bill can wait a little longer than one that calls. */
function estadoOf(grupo: Grupo | undefined, llamada: TipoLlamada | undefined): EstadoMesa {
  if (llamada) return llamada === 'cuenta' ? 'cuenta' : 'llama';
  if (grupo === undefined) return 'libre';
  if (isVacia({ estado: grupo.estadoGrupo })) return 'vacia';
  if (grupo.pedidos.some(isListo)) return 'listo';
  return grupo.pedidos.every(isEntregado) ? 'por_cobrar' : 'pedido';
}
