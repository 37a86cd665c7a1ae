import { VIDA_LLEVAR_MS, isListo } from '@carta/contracts';
import type { Llamada, CambiarLlamadaRequest, Grupo, Ticket } from '@carta/contracts';
import { porEnviar } from './paso';
import type { Paso } from './paso';

export interface EnCursoSala {
  llamadas: ReadonlyMap<string, CambiarLlamadaRequest['estado']>;
}

export const NADA_EN_CURSO: EnCursoSala = { llamadas: new Map() };

export function withEntrada<V>(
  mapa: ReadonlyMap<string, V>,
  id: string,
  valor: V | undefined,
): ReadonlyMap<string, V> {
  const rest = [...mapa].filter(([existing]) => existing !== id);
  return new Map(valor === undefined ? rest : [...rest, [id, valor]]);
}

/** The last claim or release of each ticket counts, while it has no answer. */
export function llevadosOf(enCola: readonly Paso[]): ReadonlyMap<string, boolean> {
  return new Map(
    porEnviar(enCola).flatMap(({ cambio }) =>
      cambio.tipo === 'llevar' ? [[cambio.ticketId, cambio.llevar] as const] : [],
    ),
  );
}

export function withLlevados(
  grupo: Grupo,
  llevar: ReadonlyMap<string, boolean>,
  por: string,
  ahora: number,
): Grupo {
  if (!grupo.pedidos.some(({ _id }) => llevar.has(_id))) return grupo;
  const quien = { por, en: new Date(ahora).toISOString() };
  return {
    ...grupo,
    pedidos: grupo.pedidos.map((ticket) => {
      const llevado = llevar.get(ticket._id);
      return llevado === undefined ? ticket : { ...ticket, lleva: llevado ? quien : undefined };
    }),
  };
}

export function withAtendido(llamada: Llamada, { llamadas }: EnCursoSala, por: string): Llamada {
  const estado = llamadas.get(llamada._id);
  return estado === undefined ? llamada : { ...llamada, estado, por };
}

/**
 * Returns null when nobody brings it, or the claim is older than three minutes or than the pase that is ready.
 * `ahora` in ms.
 */
export function llevaAhora({ lleva, estado, productos }: Ticket, ahora: number): string | null {
  if (lleva === undefined || !isListo({ estado })) return null;
  if (productos.some(({ marchada }) => marchada !== undefined && marchada.en > lleva.en)) return null;
  return ahora - Date.parse(lleva.en) < VIDA_LLEVAR_MS ? lleva.por : null;
}
