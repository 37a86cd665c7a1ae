import { randomUUID } from 'node:crypto';
import { CABECERA_CLAVE } from '@carta/contracts';
import { NADIE } from '../support/factories';
import type { CasoApi, ConEscena } from './caso-api';

/** What waiters call to take something off a bill, and to give it back. */

const MAL_CUANTO = 'Indica qué platos, o cuánto se descuenta';
const MAL_IMPORTE = 'El importe debe ser un número mayor a 0';
const MAL_PORCENTAJE = 'El descuento debe ser un número entero entre 1 y 100 %';
const MAL_TIPO = 'Indica si es una invitación, un descuento o un plato devuelto';

const rebaja = ({ escena }: ConEscena) => ({
  params: { grupo: escena.enEsperaId },
  headers: { [CABECERA_CLAVE]: randomUUID() },
  body: { tipo: 'descuento', porcentaje: 10, motivo: 'de la casa', rev: escena.revEnEspera },
});
const rebajaDe = (cambios: object) => (entorno: ConEscena) => {
  const envio = rebaja(entorno);
  return { ...envio, body: { ...envio.body, ...cambios } };
};

export const API_REBAJAS: readonly CasoApi[] = [
  {
    ruta: 'POST /api/pedidos/grupos/:grupo/ajustes',
    envia: rebaja,
    status: 201,
    malas: [
      ['tipo', undefined, MAL_TIPO],
      ['tipo', 'deshacer', MAL_TIPO],
      ['motivo', undefined, 'El motivo es obligatorio'],
      ['motivo', ' ', 'El motivo es obligatorio'],
      ['motivo', 'x'.repeat(141), 'El motivo puede tener como máximo 140 caracteres'],
      ['porcentaje', 0, MAL_PORCENTAJE],
      ['porcentaje', 101, MAL_PORCENTAJE],
      ['porcentaje', 12.5, MAL_PORCENTAJE],
      ['porcentaje', '10', MAL_PORCENTAJE],
      ['importe', 0, MAL_IMPORTE],
      ['importe', 1.005, MAL_IMPORTE],
      ['lineas', [], 'Los platos no son válidos'],
      ['lineas', [{ linea: NADIE, unidades: 1.5 }], 'Los platos no son válidos'],
      ['rev', undefined, 'La revisión no es válida'],
    ],
    rechazos: [
      [
        'a mesa nobody has',
        (entorno) => ({ ...rebaja(entorno), params: { grupo: NADIE } }),
        404,
        'El pedido no existe.',
      ],
      [
        'without a key',
        (entorno) => ({ ...rebaja(entorno), headers: {} }),
        422,
        'Falta la clave de idempotencia del descuento.',
      ],
      ['a dish of another mesa', rebajaDe({ linea: NADIE }), 404, 'El pedido no existe.'],
      [
        'more than it costs',
        rebajaDe({ porcentaje: undefined, importe: 9_999 }),
        409,
        'El descuento no puede ser más de lo que cuesta.',
      ],
      ['neither a part nor an amount', rebajaDe({ porcentaje: undefined }), 422, MAL_CUANTO],
      ['both', rebajaDe({ importe: 1 }), 422, MAL_CUANTO],
      ['a discount of units', rebajaDe({ lineas: [{ linea: NADIE, unidades: 1 }] }), 422, MAL_CUANTO],
      ['an invitation of nothing', rebajaDe({ tipo: 'invitar' }), 422, MAL_CUANTO],
    ],
  },
  {
    ruta: 'PUT /api/pedidos/grupos/:grupo/ajustes/:ajuste/deshacer',
    envia: ({ escena }) => ({
      params: { grupo: escena.servidoId, ajuste: escena.rebajaId },
      body: { rev: escena.revServido },
    }),
    malas: [['rev', undefined, 'La revisión no es válida']],
    rechazos: [
      [
        'one that nobody made',
        ({ escena }) => ({
          params: { grupo: escena.servidoId, ajuste: NADIE },
          body: { rev: escena.revServido },
        }),
        404,
        'El pedido no existe.',
      ],
    ],
  },
];
