import { CABECERA_SEGUIMIENTO } from '@carta/contracts';
import { NADIE, buildRestaurante } from '../support/factories';
import type { CasoApi, ConEscena } from './caso-api';

/** A mesa's calls, and what the staff does about them. */

const TIPO_NO_VALIDO = 'El tipo de llamada no es válido';

const llamada = ({ escena }: ConEscena) => ({
  body: {
    restaurante: escena.id,
    mesa: 3,
    tipo: 'cuenta',
    pago: 'efectivo',
    reparto: { modo: 'iguales', partes: 3 },
  },
});
const cambiado = (cambios: object) => (entorno: ConEscena) => ({
  body: { ...llamada(entorno).body, ...cambios },
});

export const API_LLAMADAS: readonly CasoApi[] = [
  {
    ruta: 'POST /api/llamadas',
    abierta: true,
    envia: llamada,
    status: 201,
    malas: [
      ['restaurante', undefined, 'El identificador no es válido'],
      ['restaurante', 'abc', 'El identificador no es válido'],
      ['mesa', undefined, 'Número de mesa inválido.'],
      ['mesa', '3', 'Número de mesa inválido.'],
      ['tipo', undefined, TIPO_NO_VALIDO],
      ['tipo', 'taxi', TIPO_NO_VALIDO],
      ['pago', 'trueque', 'La forma de pago no es válida'],
      ['reparto', 'platos', 'La forma de repartir la cuenta no es válida'],
      ['motivo', 'hambre', 'El motivo de la llamada no es válido'],
      ['motivo', 'no_pedido', 'El motivo solo se dice al llamar al camarero'],
      ['reparto.partes', 21, 'Las partes deben ser un número entero entre 2 y 20'],
      ['reparto', { modo: 'platos', partes: 3 }, 'Solo a partes iguales se dice entre cuántos'],
      ['t', '¡no!', 'La firma de la mesa no es válida'],
    ],
    rechazos: [
      ['a mesa it has not', cambiado({ mesa: 13 }), 404, 'Mesa no válida para este restaurante.'],
      [
        'the signature of nothing',
        cambiado({ t: 'x'.repeat(16) }),
        404,
        'Mesa no válida para este restaurante.',
      ],
      ['a restaurant nobody has', cambiado({ restaurante: NADIE }), 404, 'Restaurante no encontrado'],
      [
        'a restaurant that is not premium',
        async (entorno) => cambiado({ restaurante: (await buildRestaurante(entorno.app)).id })(entorno),
        403,
        'Este restaurante no acepta pedidos desde la mesa',
      ],
      [
        'a way of paying for nothing',
        cambiado({ tipo: 'camarero', reparto: null }),
        422,
        'La forma de pago solo se elige al pedir la cuenta',
      ],
      [
        'a way of sharing that there is not',
        cambiado({ reparto: { modo: 'a suertes' } }),
        422,
        'La forma de repartir la cuenta no es válida',
      ],
      [
        'a way of sharing nothing',
        cambiado({ tipo: 'camarero', pago: undefined }),
        422,
        'La forma de repartir solo se elige al pedir la cuenta',
      ],
    ],
  },
  {
    ruta: 'GET /api/llamadas/seguimiento',
    abierta: true,
    envia: ({ escena }) => ({ headers: { [CABECERA_SEGUIMIENTO]: escena.seguimientoLlamada } }),
  },
  { ruta: 'GET /api/llamadas' },
  {
    ruta: 'PUT /api/llamadas/:id',
    envia: ({ escena }) => ({ params: { id: escena.llamadaId }, body: { estado: 'en_camino' } }),
    tiene: { por: expect.any(String) },
    malas: [
      ['estado', undefined, 'El estado no es válido'],
      ['estado', 'pendiente', 'El estado no es válido'],
      ['estado', 'pagado', 'El estado no es válido'],
    ],
    rechazos: [
      [
        'a call nobody made',
        () => ({ params: { id: NADIE }, body: { estado: 'atendido' } }),
        404,
        'La llamada no existe.',
      ],
    ],
  },
];
