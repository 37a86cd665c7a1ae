import { randomUUID } from 'node:crypto';
import { CABECERA_CLAVE, nombreJornada } from '@carta/contracts';
import { NADIE } from '../support/factories';
import type { CasoApi, ConEscena } from './caso-api';

/** What waiters call to charge a mesa in parts, and what an owner reads of it at the end of the day. */

const MAL_PLATOS = 'Los platos que se cobran no son válidos';
const MAL_EN_CAJA = 'El importe debe estar entre 0 y 99.999,99\u00a0€';
const MAL_IMPORTE = 'El importe debe ser un número mayor a 0';

const cobro = ({ escena }: ConEscena) => ({
  params: { grupo: escena.grupoId },
  headers: { [CABECERA_CLAVE]: randomUUID() },
  body: { importe: 1.5, forma: 'tarjeta', rev: escena.revGrupo },
});
const conteo = () => ({
  headers: { [CABECERA_CLAVE]: randomUUID() },
  body: { tipo: 'conteo', importe: 120.5 },
});
const sinConfirmar = ({ escena }: ConEscena) => ({
  body: { restaurante: escena.id, mesa: 1, t: escena.firma, clave: randomUUID() },
});
const cobroDe = (cambios: object) => (entorno: ConEscena) => {
  const envio = cobro(entorno);
  return { ...envio, body: { ...envio.body, ...cambios } };
};

export const API_COBROS: readonly CasoApi[] = [
  {
    ruta: 'POST /api/pedidos/grupos/:grupo/cobros',
    envia: cobro,
    status: 201,
    malas: [
      ['importe', undefined, 'Indica un importe o los platos que se cobran'],
      ['importe', 0, MAL_IMPORTE],
      ['importe', -1, MAL_IMPORTE],
      ['importe', 1.005, MAL_IMPORTE],
      ['importe', 0.001, MAL_IMPORTE],
      ['lineas', [], MAL_PLATOS],
      ['lineas', [{ linea: NADIE, unidades: 1.5 }], MAL_PLATOS],
      ['forma', undefined, 'La forma de cobro no es válida'],
      ['forma', 'sin_indicar', 'La forma de cobro no es válida'],
      ['forma', 'cheque', 'La forma de cobro no es válida'],
      ['otra', 'Habitación', 'La forma de cobro no es válida'],
      ['otra', { id: NADIE, nombre: 'Habitación', numero: ' ' }, 'El número es obligatorio'],
      [
        'otra',
        { id: NADIE, nombre: 'Habitación', numero: 'x'.repeat(31) },
        'El número puede tener como máximo 30 caracteres',
      ],
      ['propina', 0, 'La propina debe ser un importe mayor a 0'],
      ['propina', '2', 'La propina debe ser un importe mayor a 0'],
      ['propina', 1.005, 'La propina debe ser un importe mayor a 0'],
      ['pagar', 'si', 'El valor debe ser verdadero o falso'],
      ['rev', undefined, 'La revisión no es válida'],
      ['revs', {}, 'Las revisiones no son válidas'],
      ['revs', { uno: 1 }, 'Las revisiones no son válidas'],
    ],
    rechazos: [
      [
        'a mesa nobody has',
        (entorno) => ({ ...cobro(entorno), params: { grupo: NADIE } }),
        404,
        'El pedido no existe.',
      ],
      [
        'without a key',
        (entorno) => ({ ...cobro(entorno), headers: {} }),
        422,
        'Falta la clave de idempotencia del cobro.',
      ],
      [
        'a dish of another mesa',
        cobroDe({ importe: undefined, lineas: [{ linea: NADIE, unidades: 1 }] }),
        409,
        'El pedido ya ha cambiado. Te mostramos cómo está ahora.',
      ],
    ],
  },
  {
    ruta: 'GET /api/pedidos/cierre',
    envia: () => ({ query: { dia: nombreJornada([], new Date()) } }),
    malas: [['?dia', '2026-02-30', 'La fecha no es válida (AAAA-MM-DD)']],
  },
  {
    ruta: 'GET /api/pedidos/parte',
    envia: () => ({ query: { dia: nombreJornada([], new Date()) } }),
    malas: [
      ['?dia', undefined, 'La fecha no es válida (AAAA-MM-DD)'],
      ['?dia', '2026-02-30', 'La fecha no es válida (AAAA-MM-DD)'],
    ],
  },
  { ruta: 'GET /api/pedidos/parte/ajustes' },
  {
    ruta: 'PUT /api/pedidos/parte/ajustes',
    envia: () => ({ body: { correo: 'duena@ejemplo.es' } }),
    malas: [
      ['correo', undefined, 'El email es obligatorio'],
      ['correo', '', 'El email es obligatorio'],
      ['correo', 'duena', 'El email no es válido'],
    ],
  },
  {
    ruta: 'POST /api/pedidos/sin-confirmar',
    abierta: true,
    envia: sinConfirmar,
    malas: [
      ['restaurante', 'abc', 'El identificador no es válido'],
      ['mesa', '3', 'Número de mesa inválido.'],
      ['t', '¡no!', 'La firma de la mesa no es válida'],
      ['clave', 'abc', 'La clave del pedido no es válida'],
    ],
    rechazos: [
      [
        'the signature of another mesa',
        (entorno) => ({ body: { ...sinConfirmar(entorno).body, mesa: 4 } }),
        404,
        'Mesa no válida para este restaurante.',
      ],
    ],
  },
  {
    ruta: 'GET /api/pedidos/arqueo',
    envia: () => ({ query: { dia: nombreJornada([], new Date()) } }),
    malas: [['?dia', '2026-02-30', 'La fecha no es válida (AAAA-MM-DD)']],
  },
  {
    ruta: 'POST /api/pedidos/arqueo',
    envia: conteo,
    status: 201,
    malas: [
      ['tipo', undefined, 'El apunte de caja no es válido'],
      ['tipo', 'cierre', 'El apunte de caja no es válido'],
      ['importe', undefined, MAL_EN_CAJA],
      ['importe', -1, MAL_EN_CAJA],
      ['importe', '100', MAL_EN_CAJA],
      ['importe', 1.005, MAL_EN_CAJA],
      ['importe', 100_000, MAL_EN_CAJA],
      ['motivo', ' ', 'El motivo es obligatorio'],
      ['motivo', 'x'.repeat(141), 'El motivo puede tener como máximo 140 caracteres'],
      ['dia', '2026-02-30', 'La fecha no es válida (AAAA-MM-DD)'],
      ['dia', '2026-01-01', 'La caja se cuenta el mismo día o al siguiente.'],
    ],
    rechazos: [
      [
        'without a key',
        () => ({ ...conteo(), headers: {} }),
        422,
        'Falta la clave de idempotencia del apunte de caja.',
      ],
      [
        'taken out without a reason',
        () => ({ ...conteo(), body: { tipo: 'retirada', importe: 50 } }),
        422,
        'El motivo es obligatorio',
      ],
      [
        'nothing taken out',
        () => ({ ...conteo(), body: { tipo: 'retirada', importe: 0, motivo: 'pan' } }),
        422,
        'El importe debe ser un número mayor a 0',
      ],
    ],
  },
  {
    ruta: 'PUT /api/cobros/:id/anular',
    envia: ({ escena }) => ({ params: { id: escena.cobroId }, body: { motivo: 'tarjeta rechazada' } }),
    malas: [
      ['motivo', undefined, 'El motivo es obligatorio'],
      ['motivo', ' ', 'El motivo es obligatorio'],
      ['motivo', 'x'.repeat(141), 'El motivo puede tener como máximo 140 caracteres'],
    ],
    rechazos: [
      [
        'a charge nobody made',
        () => ({ params: { id: NADIE }, body: { motivo: 'x' } }),
        404,
        'El cobro no existe.',
      ],
    ],
  },
];
