import { isSilla, parseAlergenos } from '@carta/contracts/comensal';
import type { Alergeno, TomarPedidoRequest } from '@carta/contracts';

/** What is said of an order besides its lines; how each is kept and sent, its row of `CAMPOS` says. */
export interface DatosCarrito {
  notas: string;
  /** Marked by a waiter; a diner's own allergens belong to the phone. */
  evita: readonly Alergeno[];
  /** Set by a waiter; a diner's phone follows its own tab. */
  para: ParaTab | null;
  /** A waiter's: nothing of it waits for its pase. */
  juntos: boolean;
  /** A waiter's: so many sit there, or they would not say; null before that. */
  comensales: ComensalesDichos;
  /** A waiter's: what is added next is for who sits there; null: for the mesa. */
  silla: number | null;
}

/**
 * The tab was last seen at the mesa; with `aquiMismo` it has left, and the order is for the party that sits
 * there now.
 */
export interface ParaTab {
  grupoMesa: string;
  aquiMismo?: true;
}

export type ComensalesDichos = number | 'omitidos' | null;

export type Objeto = Record<string, unknown>;

export const isObjeto = (valor: unknown): valor is Objeto => typeof valor === 'object' && valor !== null;
export const isTexto = (valor: unknown): valor is string => typeof valor === 'string';

function isPara(valor: unknown): valor is ParaTab {
  return isObjeto(valor) && isTexto(valor.grupoMesa);
}

function isComensales(valor: unknown): valor is ComensalesDichos {
  return valor === 'omitidos' || (Number.isInteger(valor) && Number(valor) > 0);
}

/** How a field is read, whatever was stored, and what of it is sent. */
interface Campo<V> {
  read: (crudo: unknown) => V;
  send: (valor: V) => Partial<TomarPedidoRequest>;
}

const CAMPOS: { [C in keyof DatosCarrito]: Campo<DatosCarrito[C]> } = {
  notas: {
    read: (crudo) => (isTexto(crudo) ? crudo : ''),
    send: (notas) => (notas.trim() === '' ? {} : { notas: notas.trim() }),
  },
  evita: {
    read: parseAlergenos,
    send: (evita) => (evita.length === 0 ? {} : { evita: [...evita] }),
  },
  para: {
    read: (crudo) => (isPara(crudo) ? crudo : null),
    send: (para) => para ?? {},
  },
  juntos: {
    read: (crudo) => crudo === true,
    send: (juntos) => (juntos ? { juntos } : {}),
  },
  comensales: {
    read: (crudo) => (isComensales(crudo) ? crudo : null),
    send: (comensales) => (typeof comensales === 'number' ? { comensales } : {}),
  },
  silla: {
    read: (crudo) => (isSilla(crudo) ? crudo : null),
    send: () => ({}),
  },
};

export const NOMBRES_DATOS = Object.keys(CAMPOS) as (keyof DatosCarrito)[];

export const readDatos = (crudo: Objeto): DatosCarrito =>
  Object.fromEntries(
    NOMBRES_DATOS.map((campo) => [campo, CAMPOS[campo].read(crudo[campo])]),
  ) as unknown as DatosCarrito;

export const sendDatos = (datos: DatosCarrito): Partial<TomarPedidoRequest> =>
  NOMBRES_DATOS.reduce<Partial<TomarPedidoRequest>>(
    (suma, campo) => ({ ...suma, ...CAMPOS[campo].send(datos[campo] as never) }),
    {},
  );
