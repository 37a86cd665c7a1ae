import { ESTADO_LLAMADA_AL, rutasSala } from '@carta/contracts';
import type { CambiarLlamadaRequest, Llamada } from '@carta/contracts';
import { create } from 'zustand';
import { ApiError, put } from '../../../shared/api/cliente';
import { showToast } from '../../../shared/ui/Toasts/toast';
import { textoDe } from '../cola/peticiones';
import { acceptLlamada } from '../motor/carga';

const ERROR = {
  ir: 'No se ha podido decir que vas',
  atender: 'No se ha podido dar por atendido',
} as const;

export interface EnCursoSala {
  llamadas: ReadonlyMap<string, CambiarLlamadaRequest['estado']>;
}

const NADA_EN_CURSO: EnCursoSala = { llamadas: new Map() };

function withEntrada<V>(
  mapa: ReadonlyMap<string, V>,
  id: string,
  valor: V | undefined,
): ReadonlyMap<string, V> {
  const rest = [...mapa].filter(([existing]) => existing !== id);
  return new Map(valor === undefined ? rest : [...rest, [id, valor]]);
}

/** These are shown as if they were done. */
export const useEnCursoSala = create<EnCursoSala>()(() => NADA_EN_CURSO);

export function withAtendido(llamada: Llamada, { llamadas }: EnCursoSala, por: string): Llamada {
  const estado = llamadas.get(llamada._id);
  return estado === undefined ? llamada : { ...llamada, estado, por };
}

/** The first to claim it keeps it. Resolves to whether it was done. */
export function claimLlamada(llamada: Llamada): Promise<boolean> {
  return change(llamada, ESTADO_LLAMADA_AL.ir, ERROR.ir);
}

/** Anybody may close it. Resolves to whether it was done. */
export function closeLlamada(llamada: Llamada): Promise<boolean> {
  return change(llamada, ESTADO_LLAMADA_AL.atender, ERROR.atender);
}

async function change(
  { _id }: Llamada,
  estado: CambiarLlamadaRequest['estado'],
  error: string,
): Promise<boolean> {
  if (useEnCursoSala.getState().llamadas.has(_id)) return false;
  noteLlamada(_id, estado);
  try {
    const cuerpo: CambiarLlamadaRequest = { estado };
    acceptLlamada(await put<Llamada>(rutasSala.llamada(_id), cuerpo, { auth: true }));
    return true;
  } catch (fallo) {
    if (fallo instanceof ApiError && isLlamada(fallo.data)) acceptLlamada(fallo.data);
    showToast({ texto: textoDe(fallo, error), tono: 'error' });
    return false;
  } finally {
    noteLlamada(_id);
  }
}

function noteLlamada(id: string, estado?: CambiarLlamadaRequest['estado']): void {
  useEnCursoSala.setState(({ llamadas }) => ({ llamadas: withEntrada(llamadas, id, estado) }));
}

function isLlamada(data: unknown): data is Llamada {
  return typeof data === 'object' && data !== null && 'creadoEn' in data && 'rev' in data;
}
