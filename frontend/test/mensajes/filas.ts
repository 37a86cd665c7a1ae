import type { Averia, Peticion } from './mensajes-averias';
import type { REGLAS } from './catalogo';

/** Whose restaurant a screen is about. */
export interface Local {
  id: string;
  slug: string;
  email: string;
  password: string;
}

/** What a person does on a screen, and what happens to them: in a browser, or without one. */
export interface Escena {
  local: Local;
  /** From now on that call goes wrong, until the row has ended. */
  breakRuta: (peticion: Peticion, averia: Averia) => Promise<void>;
  /** Of several that a pattern fits, the first; `en`, in what has that role. */
  press: (boton: string | RegExp, en?: Contenedor) => Promise<void>;
  toggle: (interruptor: string) => Promise<void>;
  fill: (etiqueta: string, valor: string) => Promise<void>;
  isDisabled: (boton: string) => Promise<boolean>;
  reload: () => Promise<void>;
  goTo: (direccion: string) => Promise<void>;
  arriveAt: (direccion: string) => Promise<void>;
  /** Waits until a sheet of that title is open. */
  awaitHoja: (titulo: string) => Promise<void>;
  /** Waits until no question is open. */
  awaitSinPregunta: () => Promise<void>;
  /** The account goes back to before its email was verified. */
  unverify: () => Promise<void>;
  /** So many ms go by at once. */
  pass: (ms: number) => Promise<void>;
  moveMouse: () => Promise<void>;
  /** This tab no longer has the token of its session. */
  forgetToken: () => Promise<void>;
}

export interface Contenedor {
  role: 'dialog' | 'alertdialog' | 'group';
  name?: string;
}

/** One message, and what makes a screen show it. */
export interface Fila<E extends Escena = Escena> {
  porque: string;
  /** To the letter. */
  mensaje: string;
  /** What the screen adds to it, if anything. */
  ademas?: string;
  /** The field it is about, by its label. */
  campo?: string;
  /** How it reaches who does not see the screen; as a `status` in its turn; `texto` is only shown. Default: as an alert. */
  como?: 'alert' | 'status' | 'texto';
  provocar: (escena: E) => Promise<unknown>;
  /** Nothing is said until the clock moves on: over every attempt, or over every patience. */
  espera?: 'corte' | 'silencio';
  /** The form of the catalogue whose rule it is. */
  formulario?: keyof typeof REGLAS;
  /** Played in a browser too, with the real server around it; or there alone. */
  navegador?: 'tambien' | 'solo';
}

/** Rows of one screen, which is opened once for all of them. */
export interface Grupo {
  pantalla: string;
  direccion: string | ((local: Local) => string);
  /** Who opens it; default, somebody who has not logged in. */
  sesion?: 'personal';
  /** True when the page comes without its carta, as when the database is away. */
  sinCarta?: boolean;
  /** True when its rows move the clock on themselves. */
  reloj?: boolean;
  preparar?: (escena: Escena) => Promise<unknown>;
  filas: readonly Fila[];
}

type FilaDeLlamada = readonly [averia: Averia, mensaje: string, ademas?: string];

/**
 * The rows of a call that goes wrong in several ways; `gesto` is what a person does to make it. The first is
 * for the browser too: that gesture leads to that call there, whatever it is answered.
 */
export function failing<E extends Escena = Escena>(
  peticion: Peticion,
  gesto: (escena: E) => Promise<unknown>,
  filas: readonly FilaDeLlamada[],
): Fila<E>[] {
  return filas.map(([averia, mensaje, ademas], i) => ({
    porque: `${peticion.metodo} ${peticion.ruta}: ${averia.nombre}`,
    mensaje,
    ...(ademas !== undefined && { ademas }),
    ...(typeof averia.desenlace === 'string' && { espera: averia.desenlace }),
    ...(i === 0 && { navegador: 'tambien' }),
    async provocar(escena) {
      await escena.breakRuta(peticion, averia);
      await gesto(escena);
    },
  }));
}

type Valores = Readonly<Record<string, string>>;

/**
 * Rows of one form, each with something wrong in a field of what would otherwise do. The first is for the
 * browser too.
 */
export const escritas = (
  formulario: keyof typeof REGLAS,
  boton: string,
  buenos: Valores,
  filas: readonly (readonly [campo: string, malos: Valores, mensaje: string])[],
): Fila[] =>
  filas.map(([campo, malos, mensaje], i) => ({
    porque: `${boton} with ${JSON.stringify(malos)}`,
    mensaje,
    campo,
    formulario,
    ...(i === 0 && { navegador: 'tambien' }),
    async provocar({ fill, press }) {
      for (const [etiqueta, valor] of Object.entries({ ...buenos, ...malos })) await fill(etiqueta, valor);
      await press(boton);
    },
  }));

/** What the screen says in that row. */
export const textoOf = ({ mensaje, ademas }: Pick<Fila, 'mensaje' | 'ademas'>): string =>
  ademas === undefined ? mensaje : `${mensaje}. ${ademas}`;

/** The groups with the rows for a browser; those without any are left out. */
export const forNavegador = (grupos: readonly Grupo[]): Grupo[] =>
  choose(grupos, ({ navegador }) => navegador !== undefined);

/** The groups with the rows for screens without a browser. */
export const withoutNavegador = (grupos: readonly Grupo[]): Grupo[] =>
  choose(grupos, ({ navegador }) => navegador !== 'solo');

const choose = (grupos: readonly Grupo[], isFor: (fila: Fila) => boolean): Grupo[] =>
  grupos
    .map((grupo) => ({ ...grupo, filas: grupo.filas.filter(isFor) }))
    .filter(({ filas }) => filas.length > 0);
