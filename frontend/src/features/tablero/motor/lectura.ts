import { rutas } from '@carta/contracts';
import type { Grupo } from '@carta/contracts';
import { get, mensajeDe } from '../../../shared/api/cliente';
import { receiveGrupo, replaceTablero, useTablero } from '../useTablero';

/** A reading gives up early: the next one is never far. Milliseconds. */
const PACIENCIA_MS = 4_000;

interface Lectura {
  corte: AbortController;
  llegados: Grupo[];
}

let enMarcha: Lectura | null = null;

/**
 * Reads the board whole; the lists replace everything, then whatever arrived meanwhile is applied. A
 * new reading takes the place of one under way, which answers `relevada` (API §5).
 */
export async function readTablero(): Promise<'hecha' | 'fallida' | 'relevada'> {
  cancelLectura();
  const lectura: Lectura = { corte: new AbortController(), llegados: [] };
  enMarcha = lectura;
  const isVigente = () => enMarcha === lectura;
  try {
    const leidos = await readListas(lectura.corte.signal);
    if (!isVigente()) return 'relevada';
    replaceTablero(leidos, lectura.llegados);
    return 'hecha';
  } catch (error) {
    if (!isVigente()) return 'relevada';
    useTablero.setState({ fallo: mensajeDe(error) });
    return 'fallida';
  } finally {
    if (isVigente()) enMarcha = null;
  }
}

/** Takes a grupo in now, and keeps it for the reading under way, which may be older. */
export function hearGrupo(grupo: Grupo): void {
  enMarcha?.llegados.push(grupo);
  receiveGrupo(grupo);
}

export function cancelLectura(): void {
  const lectura = enMarcha;
  enMarcha = null;
  lectura?.corte.abort();
}

export function isLeyendo(): boolean {
  return enMarcha !== null;
}

async function readListas(signal: AbortSignal): Promise<Grupo[]> {
  const { pagadosAbiertos, pagadosPedidos } = useTablero.getState();
  const listas = [rutas.pedidos(), rutas.pedidosEntregados()];
  if (pagadosAbiertos) listas.push(`${rutas.pedidosPagados()}?limite=${pagadosPedidos}`);
  const opciones = { auth: true, signal, intentos: 1, timeoutMs: PACIENCIA_MS };
  const leidas = await Promise.all(listas.map((lista) => get<Grupo[]>(lista, opciones)));
  return leidas.flat();
}
