import type { OpenAPIObject } from '@nestjs/swagger';
import { CABECERA_CLAVE, CABECERA_REPETIDO, ERRORES_SERVIDOR } from '@carta/contracts';
import type { CodigoServidor } from '@carta/contracts';
import { CABECERAS, CLAVE_APROBADA, DE_PETICION, ETIQUETAS, FALLO, PARTE_DE, PERSONA } from './piezas';
import type { Cabeceras, Esquema, Operacion, Referido, Finales, Respuesta } from './piezas';
import type { Operacion as Llamada, Respuestas } from './respuestas';

const cabeceras = (...nombres: readonly string[]): Cabeceras =>
  Object.fromEntries(nombres.map((nombre) => [nombre, { $ref: `#/components/headers/${nombre}` }]));

/** Adds what Nest cannot derive from types: what a call does, answers, and may be refused with. */
export function describe(documento: OpenAPIObject, { operaciones, esquemas }: Respuestas): OpenAPIObject {
  const componentes = (documento.components ??= {});
  componentes.schemas = {
    ...componentes.schemas,
    ...(esquemas as Record<string, Referido>),
    SobreFallo: FALLO,
  };
  componentes.headers = CABECERAS;
  componentes.parameters = { Persona: PERSONA };
  componentes.responses = {};
  documento.tags = Object.entries(ETIQUETAS).map(([name, description]) => ({ name, description }));
  for (const [camino, metodos] of Object.entries(documento.paths)) {
    for (const operacion of [metodos.get, metodos.post, metodos.put, metodos.delete]) {
      const descrita = operaciones[operacion?.operationId ?? ''];
      if (!operacion || !descrita) continue;
      operacion.tags = [etiquetaOf(camino)];
      describeLlamada(operacion, descrita);
      if (descrita.isCerrada && operacion !== metodos.get)
        operacion.parameters = [...(operacion.parameters ?? []), { $ref: '#/components/parameters/Persona' }];
      Object.assign(
        componentes.responses,
        rechazosOf(operacion.responses, descrita.codigos as CodigoServidor[]),
      );
      for (const { schema } of Object.values(cuerpoOf(operacion)))
        if (schema) close(schema, componentes.schemas);
    }
  }
  return documento;
}

function etiquetaOf(camino: string): string {
  const [, , parte = ''] = camino.split('/');
  return PARTE_DE[parte] ?? parte;
}

function describeLlamada(operacion: Operacion, descrita: Llamada): void {
  operacion.summary = descrita.summary;
  operacion.security = descrita.isCerrada ? [{ bearer: [] }] : [];
  describeParametros(operacion, descrita);
  const { requestBody } = operacion;
  const [cuerpo] = Object.values(cuerpoOf(operacion));
  if (descrita.conFormulario && requestBody && 'content' in requestBody && cuerpo)
    requestBody.content = { 'multipart/form-data': cuerpo, 'application/json': cuerpo };
  const [status = '200'] = Object.keys(operacion.responses);
  const { repetida, conVersion, sinGuardar } = descrita;
  const propia: Respuesta = {
    description: 'Hecho',
    headers: {
      ...cabeceras(
        'X-Request-Id',
        ...(conVersion || sinGuardar ? ['Cache-Control'] : []),
        ...(conVersion ? ['ETag'] : []),
      ),
      ...(repetida?.cabecera ? cabeceras(CABECERA_REPETIDO) : {}),
    },
    content: toContent(toSobre(descrita.respuesta)),
  };
  operacion.responses = {
    ...(repetida?.status ? { 200: { ...propia, description: 'Estaba hecho' } } : {}),
    [status]: propia,
    ...(conVersion
      ? { 304: { description: 'La que tiene el cliente (If-None-Match)', headers: cabeceras('ETag') } }
      : {}),
  };
}

function describeParametros(operacion: Operacion, { parametros, codigos }: Llamada): void {
  const { parameters: hallados = [] } = operacion;
  const faltan = Object.entries(parametros).filter(
    ([nombre]) => !hallados.some((hallado) => 'name' in hallado && hallado.name === nombre),
  );
  operacion.parameters = [
    ...hallados,
    ...faltan.map(([name, { in: donde }]) => ({
      name,
      in: donde,
      required: donde === 'path',
      schema: { type: 'string' as const },
    })),
  ];
  for (const parametro of operacion.parameters) {
    if (!('name' in parametro)) continue;
    const { isRequerido, enum: valores, description } = parametros[parametro.name] ?? {};
    Object.assign(parametro, DE_PETICION[parametro.name]);
    if (parametro.name === CABECERA_CLAVE && codigos.includes('APROBACION_NECESARIA'))
      parametro.description = CLAVE_APROBADA;
    if (description !== undefined) parametro.description = description;
    if (isRequerido !== undefined) parametro.required = isRequerido;
    if (valores !== undefined) parametro.schema = { type: 'string', enum: valores };
  }
}

/** Adds refusals by status. @returns the shapes of them, shared by the calls that are refused alike */
function rechazosOf(respuestas: Finales, codigos: readonly CodigoServidor[]): Record<string, Respuesta> {
  const nuevas: Record<string, Respuesta> = { Fallo: rechazo('Un fallo', []) };
  for (const [status, suyos] of byStatus(codigos)) {
    const nombre = suyos.join('.');
    nuevas[nombre] = rechazo(
      suyos.join(', '),
      suyos,
      status === 429 || status === 503 ? ['Retry-After'] : [],
    );
    respuestas[status] = { $ref: `#/components/responses/${nombre}` };
  }
  respuestas.default = { $ref: '#/components/responses/Fallo' };
  return nuevas;
}

function byStatus(codigos: readonly CodigoServidor[]): Map<number, CodigoServidor[]> {
  const grupos = new Map<number, CodigoServidor[]>();
  for (const codigo of codigos) {
    const { status } = ERRORES_SERVIDOR[codigo];
    grupos.set(status, [...(grupos.get(status) ?? []), codigo]);
  }
  return grupos;
}

function rechazo(
  description: string,
  codigos: readonly CodigoServidor[],
  otras: readonly string[] = [],
): Respuesta {
  const sobre: Referido = { $ref: '#/components/schemas/SobreFallo' };
  const propio: Esquema = { type: 'object', properties: { code: { type: 'string', enum: [...codigos] } } };
  return {
    description,
    headers: cabeceras('X-Request-Id', ...otras),
    content: toContent(codigos.length > 0 ? { allOf: [sobre, propio] } : sobre),
  };
}

function toSobre(data: Referido): Esquema {
  return {
    type: 'object',
    properties: { success: { type: 'boolean', enum: [true] }, data, message: { type: 'string' } },
    required: ['success', 'data'],
  };
}

function toContent(schema: Referido) {
  return { 'application/json': { schema } };
}

function cuerpoOf({ requestBody }: Operacion) {
  return requestBody && 'content' in requestBody ? requestBody.content : {};
}

/** An object that names its keys may have no others. */
function close(esquema: Referido, esquemas: Record<string, Referido>): void {
  if ('$ref' in esquema) {
    const clase = esquemas[esquema.$ref.slice(esquema.$ref.lastIndexOf('/') + 1)];
    if (clase && !('$ref' in clase) && clase.additionalProperties === undefined) close(clase, esquemas);
    return;
  }
  if (esquema.properties) esquema.additionalProperties ??= false;
  const { items, properties = {}, oneOf = [], allOf = [] } = esquema;
  for (const parte of [...Object.values(properties), ...oneOf, ...allOf, ...(items ? [items] : [])])
    close(parte, esquemas);
}
