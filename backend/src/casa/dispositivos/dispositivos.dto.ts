import {
  ESTACIONES_MAX,
  LENGUAS_PANTALLA,
  PUESTOS,
  reglasAcceso,
  reglasPedido,
  reglasSala,
} from '@carta/contracts';
import type {
  CambiarDispositivoRequest,
  CrearCodigoRequest,
  EmparejarRequest,
  ReadmisionRequest,
  ReadmitirRequest,
} from '@carta/contracts';
import { dtoOf, campo, campoOpcional } from '../../plataforma/validacion/dto';

const PUESTO = {
  puesto: campo(reglasSala.puesto, { enum: PUESTOS }),
  estaciones: campoOpcional(reglasSala.estaciones, { type: [String], maxItems: ESTACIONES_MAX }),
  lengua: campoOpcional(reglasSala.lenguaPantalla, { enum: LENGUAS_PANTALLA }),
};

export class CrearCodigoDto extends dtoOf<CrearCodigoRequest>({
  nombre: campo(reglasSala.nombreDispositivo, { example: 'Tablet de la barra' }),
  ...PUESTO,
}) {}

export class CambiarDispositivoDto extends dtoOf<CambiarDispositivoRequest>({
  ...PUESTO,
  rev: campo(reglasPedido.rev, { type: Number, description: 'The rev of the device that the screen showed' }),
}) {}

export class EmparejarDto extends dtoOf<EmparejarRequest>({
  codigo: campo(reglasSala.codigoDispositivo, { example: '01234567' }),
}) {}

export class ReadmisionDto extends dtoOf<ReadmisionRequest>({
  refreshToken: campo(reglasAcceso.refreshToken),
  solicitud: campo(reglasSala.solicitudReadmision, { example: '6f1d2c3b-4a59-4e68-9b7a-0c1d2e3f4a5b' }),
}) {}

export class ReadmitirDto extends dtoOf<ReadmitirRequest>({
  cifras: campo(reglasSala.cifrasReadmision, { example: '4821' }),
}) {}
