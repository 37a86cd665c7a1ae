import { rutas, rutasSala } from '@carta/contracts';
import type { Llamada, Grupo } from '@carta/contracts';
import { get, mensajeDe } from '../../../shared/api/cliente';
import { receiveLlamada, receiveGrupo, replaceTablero, useTablero } from '../tablero/useTablero';
import type { Listas } from '../tablero/useTablero';

/** The next reading is never far, so this one may be given up soon (ms). */
const PACIENCIA_MS = 4_000;

interface Carga {
  corte: AbortController;
  llegadas: { grupos: Grupo[]; llamadas: Llamada[] };
}

let enMarcha: Carga | null = null;

/**
 * The lists replace everything, then what arrived meanwhile is applied. A new reading supersedes one under
 * way, which resolves to `relevada` (docs/decisiones/latido-y-foto.md#snapshot).
 */
export async function readTablero(): Promise<'hecha' | 'fallida' | 'relevada'> {
  cancelCarga();
  const carga: Carga = { corte: new AbortController(), llegadas: { grupos: [], llamadas: [] } };
  enMarcha = carga;
  const isVigente = () => enMarcha === carga;
  try {
    const leidas = await readListas(carga.corte.signal);
    if (!isVigente()) return 'relevada';
    replaceTablero(leidas, carga.llegadas);
    return 'hecha';
  } catch (error) {
    if (!isVigente()) return 'relevada';
    useTablero.setState({ fallo: mensajeDe(error) });
    return 'fallida';
  } finally {
    if (isVigente()) enMarcha = null;
  }
}

/** A reading under way may be older, so it is kept for that too. */
export function acceptGrupo(grupo: Grupo): void {
  enMarcha?.llegadas.grupos.push(grupo);
  receiveGrupo(grupo);
}

export function acceptLlamada(llamada: Llamada): void {
  enMarcha?.llegadas.llamadas.push(llamada);
  receiveLlamada(llamada);
}

export function cancelCarga(): void {
  const carga = enMarcha;
  enMarcha = null;
  carga?.corte.abort();
}

export function isLeyendo(): boolean {
  return enMarcha !== null;
}

async function readListas(signal: AbortSignal): Promise<Listas> {
  const { pagadosAbiertos, pagadosTickets } = useTablero.getState();
  const listas = [rutas.pedidos(), rutas.pedidosEntregados()];
  if (pagadosAbiertos) listas.push(`${rutas.pedidosPagados()}?limite=${pagadosTickets}`);
  const opciones = { auth: true, signal, intentos: 1, timeoutMs: PACIENCIA_MS };
  const [llamadas, ...grupos] = await Promise.all([
    get<Llamada[]>(rutasSala.llamadas(), opciones),
    ...listas.map((lista) => get<Grupo[]>(lista, opciones)),
  ]);
  return { llamadas, grupos: grupos.flat() };
}
