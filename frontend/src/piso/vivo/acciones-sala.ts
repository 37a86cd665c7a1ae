import { ESTADO_AL, ESTADO_LLAMADA_AL, rutasSala } from '@carta/contracts';
import type { Llamada, CambiarLlamadaRequest, Grupo, Ticket } from '@carta/contracts';
import { create } from 'zustand';
import { ApiError, put } from '../../shared/api/cliente';
import { showToast } from '../../shared/ui/Toasts/toast';
import { playPaso } from './cola/pasos';
import { planDeshacer } from './modelo/deshacer';
import type { EnCursoSala } from './modelo/enCursoSala';
import { NADA_EN_CURSO, withEntrada } from './modelo/enCursoSala';
import { acceptLlamada } from './motor/lectura';
import { blancoLlevar, isEnCurso, textoDe } from './peticiones';
import { playPlan } from './play';
import { touch } from './useTablero';
import { t } from '../lenguas/t';

const ERROR = {
  ir: 'No se ha podido decir que vas',
  atender: 'No se ha podido dar por atendido',
} as const;

/** These are shown as if they were done. */
export const useEnCursoSala = create<EnCursoSala>()(() => NADA_EN_CURSO);

/** The first to claim it keeps it. Resolves to whether it was done. */
export function llevar(grupo: Grupo, ticket: Ticket): Promise<boolean> {
  return carry(grupo, ticket, true);
}

export function soltar(grupo: Grupo, ticket: Ticket): Promise<boolean> {
  return carry(grupo, ticket, false);
}

export async function entregar(grupo: Grupo, { _id: ticketId, estado: de }: Ticket): Promise<boolean> {
  if (isEnCurso(ticketId)) return false;
  touch(grupo);
  const { grupoMesa } = grupo;
  const texto = `${t('Mesa {n}', { n: grupo.mesa.numero })}: ${t('Entregado')}`;
  const cambio = await playPaso({ grupoMesa, tipo: 'pedido', ticketId, de, to: ESTADO_AL.entregar }, texto);
  if (cambio === null) return false;
  const plan = planDeshacer(cambio.antes, cambio.despues);
  showToast({
    id: `deshacer-${grupoMesa}`,
    texto,
    tono: 'exito',
    accion: { texto: t('Deshacer'), onAction: () => void playPlan(cambio.despues, plan) },
  });
  return true;
}

/** The first to claim it keeps it. Resolves to whether it was done. */
export function claimLlamada(llamada: Llamada): Promise<boolean> {
  return change(llamada, ESTADO_LLAMADA_AL.ir, ERROR.ir);
}

/** Anybody may close it. Resolves to whether it was done. */
export function closeLlamada(llamada: Llamada): Promise<boolean> {
  return change(llamada, ESTADO_LLAMADA_AL.atender, ERROR.atender);
}

async function carry(
  { grupoMesa, mesa }: Grupo,
  { _id: ticketId }: Ticket,
  llevando: boolean,
): Promise<boolean> {
  if (isEnCurso(blancoLlevar(ticketId))) return false;
  const cambio = { grupoMesa, tipo: 'llevar', ticketId, llevar: llevando } as const;
  return (
    (await playPaso(
      cambio,
      `${t('Mesa {n}', { n: mesa.numero })}: ${t(llevando ? 'Lo llevo' : 'Soltar')}`,
    )) !== null
  );
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
