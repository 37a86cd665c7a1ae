import { holdPase, isSinEmpezar, marchPase, rutasSala, vivasOf } from '@carta/contracts';
import type { MarcharPaseRequest } from '@carta/contracts';
import { toMesa } from '../mesas/to-mesa';
import { blancoMarcha, canMarcha, lineasDePase, textoMarcha } from '../tickets/marcha-de-pases';
import type { Marcha } from '../tickets/marcha-de-pases';
import { textoDeMesa } from './acto';
import type { ActoEnCola } from './acto';

interface CambiarPase {
  tipo: Marcha;
  pase: string;
}

type ActoDePase = ActoEnCola<CambiarPase>;

const DE_PASE = {
  familias: ['marcha'],
  blanco: ({ grupoMesa, pase }) => blancoMarcha(grupoMesa, pase),
  tickets: ({ pase }, { pedidos: tickets }) =>
    tickets.filter((ticket) => lineasDePase({ pedidos: [ticket] }, pase).length > 0).map(({ _id }) => _id),
  cuerpo: ({ pase }, { rev, toque }): MarcharPaseRequest => ({ pase, rev, ...toque }),
  texto: ({ tipo, pase }, grupo) =>
    textoDeMesa(grupo, textoMarcha(tipo, lineasDePase(grupo, pase)[0]?.pase?.nombre ?? '')),
} satisfies Partial<ActoDePase>;

export const MARCHAR: ActoDePase = {
  ...DE_PASE,
  play: (grupo, { pase }, quien) => marchPase(toMesa(grupo), pase, quien),
  ruta: ({ grupoMesa }) => rutasSala.marcharPase(grupoMesa),
  error: () => 'No se ha podido marchar',
  motivo: () => 'Después se ha dicho que espere.',
  contrario: (cambio, grupo) =>
    canMarcha(grupo, 'esperar', cambio.pase) ? { ...cambio, tipo: 'esperar' } : null,
};

export const ESPERAR: ActoDePase = {
  ...DE_PASE,
  play: (grupo, { pase }, quien) => holdPase(toMesa(grupo), pase, quien),
  ruta: ({ grupoMesa }) => rutasSala.esperarPase(grupoMesa),
  error: () => 'No se ha podido decir que espere',
  motivo: ({ pase }, grupo) => {
    const isEmpezado = vivasOf(lineasDePase(grupo, pase)).some((linea) => !isSinEmpezar(linea));
    return isEmpezado ? 'Ya se está preparando.' : 'Después se ha marchado.';
  },
  contrario: (cambio, grupo) =>
    canMarcha(grupo, 'marchar', cambio.pase) ? { ...cambio, tipo: 'marchar' } : null,
};
