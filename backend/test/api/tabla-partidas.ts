import { NADIE } from '../support/factories';
import type { CasoApi, ConEscena } from './caso-api';

/** What waiters call of parties that change mesa, sit at several, and pay. */

const NO_EXISTE = 'El pedido no existe.';
const CAMBIADO = 'El pedido ya ha cambiado. Te mostramos cómo está ahora.';
const SIN_MESA = 'Número de mesa inválido.';
const NO_ES_SUYA = 'Mesa no válida para este restaurante.';
const HASTA_DIEZ = 'Se pueden juntar hasta 10 mesas';
const SIN_GRUPOS = 'Las mesas que se juntan no son válidas';
const DEJADA = 'Alguien de esas mesas acaba de cambiar de sitio. Míralo otra vez.';

const deGrupo =
  (body: Record<string, unknown>, grupo?: string) =>
  ({ escena }: ConEscena) => ({
    params: { grupo: grupo ?? escena.grupoId },
    body: { ...body, rev: escena.revGrupo },
  });
const deLinea =
  (pase: string | null, ticketId?: string) =>
  ({ escena }: ConEscena) => ({
    params: { id: ticketId ?? escena.ticketId, linea: escena.lineaId },
    body: { pase },
  });
const mover = { de: 1, a: 8 };
const juntas = { mesas: [1, 8] };
const pagar = ({ escena }: ConEscena) => ({
  params: { grupo: escena.servidoId },
  body: { revs: { [escena.servidoId]: escena.revServido } },
});

export const API_PARTIDAS: readonly CasoApi[] = [
  {
    ruta: 'PUT /api/pedidos/grupos/:grupo/mover',
    envia: deGrupo(mover),
    malas: [
      ['de', undefined, SIN_MESA],
      ['de', '1', SIN_MESA],
      ['a', undefined, SIN_MESA],
      ['a', 0, SIN_MESA],
      ['a', 1.5, SIN_MESA],
      ['a', 1, 'Elige otra mesa'],
      ['rev', undefined, 'La revisión no es válida'],
      ['rev', 'hoy', 'La revisión no es válida'],
    ],
    rechazos: [
      ['a tab nobody has', deGrupo(mover, NADIE), 404, NO_EXISTE],
      ['a mesa it has not', deGrupo({ ...mover, a: 13 }), 404, NO_ES_SUYA],
      ['a tab that is elsewhere', deGrupo({ ...mover, de: 7 }), 409, CAMBIADO],
      ['a mesa where others sit', deGrupo({ ...mover, a: 4 }), 409, 'La mesa 4 ya está ocupada.'],
    ],
  },
  {
    ruta: 'PUT /api/pedidos/grupos/:grupo/juntas',
    envia: deGrupo(juntas),
    malas: [
      ['mesas', undefined, HASTA_DIEZ],
      ['mesas', 'todas', HASTA_DIEZ],
      ['mesas', [1, 1], HASTA_DIEZ],
      ['mesas', [1, '2'], HASTA_DIEZ],
      ['mesas', Array.from({ length: 11 }, (_, i) => i + 1), HASTA_DIEZ],
      ['rev', undefined, 'La revisión no es válida'],
      ['grupos', 'todos', SIN_GRUPOS],
      ['grupos', ['siete'], SIN_GRUPOS],
      ['grupos', Array(11).fill(NADIE), SIN_GRUPOS],
    ],
    rechazos: [
      ['a tab nobody has', deGrupo(juntas, NADIE), 404, NO_EXISTE],
      ['a mesa it has not', deGrupo({ ...juntas, mesas: [1, 13] }), 404, NO_ES_SUYA],
      ['a party without its own mesa', deGrupo({ ...juntas, mesas: [7, 8] }), 409, CAMBIADO],
      ['a tab that is at none of them', deGrupo({ ...juntas, grupos: [NADIE] }), 409, DEJADA],
    ],
  },
  ...(['marchar', 'esperar'] as const).map((que): CasoApi => ({
    ruta: `PUT /api/pedidos/grupos/:grupo/${que}`,
    envia: ({ escena: { enEsperaId, paseId } }) => ({
      params: { grupo: enEsperaId },
      body: { pase: paseId },
    }),
    malas: [
      ['pase', undefined, 'El identificador no es válido'],
      ['pase', 'segundos', 'El identificador no es válido'],
      ['rev', 'hoy', 'La revisión no es válida'],
      ['haceMs', -1, 'El momento no es válido'],
    ],
    rechazos: [
      ['a tab nobody has', deGrupo({ pase: NADIE }, NADIE), 404, NO_EXISTE],
      ['a pase that its mesa has not', deGrupo({ pase: NADIE }), 404, NO_EXISTE],
    ],
  })),
  {
    ruta: 'PUT /api/pedidos/:id/producto/:linea/pase',
    envia: deLinea(null),
    malas: [
      ['pase', undefined, 'El identificador no es válido'],
      ['pase', 'segundos', 'El identificador no es válido'],
      ['rev', 'hoy', 'La revisión no es válida'],
    ],
    rechazos: [
      ['an order nobody has', deLinea(null, NADIE), 404, NO_EXISTE],
      ['a pase nobody has', deLinea(NADIE), 422, 'Ese pase ya no existe'],
    ],
  },
  {
    ruta: 'PUT /api/pedidos/grupos/:grupo/pagar',
    envia: pagar,
    malas: [
      ['revs', undefined, 'Las revisiones no son válidas'],
      ['revs', {}, 'Las revisiones no son válidas'],
      ['revs', { mesa: 1 }, 'Las revisiones no son válidas'],
      ['revs', { [NADIE]: 'hoy' }, 'Las revisiones no son válidas'],
    ],
    rechazos: [
      [
        'a tab nobody has',
        () => ({ params: { grupo: NADIE }, body: { revs: { [NADIE]: 1 } } }),
        404,
        NO_EXISTE,
      ],
      [
        'a mesa with something still to be served',
        ({ escena: { grupoId, revGrupo } }) => ({
          params: { grupo: grupoId },
          body: { revs: { [grupoId]: revGrupo } },
        }),
        409,
        'Todavía hay productos sin entregar en esta mesa.',
      ],
      [
        'a mesa of which nothing was seen',
        ({ escena: { grupoId, revGrupo, servidoId } }) => ({
          params: { grupo: servidoId },
          body: { revs: { [grupoId]: revGrupo } },
        }),
        409,
        `Mesa 1: ${CAMBIADO}`,
      ],
    ],
  },
  {
    ruta: 'PUT /api/pedidos/:id/enterado',
    envia: ({ escena }) => ({ params: { id: escena.ticketId }, body: { mesa: 1 } }),
    malas: [
      ['mesa', undefined, SIN_MESA],
      ['mesa', '1', SIN_MESA],
    ],
    rechazos: [['an order nobody has', () => ({ params: { id: NADIE }, body: { mesa: 1 } }), 404, NO_EXISTE]],
  },
];
