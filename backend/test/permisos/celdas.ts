import type { CasoApi, Envio } from '../api/caso-api';
import { API } from '../api/tabla';
import type { Escena } from '../support/escena';
import type { Actor } from './actores';

/** The status of an answer; several where it depends on whether the screens are built. */
export type Estado = number | readonly number[];

export interface Fila {
  /** 'PUT /api/productos/:id' */
  ruta: string;
  /** Open to anybody: a token gives no power, and a bad one takes none away. */
  publica: boolean;
  celdas: Record<Actor, Estado>;
  /** What it sends; if nothing else is said, the example of api/. */
  pide: (escena: Escena) => Envio;
}

type PideDe = Fila['pide'];
const EJEMPLOS = new Map<string, CasoApi['envia']>(API.map(({ ruta, envia }) => [ruta, envia]));
const ejemploDe =
  (ruta: string): PideDe =>
  (escena) =>
    EJEMPLOS.get(ruta)?.({ escena }) ?? {};

/** Who has a session, by what they are: true where the door is open. */
type Columnas = readonly [normal: boolean, premium: boolean, admin: boolean, camarero: boolean];

/** Any session. */
const SESION: Columnas = [true, true, true, true];
/** The accounts of a restaurant, not its devices. */
const CUENTAS: Columnas = [true, true, true, false];
/** The order boards. */
const TABLERO: Columnas = [false, true, true, true];
/** Who works on a paired screen or phone. */
const DISPOSITIVOS: Columnas = [false, false, false, true];
/** Money, and clearing: the owners of premium restaurants. */
const DUENOS: Columnas = [false, true, true, false];

/** @param excepto what is not decided by who asks, but by the restaurant that is asked. */
export function publica(
  ruta: string,
  si: Estado,
  excepto: Partial<Fila['celdas']> = {},
  pide: PideDe = ejemploDe(ruta),
): Fila {
  const celdas: Fila['celdas'] = {
    visitante: si,
    falso: si,
    normal: si,
    premium: si,
    admin: si,
    camarero: si,
    conCamarero: si,
    conEncargado: si,
    ajeno: si,
    hermano: si,
    sinVerificar: si,
    camareroDeNormal: si,
  };
  return { ruta, publica: true, celdas: { ...celdas, ...excepto }, pide };
}

function cerrada([normal, premium, admin, camarero]: Columnas) {
  /** @param ajeno what another restaurant's owner is told; `si` where each is told of his own. */
  return (ruta: string, si: Estado, ajeno: Estado = si, pide: PideDe = ejemploDe(ruta)): Fila => ({
    ruta,
    publica: false,
    celdas: {
      visitante: 401,
      falso: 401,
      normal: normal ? si : 403,
      premium: premium ? si : 403,
      admin: admin ? si : 403,
      camarero: camarero ? si : 403,
      conCamarero: camarero ? si : 403,
      conEncargado: camarero ? si : 403,
      ajeno,
      hermano: ajeno,
      sinVerificar: 403,
      camareroDeNormal: 403,
    },
    pide,
  });
}

export const sesion = cerrada(SESION);
export const cuentas = cerrada(CUENTAS);
export const tablero = cerrada(TABLERO);
export const duenos = cerrada(DUENOS);
export const dispositivos = cerrada(DISPOSITIVOS);

/** A row, but for whom what the house is decides otherwise. */
export const except = (fila: Fila, celdas: Partial<Fila['celdas']>): Fila => ({
  ...fila,
  celdas: { ...fila.celdas, ...celdas },
});
