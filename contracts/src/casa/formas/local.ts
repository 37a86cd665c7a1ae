import type { Tramo } from '../dominio/horario';
import { LENGUAS } from '../dominio/lenguas';
import type { Lengua } from '../dominio/lenguas';
import { lenguas } from '../reglas/lenguas';
import * as reglas from '../reglas/establecimiento';
import { LIMITES_HORARIO, cerrados, horasEstacion } from '../reglas/horario';
import * as reglasLegal from '../reglas/legal';
import { HUSOS } from '../../plataforma/dominio/husos';
import type { Huso } from '../../plataforma/dominio/husos';
import { opcional } from '../../plataforma/formas/forma';
import type { De } from '../../plataforma/formas/forma';
import { LIMITES } from '../../plataforma/reglas/limites';
import { interruptor, isTexto } from '../../plataforma/reglas/regla';
import type { Regla } from '../../plataforma/reglas/regla';
import { apiTramos } from './tramos';

/** The name is only compared with the stored one. */
const nombre: Regla = (valor) => (isTexto(valor) ? null : 'El nombre no se puede cambiar');

export const UBICACION_Y_MESAS = {
  ubicacion: opcional.campo<string | { direccion: string }>(reglas.ubicacion, {
    oneOf: [{ type: 'string' }, { type: 'object', properties: { direccion: { type: 'string' } } }],
  }),
  numeroMesas: opcional.numero(reglas.numeroMesas, { minimum: 1, maximum: 500 }),
};

/** `nombre` must be the current one; another `huso` counts from the next service day. */
export const CAMBIAR_RESTAURANTE = {
  nombre: opcional.texto(nombre, 'Only as it is'),
  ubicacion: UBICACION_Y_MESAS.ubicacion,
  telefono: opcional.texto(reglas.telefono, { maxLength: 40 }),
  numeroMesas: UBICACION_Y_MESAS.numeroMesas,
  soloEfectivo: opcional.logico(interruptor, 'Cards are not taken'),
  huso: opcional.texto<Huso>(reglas.huso, {
    enum: HUSOS,
    description: 'By which clock the place goes, from the next service day on',
  }),
  lenguas: opcional.campo<Lengua[]>(lenguas, {
    enum: LENGUAS,
    isArray: true,
    uniqueItems: true,
    description: 'In which the carta can be read: all of them, Spanish too, the leading one first',
  }),
};

const HORAS = opcional.campo<readonly Tramo[] | null>(
  horasEstacion,
  apiTramos('When it takes orders; null is day and night', LIMITES_HORARIO.tramosEstacion),
);

/** Absent fields stay; null opens a station day and night. */
export const CAMBIAR_HORARIO = {
  cocina: HORAS,
  barra: HORAS,
  cerrados: opcional.campo<readonly string[]>(cerrados, {
    type: [String],
    maxItems: LIMITES_HORARIO.diasCerrados,
    description: "Days on which neither opens: '2026-12-25'",
  }),
};

/** PUT /restaurantes/{id}/legal: absent texts stay, an empty text deletes. */
export const CAMBIAR_LEGAL = {
  titular: opcional.texto(reglasLegal.titular, { maxLength: LIMITES.nombreMax }),
  nif: opcional.texto(reglasLegal.nif, 'NIF, NIE or CIF with its control character'),
  domicilio: opcional.texto(reglasLegal.domicilio, { maxLength: LIMITES.ubicacionMax }),
  email: opcional.texto(reglasLegal.email),
  telefono: opcional.texto(reglasLegal.telefono, { maxLength: LIMITES.telefonoMax }),
};

export type CambiarRestauranteRequest = De<typeof CAMBIAR_RESTAURANTE>;
export type CambiarHorarioRequest = De<typeof CAMBIAR_HORARIO>;
export type CambiarLegalRequest = De<typeof CAMBIAR_LEGAL>;
