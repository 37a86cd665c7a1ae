import { LENGUAS_PANTALLA, PUESTOS } from '../dominio/dispositivo';
import { ESTACIONES_MAX } from '../dominio/estaciones';
import type { LenguaPantalla, Puesto } from '../dominio/dispositivo';
import { refreshToken } from '../reglas/acceso';
import * as reglas from '../reglas/dispositivo';
import { numero, opcional, texto } from '../../plataforma/formas/forma';
import type { De } from '../../plataforma/formas/forma';
import { rev } from '../../plataforma/reglas/ids';

const PUESTO = {
  puesto: texto<Puesto>(reglas.puesto, { enum: PUESTOS }),
  estaciones: opcional.textos(reglas.estaciones, { maxItems: ESTACIONES_MAX }),
  lengua: opcional.texto<LenguaPantalla>(reglas.lengua, { enum: LENGUAS_PANTALLA }),
};

/** `estaciones` are 'cocina', 'barra' and ids of the house's own; a camarero has neither them nor a `lengua`. */
export const CREAR_CODIGO = {
  nombre: texto(reglas.nombre, { example: 'Tablet de la barra' }),
  ...PUESTO,
};

/** PUT /dispositivos/{id} writes it whole: without `estaciones` its wall shows all of its puesto. */
export const CAMBIAR_DISPOSITIVO = {
  ...PUESTO,
  rev: numero(rev, 'The rev of the device that the screen showed'),
};

/** An Idempotency-Key lets the client repeat it when the answer was lost. */
export const EMPAREJAR = {
  codigo: texto(reglas.codigo, { example: '01234567' }),
};

/** The screen generates the UUID `solicitud` once and never shows it. */
export const READMISION = {
  refreshToken: texto(refreshToken),
  solicitud: texto(reglas.solicitud, { example: '6f1d2c3b-4a59-4e68-9b7a-0c1d2e3f4a5b' }),
};

export const READMITIR = {
  cifras: texto(reglas.cifras, { example: '4821' }),
};

export type CrearCodigoRequest = De<typeof CREAR_CODIGO>;
export type CambiarDispositivoRequest = De<typeof CAMBIAR_DISPOSITIVO>;
export type EmparejarRequest = De<typeof EMPAREJAR>;
export type ReadmisionRequest = De<typeof READMISION>;
