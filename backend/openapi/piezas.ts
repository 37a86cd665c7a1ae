import type { OpenAPIObject } from '@nestjs/swagger';
import {
  CABECERA_CLAVE,
  CABECERA_PERSONA,
  CABECERA_REPETIDO,
  CABECERA_SEGUIMIENTO,
  ERRORES_SERVIDOR,
} from '@carta/contracts';

export type Operacion = NonNullable<OpenAPIObject['paths'][string]['get']>;
export type Finales = Operacion['responses'];
export type Respuesta = Exclude<NonNullable<Finales[string]>, { $ref: string }>;
export type Referido = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string];
export type Esquema = Exclude<Referido, { $ref: string }>;
export type Cabeceras = NonNullable<Respuesta['headers']>;

/** Every route fails like this (contracts, SobreFallo). */
export const FALLO: Esquema = {
  type: 'object',
  properties: {
    success: { type: 'boolean', enum: [false] },
    code: { type: 'string', enum: Object.keys(ERRORES_SERVIDOR) },
    message: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: { field: { type: 'string' }, message: { type: 'string' } },
        required: ['field', 'message'],
      },
    },
    data: {},
  },
  required: ['success', 'code', 'message'],
};

export const CABECERAS: Cabeceras = {
  'X-Request-Id': { description: 'The same as of its line in the log', schema: { type: 'string' } },
  'Retry-After': { description: 'Seconds to wait before trying again', schema: { type: 'integer' } },
  ETag: { description: 'The version of what is answered', schema: { type: 'string' } },
  'Cache-Control': { description: 'Whether anybody may keep it on its way', schema: { type: 'string' } },
  [CABECERA_REPETIDO]: {
    description: 'It was done already under this key: this is how it is now',
    schema: { type: 'string', enum: ['true'] },
  },
};
/** Headers that a request may bring, unless its call says more. */
export const DE_PETICION: Readonly<Record<string, { required: boolean; description: string }>> = {
  [CABECERA_CLAVE]: {
    required: false,
    description: 'A UUID made once: what was done under it is not done again',
  },
  [CABECERA_SEGUIMIENTO]: {
    required: false,
    description: 'Tokens of one’s own orders or calls, separated by commas',
  },
};
/** Of an act that the house may ask an encargado for. */
export const CLAVE_APROBADA =
  'A UUID made once: what was done under it is not done again, and under it an encargado approves it where asked';

export const PERSONA = {
  name: CABECERA_PERSONA,
  in: 'header',
  required: false,
  description: "Who was on the device when it was tapped, or 'nadie': if another is now, it is the device's",
  schema: { type: 'string' },
} as const;

/** What each part of the addresses is about. */
export const ETIQUETAS: Readonly<Record<string, string>> = {
  salud: 'Whether the process lives, and can take orders',
  vitales: 'How pages felt',
  fallos: 'What broke on a screen',
  auth: 'Accounts and their sessions',
  restaurantes: 'The house: its settings, its mesas, its figures',
  dispositivos: 'Paired screens and phones of the staff',
  personas: 'Who works in the house',
  turno: 'Who is on a device, and what an encargado approves there',
  categorias: 'The parts of the carta',
  opciones: 'What is asked of dishes',
  productos: 'Dishes and drinks',
  carta: 'What diners read',
  textos: 'The carta in other languages',
  pedidos: 'Orders, from the phone to the till',
  llamadas: 'Calls for a waiter',
};
/** What is part of something else than its address says. */
export const PARTE_DE: Readonly<Record<string, string>> = {
  aprobaciones: 'turno',
  cobros: 'pedidos',
  servidor: 'salud',
};
