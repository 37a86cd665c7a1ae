import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenAPIObject } from '@nestjs/swagger';
import { ERRORES_SERVIDOR } from '@carta/contracts';

type Operacion = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Esquema = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string];
interface Descrita {
  respuesta: Esquema;
  opcionales: readonly string[];
}
/** Responses by `operationId`, generated from the controllers' types (docs/recetas.md). */
interface Tipos {
  operaciones: Record<string, Descrita>;
  esquemas: Record<string, Esquema>;
}
const ARCHIVO = join(__dirname, '../../openapi.json');

/** Every route fails like this (contracts, SobreFallo). */
const FALLO: Esquema = {
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

/** Adds the shapes of responses, which Nest cannot derive from types. */
export function describeRespuestas(documento: OpenAPIObject): OpenAPIObject {
  const { operaciones, esquemas } = JSON.parse(readFileSync(ARCHIVO, 'utf8')) as Tipos;
  documento.components ??= {};
  documento.components.schemas = { ...documento.components.schemas, ...esquemas, SobreFallo: FALLO };
  for (const camino of Object.values(documento.paths)) {
    for (const operacion of [camino.get, camino.post, camino.put, camino.delete]) {
      const descrita = operaciones[operacion?.operationId ?? ''];
      if (operacion && descrita) describe(operacion, descrita);
    }
  }
  return documento;
}

function describe(operacion: Operacion, descrita: Descrita): void {
  for (const [status, respuesta] of Object.entries(operacion.responses)) {
    if (respuesta && !('$ref' in respuesta) && status.startsWith('2')) {
      respuesta.description ||= 'Hecho';
      respuesta.content = toContent(toSobre(descrita.respuesta));
    }
  }
  const { parameters = [] } = operacion;
  for (const parametro of parameters) {
    if (!('name' in parametro)) continue;
    if (parametro.in === 'query' && descrita.opcionales.includes(parametro.name)) parametro.required = false;
  }
  operacion.responses.default = {
    description: 'Rechazo o fallo',
    content: toContent({ $ref: '#/components/schemas/SobreFallo' }),
  };
}

function toSobre(data: Esquema): Esquema {
  return {
    type: 'object',
    properties: { success: { type: 'boolean', enum: [true] }, data, message: { type: 'string' } },
    required: ['success', 'data'],
  };
}

function toContent(schema: Esquema) {
  return { 'application/json': { schema } };
}
