import { ESTADO_AL, ETIQUETA_ESTADO, moveGrupo, rutas } from '@carta/contracts';
import type { EstadoGrupo, EstadoLinea, MoverTicketRequest } from '@carta/contracts';
import { t } from '../../lenguas/t';
import { REV_VISTA, toMesa } from '../mesas/to-mesa';
import { ERROR_ESTADO, textoDeMesa } from './acto';
import type { Acto, ActoEnCola } from './acto';

interface MoverGrupo {
  tipo: 'grupo';
  /** The mesa is addressed by this ticket. */
  primero: string;
  de: EstadoGrupo;
  to: EstadoLinea;
  vistos: readonly string[];
}

export const GRUPO: ActoEnCola<MoverGrupo> = {
  familias: ['estado', 'marcha'],
  blanco: ({ grupoMesa }) => grupoMesa,
  tickets: ({ vistos }) => [...vistos],
  play: (grupo, { de, to, vistos }, { en }) =>
    moveGrupo(toMesa(grupo, vistos), to, en, { rev: REV_VISTA, de }),
  ruta: ({ primero }) => rutas.pedidoEstado(primero),
  cuerpo: ({ de, to }, { rev, toque }): MoverTicketRequest => ({
    estado: to,
    de,
    rev,
    alcance: 'grupo',
    ...toque,
  }),
  texto: ({ to }, grupo) => textoDeMesa(grupo, t(ETIQUETA_ESTADO[to])),
  error: () => ERROR_ESTADO,
  motivo: (_cambio, { estadoGrupo }) => `Ya está ${ETIQUETA_ESTADO[estadoGrupo]}.`,
};

interface Pagar {
  tipo: 'pagar';
  vistos: readonly string[];
}

/** It never waits: money moves now or not at all. */
export const PAGAR: Acto<Pagar> = {
  blanco: ({ grupoMesa }) => grupoMesa,
  play: (grupo, { vistos }, { en }) =>
    moveGrupo(toMesa(grupo, vistos), ESTADO_AL.cobrar, en, { rev: REV_VISTA }),
};
