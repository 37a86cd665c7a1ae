import { countEstaciones, estacionSinPantalla, estacionesConTrabajo, sumEstaciones } from '@carta/contracts';
import type { EstacionCasa, Estaciones, Grupo, Pantalla } from '@carta/contracts';
import { isPagado } from '../mesas/grupos';
import type { Solo } from './solo';

/**
 * Nobody sees this work: a station's (its id), or drinks without a bar's screen, shown on no screen
 * (`bebidas`) or not on this one (`bebidas-aqui`).
 */
export type Desatendido = string;

interface Piso {
  estaciones: Estaciones;
  pantalla: Pantalla;
  solo?: Solo | null;
  casa?: readonly EstacionCasa[] | undefined;
  grupos: Iterable<Grupo>;
  sinPantallaBarra: boolean;
}

/** Returns null when everything is seen. */
export function desatendidoDe(piso: Piso): Desatendido | null {
  const { estaciones, pantalla, solo = null, casa, grupos, sinPantallaBarra } = piso;
  const conTrabajo = estacionesConTrabajo(ticketsAbiertos(grupos), casa);
  // this screen counts even before the server has received its answer
  const propia = countEstaciones([{ pantalla, solo: solo?.estaciones }]);
  const sinVer = estacionSinPantalla(sumEstaciones(estaciones, propia), conTrabajo);
  if (!sinPantallaBarra || sinVer?.tipo === 'comida') return sinVer?._id ?? null;
  const isDeCocina = pantalla === 'cocina' && solo === null;
  if (isDeCocina && conTrabajo.some(({ tipo }) => tipo === 'bebida')) return 'bebidas-aqui';
  return sinVer?._id === 'barra' ? 'bebidas' : (sinVer?._id ?? null);
}

function* ticketsAbiertos(grupos: Iterable<Grupo>) {
  for (const grupo of grupos) {
    if (isPagado(grupo)) continue;
    for (const { tipoPedido: tipo, productos: lineas } of grupo.pedidos) yield { tipo, lineas };
  }
}
