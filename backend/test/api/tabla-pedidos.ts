import { CABECERA_SEGUIMIENTO } from '@carta/contracts';
import { NADIE, buildRestaurante } from '../support/factories';
import type { CasoApi, ConEscena } from './caso-api';

const SIN_MESA = 'No se ha detectado el restaurante o la mesa';
const NO_EXISTE = 'El pedido no existe.';

const deTicket = ({ escena }: ConEscena) => ({ params: { id: escena.ticketId } });
const pedido = ({ escena }: ConEscena) => ({
  body: { restaurante: escena.id, mesa: 3, productos: [escena.linea], notas: 'Sin sal', evita: ['apio'] },
});
const cambiado = (cambios: object) => (entorno: ConEscena) => ({
  body: { ...pedido(entorno).body, ...cambios },
});

export const API_PEDIDOS: readonly CasoApi[] = [
  {
    ruta: 'POST /api/pedidos',
    abierta: true,
    envia: pedido,
    status: 201,
    tiene: { totalPedidos: 1 },
    malas: [
      ['restaurante', undefined, SIN_MESA],
      ['restaurante', null, SIN_MESA],
      ['restaurante', '', SIN_MESA],
      ['restaurante', 'abc', 'El identificador no es válido'],
      ['mesa', undefined, SIN_MESA],
      ['mesa', null, SIN_MESA],
      ['mesa', '3', 'Número de mesa inválido.'],
      ['mesa', 0, 'Número de mesa inválido.'],
      ['mesa', 1.5, 'Número de mesa inválido.'],
      ['productos', undefined, 'El carrito está vacío'],
      ['productos', [], 'El carrito está vacío'],
      ['productos.0.cantidad', 0, 'La cantidad debe ser un número entero entre 1 y 50'],
      ['productos', Array(51).fill({}), 'Un pedido puede tener como máximo 50 líneas'],
      ['productos.0.cantidad', 51, 'La cantidad debe ser un número entero entre 1 y 50'],
      ['productos.0.cantidad', 1.5, 'La cantidad debe ser un número entero entre 1 y 50'],
      ['productos.0.cantidad', null, 'La cantidad debe ser un número entero entre 1 y 50'],
      ['productos.0.cantidad', '1', 'La cantidad debe ser un número entero entre 1 y 50'],
      ['productos.0.precio', '8,50', 'El precio debe ser un número mayor a 0'],
      ['productos.0.nombre', '', 'El nombre del producto es obligatorio'],
      ['productos.0.notas', 'x'.repeat(141), 'Las notas pueden tener como máximo 140 caracteres'],
      ['notas', 'x'.repeat(501), 'Las notas pueden tener como máximo 500 caracteres'],
      ['evita', ['kiwi'], 'Los alérgenos que se evitan no son válidos'],
      ['evita', ['apio', 'apio'], 'Los alérgenos que se evitan no son válidos'],
      ['seguimiento', 'x'.repeat(501), 'El seguimiento no es válido'],
      ['movil', 'corto', 'El móvil no es válido'],
      ['movil', ['un-movil-cualquiera'], 'El móvil no es válido'],
      ['lengua', 'xx', 'La lengua no es válida'],
    ],
    rechazos: [
      ['a mesa it has not', cambiado({ mesa: 13 }), 404, 'Mesa no válida para este restaurante.'],
      ['a restaurant nobody has', cambiado({ restaurante: NADIE }), 404, 'Restaurante no encontrado'],
      [
        'a restaurant that is not premium',
        async (entorno) => cambiado({ restaurante: (await buildRestaurante(entorno.app)).id })(entorno),
        403,
        'Este restaurante no acepta pedidos desde la mesa',
      ],
      [
        'another price',
        (entorno) => cambiado({ productos: [{ ...entorno.escena.linea, precio: 0.01 }] })(entorno),
        409,
        'Ha cambiado algún precio. Revisa tu pedido antes de enviarlo.',
      ],
    ],
  },
  {
    ruta: 'GET /api/pedidos/seguimiento',
    abierta: true,
    envia: ({ escena }) => ({ headers: { [CABECERA_SEGUIMIENTO]: escena.seguimiento } }),
  },
  { ruta: 'GET /api/pedidos' },
  {
    ruta: 'GET /api/pedidos/mesa/:mesa',
    envia: () => ({ params: { mesa: '1' } }),
  },
  {
    ruta: 'PUT /api/pedidos/:id/estado',
    envia: (entorno) => ({ ...deTicket(entorno), body: { estado: 'en_preparacion' } }),
    malas: [
      ['estado', undefined, 'El estado no es válido'],
      ['estado', 'frito', 'El estado no es válido'],
      ['estado', 2, 'El estado no es válido'],
      ['rev', 'hoy', 'La revisión no es válida'],
      ['alcance', 'todo', 'El alcance no es válido'],
      ['de', 'frito', 'El estado no es válido'],
      ['lineas', [], 'Las líneas no son válidas'],
      ['lineas', ['0'], 'Las líneas no son válidas'],
      ['reabrir', 'sí', 'El valor debe ser verdadero o falso'],
      ['haceMs', 'ayer', 'El momento no es válido'],
      ['haceMs', 14_400_001, 'Se tocó hace más de 4 horas: ya no se puede enviar'],
      ['tras', ['ayer'], 'Los cambios anteriores no son válidos'],
    ],
    rechazos: [
      ['an order nobody has', () => ({ params: { id: NADIE }, body: { estado: 'listo' } }), 404, NO_EXISTE],
      [
        'a payment before everything is served',
        (entorno) => ({ ...deTicket(entorno), body: { estado: 'pagado' } }),
        409,
        'Todavía hay productos sin entregar en esta mesa.',
      ],
      [
        'lines of a whole mesa',
        (entorno) => ({ ...deTicket(entorno), body: { estado: 'listo', lineas: [NADIE] } }),
        422,
        'Solo se pueden mover algunas líneas de un pedido, no de una mesa.',
      ],
      [
        'a ticket opened again',
        (entorno) => ({
          ...deTicket(entorno),
          body: { estado: 'entregado', reabrir: true, alcance: 'pedido' },
        }),
        422,
        'Solo se puede volver a abrir una mesa entera, y como entregada.',
      ],
    ],
  },
  {
    ruta: 'PUT /api/pedidos/:id/producto/:linea/estado',
    envia: ({ escena }) => ({
      params: { id: escena.ticketId, linea: '0' },
      body: { estado: 'preparacion' },
    }),
    malas: [
      ['estado', undefined, 'El estado no es válido'],
      ['estado', 'pagado', 'El estado no es válido'],
      ['de', 'pagado', 'El estado no es válido'],
      ['rev', 'hoy', 'La revisión no es válida'],
      ['haceMs', 0.5, 'El momento no es válido'],
      ['tras', 'ayer', 'Los cambios anteriores no son válidos'],
    ],
    rechazos: [
      [
        'two steps at once',
        ({ escena }) => ({
          params: { id: escena.abandonadoId, linea: '0' },
          body: { estado: 'entregado' },
        }),
        409,
        'El pedido ya ha cambiado. Te mostramos cómo está ahora.',
      ],
    ],
  },
  {
    ruta: 'PUT /api/pedidos/:id/cerrar',
    envia: ({ escena }) => ({ params: { id: escena.abandonadoId }, body: { motivo: 'se fueron' } }),
    tiene: { motivoCierre: 'se fueron' },
    malas: [
      ['motivo', undefined, 'El motivo es obligatorio'],
      ['motivo', ' ', 'El motivo es obligatorio'],
      ['motivo', 'x'.repeat(141), 'El motivo puede tener como máximo 140 caracteres'],
    ],
    rechazos: [
      [
        'a mesa in use',
        (entorno) => ({ ...deTicket(entorno), body: { motivo: 'se fueron' } }),
        409,
        'Esta mesa no está abandonada: cóbrala o espera.',
      ],
    ],
  },
  { ruta: 'GET /api/pedidos/stats' },
  { ruta: 'GET /api/pedidos/entregados' },
  {
    ruta: 'GET /api/pedidos/pagados',
    envia: () => ({ query: { limite: '10', antes: new Date().toISOString() } }),
    malas: [
      ['?limite', '0', 'El límite no es válido'],
      ['?limite', 'todos', 'El límite no es válido'],
      ['?antes', 'ayer', 'La fecha no es válida'],
    ],
  },
  {
    ruta: 'DELETE /api/pedidos/pagados',
    malas: [['?hasta', 'ayer', 'La fecha no es válida']],
  },
];
