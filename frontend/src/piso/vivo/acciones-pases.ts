import type { Grupo } from '@carta/contracts';
import { playPaso, vistaDe } from './cola/pasos';
import { noteDeshacible } from './cola/deshacibles';
import { offerDeshacer } from './un-toque';
import type { PaseVivo } from './tickets/estado-pases';
import {
  canMarcha,
  lineasDePase,
  marchaContraria,
  nombresPases,
  textoMarcha,
  blancoMarcha,
} from './tickets/pases';
import type { Marcha } from './tickets/pases';
import { isEnCurso } from './cola/peticiones';
import { touchTickets } from './tablero/useTablero';
import { t } from '../lenguas/t';

/** What waits of the pase is made from now on. Resolves to whether it was done, or waits to be sent. */
export function marcharPase(grupo: Grupo, paseId: string): Promise<boolean> {
  return change(grupo, 'marchar', paseId);
}

/** A tab whose pase marches with the tap. */
export interface PorMarchar {
  grupo: Grupo;
  pase: Pick<PaseVivo, 'id' | 'nombre'>;
}

/** The kitchen begins the pases of one tap; its 'Deshacer' lets them wait again, while nobody has begun them. */
export async function marchar(tabs: readonly PorMarchar[]): Promise<void> {
  const efectos = await Promise.all(
    tabs.map(async ({ grupo, pase: { id } }) =>
      (await marcharPase(grupo, id)) ? [{ grupo, undo: () => esperarPase(grupo, id) }] : [],
    ),
  );
  const nombre = nombresPases(tabs.map(({ pase }) => pase));
  offerDeshacer(
    textoMarcha('marchar', nombre),
    tabs.map(({ grupo }) => grupo),
    efectos.flat(),
  );
}

/** It waits again, while nobody has begun it. Resolves to whether it was done, or waits to be sent. */
export function esperarPase(grupo: Grupo, paseId: string): Promise<boolean> {
  return change(grupo, 'esperar', paseId);
}

async function change(grupo: Grupo, tipo: Marcha, paseId: string): Promise<boolean> {
  const texto = await play(grupo, tipo, paseId);
  if (texto === null) return false;
  const contraria = marchaContraria(tipo);
  const isVigente = () => {
    const ahora = vistaDe(grupo.grupoMesa);
    return ahora !== undefined && canMarcha(ahora, contraria, paseId);
  };
  noteDeshacible({
    texto,
    isVigente,
    undo: async () => {
      if (!isVigente()) return 'pasado';
      return (await play(grupo, contraria, paseId)) === null ? 'fallido' : 'hecho';
    },
  });
  return true;
}

/** Resolves to its words, or to null when it was refused, which is shown. */
async function play(grupo: Grupo, tipo: Marcha, pase: string): Promise<string | null> {
  const { grupoMesa, mesa, pedidos: tickets } = grupo;
  if (isEnCurso(blancoMarcha(grupoMesa, pase))) return null;
  const nombre = lineasDePase(grupo, pase)[0]?.pase?.nombre ?? '';
  const texto = `${t('Mesa {n}', { n: mesa.numero })}: ${textoMarcha(tipo, nombre)}`;
  const deEstePase = tickets.filter(({ productos }) => productos.some((linea) => linea.pase?.id === pase));
  touchTickets(deEstePase.map(({ _id }) => _id));
  return (await playPaso({ grupoMesa, tipo, pase }, texto)) && texto;
}
