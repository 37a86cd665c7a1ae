import type { Grupo } from '@carta/contracts';
import { offerDeshacer, tapConVuelta } from './cola/un-toque';
import type { PaseVivo } from './tickets/estado-pases';
import { nombresPases, textoMarcha } from './tickets/marcha-de-pases';
import type { Marcha } from './tickets/marcha-de-pases';

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

async function change(grupo: Grupo, tipo: Marcha, pase: string): Promise<boolean> {
  const { grupoMesa } = grupo;
  return (await tapConVuelta(grupo, [{ grupoMesa, tipo, pase }])) !== null;
}
