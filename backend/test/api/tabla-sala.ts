// Longer than most: every call of the floor, with all that it refuses.
import { CABECERA_CLAVE } from '@carta/contracts';
import { NADIE } from '../support/factories';
import type { CasoApi, ConEscena } from './caso-api';

/** What kitchens, bars and waiters call besides the boards' moves. */

const NO_EXISTE = 'El pedido no existe.';
const CAMBIADO = 'El pedido ya ha cambiado. Te mostramos cómo está ahora.';

const GRAMOS = 'Los gramos deben ser un número entero entre 1 y 50.000';
const COMENSALES = 'Los comensales deben ser un número entero entre 1 y 50';

const apunte = ({ escena }: ConEscena) => ({
  params: { mesa: '3' },
  body: { productos: [escena.linea], notas: 'Sin sal', evita: ['apio'] },
});
const deLinea = (ticketId: string) => ({ params: { id: ticketId, linea: '0' } });

export const API_SALA: readonly CasoApi[] = [
  {
    ruta: 'POST /api/pedidos/mesa/:mesa',
    envia: apunte,
    status: 201,
    tiene: { totalPedidos: 1, pedidos: [{ tomadoPor: expect.any(String) }] },
    malas: [
      ['productos', undefined, 'El carrito está vacío'],
      ['productos', [], 'El carrito está vacío'],
      ['productos.0.cantidad', 51, 'La cantidad debe ser un número entero entre 1 y 50'],
      ['productos.0.notas', 'x'.repeat(141), 'Las notas pueden tener como máximo 140 caracteres'],
      ['notas', 'x'.repeat(501), 'Las notas pueden tener como máximo 500 caracteres'],
      ['evita', ['kiwi'], 'Los alérgenos que se evitan no son válidos'],
      ['evita', ['apio', 'apio'], 'Los alérgenos que se evitan no son válidos'],
      ['grupoMesa', 'abc', 'El identificador no es válido'],
      ['productos.0.libre', 'terraza', 'La estación no es válida'],
      ['aquiMismo', 'sí', 'El valor debe ser verdadero o falso'],
      ['comensales', 0, COMENSALES],
      ['comensales', 'tres', COMENSALES],
    ],
    rechazos: [
      [
        'a mesa it has not',
        (entorno) => ({ ...apunte(entorno), params: { mesa: '13' } }),
        404,
        'Mesa no válida para este restaurante.',
      ],
      [
        'another price',
        (entorno) => ({
          ...apunte(entorno),
          body: { productos: [{ ...entorno.escena.linea, precio: 0.01 }] },
        }),
        409,
        'Ha cambiado algún precio. Revisa tu pedido antes de enviarlo.',
      ],
    ],
  },
  {
    ruta: 'GET /api/pedidos/recientes',
    envia: () => ({ query: { limite: '10' } }),
    malas: [
      ['?limite', '0', 'El límite no es válido'],
      ['?limite', 'todos', 'El límite no es válido'],
    ],
  },
  {
    ruta: 'GET /api/pedidos/rechazados',
  },
  {
    ruta: 'PUT /api/pedidos/:id/visto',
    envia: ({ escena }) => ({ params: { id: escena.ticketId } }),
    rechazos: [['an order nobody has', () => ({ params: { id: NADIE } }), 404, NO_EXISTE]],
  },
  {
    ruta: 'PUT /api/pedidos/:id/llevar',
    envia: ({ escena }) => ({ params: { id: escena.listoId }, body: { llevar: true } }),
    malas: [
      ['llevar', undefined, 'El valor debe ser verdadero o falso'],
      ['llevar', 'sí', 'El valor debe ser verdadero o falso'],
      ['rev', 'hoy', 'La revisión no es válida'],
      ['haceMs', -1, 'El momento no es válido'],
    ],
    rechazos: [
      ['an order nobody has', () => ({ params: { id: NADIE }, body: { llevar: true } }), 404, NO_EXISTE],
      [
        'a ticket that is not listo',
        ({ escena }) => ({ params: { id: escena.ticketId }, body: { llevar: true } }),
        409,
        CAMBIADO,
      ],
    ],
  },
  {
    ruta: 'PUT /api/pedidos/:id/urgente',
    envia: ({ escena }) => ({ params: { id: escena.listoId }, body: { urgente: true } }),
    malas: [
      ['urgente', undefined, 'El valor debe ser verdadero o falso'],
      ['urgente', 'sí', 'El valor debe ser verdadero o falso'],
      ['rev', 'hoy', 'La revisión no es válida'],
      ['haceMs', -1, 'El momento no es válido'],
      ['tras', ['x'], 'Los cambios anteriores no son válidos'],
    ],
    rechazos: [
      ['an order nobody has', () => ({ params: { id: NADIE }, body: { urgente: true } }), 404, NO_EXISTE],
    ],
  },
  {
    ruta: 'PUT /api/pedidos/:id/producto/:linea/peso',
    envia: ({ escena }) => ({ ...deLinea(escena.porPesarId), body: { gramos: 420 } }),
    malas: [
      ['gramos', undefined, GRAMOS],
      ['gramos', 0, GRAMOS],
      ['gramos', 50_001, GRAMOS],
      ['gramos', 1.5, GRAMOS],
      ['gramos', '420', GRAMOS],
      ['rev', 'hoy', 'La revisión no es válida'],
    ],
    rechazos: [
      ['an order nobody has', () => ({ ...deLinea(NADIE), body: { gramos: 420 } }), 404, NO_EXISTE],
      [
        'a line that is not sold by its weight',
        ({ escena }) => ({ ...deLinea(escena.ticketId), body: { gramos: 420 } }),
        409,
        'Esto no va por peso.',
      ],
    ],
  },
  {
    ruta: 'PUT /api/pedidos/grupos/:grupo/comensales',
    envia: ({ escena }) => ({ params: { grupo: escena.grupoId }, body: { comensales: 3 } }),
    tiene: { comensales: 3 },
    malas: [
      ['comensales', undefined, COMENSALES],
      ['comensales', 0, COMENSALES],
      ['comensales', 51, COMENSALES],
      ['comensales', 2.5, COMENSALES],
      ['rev', 'hoy', 'La revisión no es válida'],
    ],
    rechazos: [
      ['a mesa nobody has', () => ({ params: { grupo: NADIE }, body: { comensales: 3 } }), 404, NO_EXISTE],
    ],
  },
  {
    ruta: 'PUT /api/pedidos/:id/producto/:linea/cancelar',
    envia: ({ escena }) => ({ ...deLinea(escena.ticketId), body: { motivo: 'se ha acabado' } }),
    malas: [
      ['motivo', undefined, 'El motivo es obligatorio'],
      ['motivo', ' ', 'El motivo es obligatorio'],
      ['motivo', 'x'.repeat(141), 'El motivo puede tener como máximo 140 caracteres'],
      ['unidades', 0, 'La cantidad debe ser un número entero entre 1 y 50'],
      ['unidades', 1.5, 'La cantidad debe ser un número entero entre 1 y 50'],
      ['rev', 'hoy', 'La revisión no es válida'],
    ],
    rechazos: [
      ['an order nobody has', () => ({ ...deLinea(NADIE), body: { motivo: 'x' } }), 404, NO_EXISTE],
      [
        'a ticket that its screen had not seen',
        ({ escena }) => ({ ...deLinea(escena.ticketId), body: { motivo: 'x', rev: 0 } }),
        409,
        CAMBIADO,
      ],
    ],
  },
  {
    ruta: 'PUT /api/pedidos/:id/producto/:linea/reponer',
    envia: ({ escena }) => ({
      ...deLinea(escena.listoId),
      headers: { [CABECERA_CLAVE]: escena.cancelacion },
    }),
    rechazos: [
      [
        'an order nobody has',
        ({ escena }) => ({ ...deLinea(NADIE), headers: { [CABECERA_CLAVE]: escena.cancelacion } }),
        404,
        NO_EXISTE,
      ],
      [
        'a request without the key of its cancellation',
        ({ escena }) => deLinea(escena.listoId),
        422,
        'Falta la clave de idempotencia de la cancelación.',
      ],
      [
        'a line that was not cancelled under this key',
        ({ escena }) => ({
          ...deLinea(escena.ticketId),
          headers: { [CABECERA_CLAVE]: escena.cancelacion },
        }),
        409,
        CAMBIADO,
      ],
    ],
  },
  {
    ruta: 'PUT /api/pedidos/:id/producto/:linea/enterado',
    envia: ({ escena }) => ({ ...deLinea(escena.canceladoId), query: { quedan: '0' } }),
    malas: [['?quedan', '-1', 'Las unidades que quedan no son válidas']],
    rechazos: [
      ['an order nobody has', () => deLinea(NADIE), 404, NO_EXISTE],
      ['a line that was not cancelled', ({ escena }) => deLinea(escena.ticketId), 409, CAMBIADO],
    ],
  },
];
