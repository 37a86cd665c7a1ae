import type { Llamada, CambiarLlamadaRequest, Grupo } from '@carta/contracts';
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
