import { holdPase, isSinEmpezar, marchPase, rutasSala, vivasOf } from '@carta/contracts';
import type { Grupo, MarcharPaseRequest } from '@carta/contracts';
import { offerDeshacer, tapConVuelta } from '../cola/un-toque';
import { toMesa } from '../mesas/to-mesa';
import { describeEnCola, textoDeMesa } from '../pasos/acto';
import type { ActoEnCola } from '../pasos/acto';
import type { PaseVivo } from '../tickets/estado-pases';
import { blancoMarcha, canMarcha, lineasDePase, nombresPases, textoMarcha } from '../tickets/marcha-de-pases';
import type { Marcha } from '../tickets/marcha-de-pases';

interface CambiarPase {
  pase: string;
}

const dePase = (tipo: Marcha) =>
  ({
    tipo,
    familias: ['marcha'],
    blanco: ({ grupoMesa, pase }) => blancoMarcha(grupoMesa, pase),
    tickets: ({ pase }, { pedidos: tickets }) =>
      tickets.filter((ticket) => lineasDePase({ pedidos: [ticket] }, pase).length > 0).map(({ _id }) => _id),
    cuerpo: ({ pase }, { rev, toque }): MarcharPaseRequest => ({ pase, rev, ...toque }),
    texto: ({ pase }, grupo) =>
      textoDeMesa(grupo, textoMarcha(tipo, lineasDePase(grupo, pase)[0]?.pase?.nombre ?? '')),
  }) satisfies Partial<ActoEnCola<CambiarPase>>;

const MARCHAR = describeEnCola<CambiarPase>({
  ...dePase('marchar'),
  play: (grupo, { pase }, quien) => marchPase(toMesa(grupo), pase, quien),
  ruta: ({ grupoMesa }) => rutasSala.marcharPase(grupoMesa),
  error: () => 'No se ha podido marchar',
  motivo: () => 'Después se ha dicho que espere.',
  contrario: (cambio, grupo) =>
    canMarcha(grupo, 'esperar', cambio.pase) ? { ...cambio, tipo: 'esperar' } : null,
});

const ESPERAR = describeEnCola<CambiarPase>({
  ...dePase('esperar'),
  play: (grupo, { pase }, quien) => holdPase(toMesa(grupo), pase, quien),
  ruta: ({ grupoMesa }) => rutasSala.esperarPase(grupoMesa),
  error: () => 'No se ha podido decir que espere',
  motivo: ({ pase }, grupo) => {
    const isEmpezado = vivasOf(lineasDePase(grupo, pase)).some((linea) => !isSinEmpezar(linea));
    return isEmpezado ? 'Ya se está preparando.' : 'Después se ha marchado.';
  },
  contrario: (cambio, grupo) =>
    canMarcha(grupo, 'marchar', cambio.pase) ? { ...cambio, tipo: 'marchar' } : null,
});

/** What waits of the pase is made from now on. Resolves to whether it was done, or waits to be sent. */
export async function marcharPase(grupo: Grupo, pase: string): Promise<boolean> {
  return (await tapConVuelta(MARCHAR, grupo, [{ pase }])) !== null;
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
export async function esperarPase(grupo: Grupo, pase: string): Promise<boolean> {
  return (await tapConVuelta(ESPERAR, grupo, [{ pase }])) !== null;
}
