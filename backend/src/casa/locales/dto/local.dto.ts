import {
  ACTOS_CON_ENCARGADO,
  HUSOS,
  LENGUAS,
  LIMITES,
  SERVICIO,
  isTexto,
  reglasEstablecimiento,
  reglasHorario,
  reglasLegal,
  reglasLenguas,
  reglasPersona,
  reglasSala,
  reglasZonas,
} from '@carta/contracts';
import type {
  CambiarHorarioRequest,
  CambiarLegalRequest,
  CambiarRestauranteRequest,
  CambiarServicioRequest,
  CambiarZonasRequest,
  Regla,
} from '@carta/contracts';
import { apiTramos } from '../../../plataforma/validacion/api-tramos';
import { dtoOf, campo, campoOpcional, toOpcionales } from '../../../plataforma/validacion/dto';

/** The name is only compared with the stored one. */
const nombre: Regla = (valor) => (isTexto(valor) ? null : 'El nombre no se puede cambiar');

export class CambiarRestauranteDto extends dtoOf<CambiarRestauranteRequest>({
  nombre: campoOpcional(nombre, { description: 'Only as it is' }),
  ubicacion: campoOpcional(reglasEstablecimiento.ubicacion, {
    oneOf: [{ type: 'string' }, { type: 'object', properties: { direccion: { type: 'string' } } }],
  }),
  telefono: campoOpcional(reglasEstablecimiento.telefono, { maxLength: 40 }),
  numeroMesas: campoOpcional(reglasEstablecimiento.numeroMesas, { type: Number, minimum: 1, maximum: 500 }),
  soloEfectivo: campoOpcional(reglasSala.interruptor, { type: Boolean, description: 'Cards are not taken' }),
  huso: campoOpcional(reglasEstablecimiento.huso, {
    enum: HUSOS,
    description: 'By which clock the place goes, from the next service day on',
  }),
  lenguas: campoOpcional(reglasLenguas.lenguas, {
    enum: LENGUAS,
    isArray: true,
    uniqueItems: true,
    description: 'In which the carta can be read: all of them, Spanish too, the leading one first',
  }),
}) {}

const { diasCerrados, tramosEstacion } = reglasHorario.LIMITES_HORARIO;
const HORAS = apiTramos('When it takes orders; null is day and night', tramosEstacion);

export class CambiarHorarioDto extends dtoOf<CambiarHorarioRequest>({
  cocina: campoOpcional(reglasHorario.horasEstacion, HORAS),
  barra: campoOpcional(reglasHorario.horasEstacion, HORAS),
  cerrados: campoOpcional(reglasHorario.cerrados, {
    type: [String],
    maxItems: diasCerrados,
    description: "Days on which neither opens: '2026-12-25'",
  }),
}) {}

export class CambiarLegalDto extends dtoOf<CambiarLegalRequest>({
  titular: campoOpcional(reglasLegal.titular, { maxLength: LIMITES.nombreMax }),
  nif: campoOpcional(reglasLegal.nif, {
    description: 'NIF, NIE or CIF with its control character',
  }),
  domicilio: campoOpcional(reglasLegal.domicilio, { maxLength: LIMITES.ubicacionMax }),
  email: campoOpcional(reglasLegal.email),
  telefono: campoOpcional(reglasLegal.telefono, { maxLength: LIMITES.telefonoMax }),
}) {}

export class CambiarZonasDto extends dtoOf<CambiarZonasRequest>({
  zonas: campo(reglasZonas.zonas, {
    type: 'array',
    maxItems: reglasZonas.LIMITES_ZONAS.zonasMax,
    items: {
      type: 'object',
      required: ['nombre', 'mesas'],
      properties: {
        _id: { type: 'string' },
        nombre: { type: 'string', maxLength: reglasZonas.LIMITES_ZONAS.nombreMax },
        mesas: { type: 'string', example: '1-12, 20' },
      },
    },
  }),
}) {}

export class CambiarServicioDto extends dtoOf<CambiarServicioRequest>({
  ...toOpcionales(SERVICIO),
  conEncargado: campoOpcional(reglasPersona.actos, {
    enum: ACTOS_CON_ENCARGADO,
    isArray: true,
    uniqueItems: true,
    description: 'For these acts a device asks an encargado: all of them, in the place of those there were',
  }),
}) {}
