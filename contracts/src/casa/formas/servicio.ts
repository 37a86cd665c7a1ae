// Longer than most: one table of what a house switches on and sets, each row with its rule and its words.
import { ACTOS_CON_ENCARGADO } from '../dominio/aprobacion';
import type { ActoConEncargado } from '../dominio/aprobacion';
import { MARCHAR } from '../dominio/cocina';
import type { Marchar } from '../dominio/cocina';
import { marchar } from '../reglas/cocina';
import { actos } from '../reglas/persona';
import type { Husos } from '../../plataforma/dominio/husos';
import { campo, logico, numero, opcional, texto, toOpcionales } from '../../plataforma/formas/forma';
import type { Campo, De } from '../../plataforma/formas/forma';
import { id } from '../../plataforma/reglas/ids';
import { listaConNombres } from '../../plataforma/reglas/nombres';
import { allOf, enteroHasta, interruptor, isTexto, nombrado } from '../../plataforma/reglas/regla';
import type { Regla } from '../../plataforma/reglas/regla';

/** A switch of a house: where its owner finds it and reads what it does. `description` is for the API's document. */
interface FilaInterruptor {
  inicial: boolean;
  enAjustes: string;
  titulo: string;
  texto: string;
  description?: string;
}

/** Settings show them by their group, in this order (docs/reglas/casa.md#how-a-restaurant-works). */
export const INTERRUPTORES = {
  pausado: {
    inicial: false,
    enAjustes: 'Pedidos desde la mesa',
    titulo: 'Pausar pedidos',
    texto:
      'Nadie puede pedir desde el móvil hasta que lo desactives. La carta se sigue viendo, y los camareros pueden tomar nota.',
  },
  exigirQrFirmado: {
    inicial: false,
    enAjustes: 'Pedidos desde la mesa',
    titulo: 'Pedir solo con el código de la mesa',
    texto:
      'Solo puede pedir quien ha escaneado el código impreso de su mesa. Si lo desactivas, también te llegan pedidos de quien no lo ha escaneado, marcados «Sin verificar».',
  },
  mesaCompartida: {
    inicial: false,
    enAjustes: 'Pedidos desde la mesa',
    titulo: 'Toda la mesa ve su pedido',
    texto: 'Cada móvil ve lo que han pedido todos los de su mesa y cuánto suma, no solo lo suyo.',
  },
  preguntarComensales: {
    inicial: false,
    enAjustes: 'Pedidos de los camareros',
    titulo: 'Preguntar cuántos son',
    texto:
      'El primer pedido de cada mesa pregunta cuántos son, y se puede omitir. Con eso la cuenta se reparte sola, y las estadísticas dicen lo que gasta cada comensal.',
    description: 'The first order of a mesa asks how many sit there',
  },
  sillas: {
    inicial: false,
    enAjustes: 'Pedidos de los camareros',
    titulo: 'Apuntar para quién es cada plato',
    texto:
      'Al tomar nota se elige la silla de cada plato: P1, P2… Se lee en la salida y al llevarlo a la mesa.',
    description: 'Waiters say for which seat of the mesa a dish is',
  },
  sinPantallaBarra: {
    inicial: false,
    enAjustes: 'Pantallas',
    titulo: 'No tengo pantalla de barra',
    texto:
      'Las bebidas salen en la pantalla de cocina junto a la comida, y nadie avisa de que la barra no está conectada.',
    description: "The bar has no screen of its own: its drinks come out on the kitchen's",
  },
  urgentes: {
    inicial: false,
    enAjustes: 'Urgentes',
    titulo: 'Marcar urgente',
    texto:
      'La sala, la cocina y la salida pueden marcar un pedido como urgente: sale el primero en las pantallas, con una estrella, hasta que se sirve.',
    description: 'Tickets may be marked as urgent',
  },
} as const satisfies Record<string, FilaInterruptor>;

export type Interruptor = keyof typeof INTERRUPTORES;
export type GrupoInterruptores = (typeof INTERRUPTORES)[Interruptor]['enAjustes'];

/** What a house sets, until it does. */
type Ajuste<T> = Campo<T> & { inicial: T };

const MINUTOS_MAX = 120;

/** After `inicial` minutes a ticket turns amber, or red. */
const minutos = (inicial: number): Ajuste<number> => ({
  inicial,
  ...numero(enteroHasta(MINUTOS_MAX, 'Los minutos'), { minimum: 1, maximum: MINUTOS_MAX }),
});

const DIAS_MAX = 365;

/** A form of charge of the house, beside ours: 'Ticket restaurante', 'Habitación' (docs/reglas/dinero.md#charging). */
export interface FormaDeCasa {
  /** Made by the screen that adds it, for good. */
  _id: string;
  nombre: string;
  /** A charge has to say it; absent: nothing. */
  pide?: (typeof PIDE)[number];
}

export const PIDE = ['numero', 'numero_y_cliente'] as const;
export const FORMAS_MAX = 6;
export const FORMA_MAX = 30;

export const nombreFormaDeCasa = allOf(nombrado('El nombre de la forma de cobro es obligatorio'), (valor) =>
  isTexto(valor) && valor.trim().length <= FORMA_MAX
    ? null
    : `El nombre puede tener como máximo ${FORMA_MAX} caracteres`,
);

const formasDeCasa: Regla = listaConNombres({
  maximo: FORMAS_MAX,
  invalida: 'Las formas de cobro no son válidas',
  muchas: `Puede haber como máximo ${FORMAS_MAX} formas de cobro`,
  repetida: (nombre) => `Hay dos formas de cobro que se llaman «${nombre}»`,
  check: ({ _id, nombre, pide }) =>
    id(_id) ??
    nombreFormaDeCasa(nombre) ??
    (pide === undefined || PIDE.some((conocido) => conocido === pide)
      ? null
      : 'Las formas de cobro no son válidas'),
});

const VALORES = {
  minutosAmbar: minutos(5),
  minutosRojo: minutos(10),
  diasNotas: {
    inicial: 30,
    ...numero(enteroHasta(DIAS_MAX, 'Los días'), {
      minimum: 1,
      maximum: DIAS_MAX,
      description: 'Days for which an archived order keeps its notes and what was avoided in it',
    }),
  },
  marchar: {
    inicial: 'todo' as Marchar,
    ...texto<Marchar>(marchar, {
      enum: MARCHAR,
      description: 'When the later pases of an order march: at once, when the sala says so, or by themselves',
    }),
  },
  formas: {
    inicial: undefined as FormaDeCasa[] | undefined,
    ...campo<FormaDeCasa[]>(formasDeCasa, {
      type: 'array',
      maxItems: FORMAS_MAX,
      description: 'Forms of charge of the house: all of them, in the place of those there were',
      items: {
        type: 'object',
        required: ['_id', 'nombre'],
        properties: {
          _id: { type: 'string' },
          nombre: { type: 'string', maxLength: FORMA_MAX },
          pide: { type: 'string', enum: [...PIDE] },
        },
      },
    }),
  },
};

const aCampos = Object.entries<FilaInterruptor>(INTERRUPTORES).map(([nombre, { inicial, description }]) => [
  nombre,
  { inicial, ...logico(interruptor, { description }) },
]);

/** All that stands in `Servicio` from the beginning. */
export const SERVICIO = {
  ...(Object.fromEntries(aCampos) as Record<Interruptor, Ajuste<boolean>>),
  ...VALORES,
};

type DeSiempre = { [C in keyof typeof SERVICIO]: (typeof SERVICIO)[C]['inicial'] };

export const SERVICIO_INICIAL = Object.fromEntries(
  Object.entries(SERVICIO).map(([nombre, { inicial }]) => [nombre, inicial]),
) as DeSiempre;

/** GET and PUT /restaurantes/{id}/servicio. */
export interface Servicio extends Omit<DeSiempre, 'formas'> {
  /** The higher of two is newer. */
  rev: number;
  /** For these acts a device asks an encargado; absent: for none. */
  conEncargado?: ActoConEncargado[];
  /** In the order of the house; absent: none. */
  formas?: FormaDeCasa[] | undefined;
  husos?: Husos;
}

/** Absent fields stay; staff may only change `pausado`. */
export const CAMBIAR_SERVICIO = {
  ...toOpcionales(SERVICIO),
  conEncargado: opcional.campo<ActoConEncargado[]>(actos, {
    enum: ACTOS_CON_ENCARGADO,
    isArray: true,
    uniqueItems: true,
    description: 'For these acts a device asks an encargado: all of them, in the place of those there were',
  }),
};

export type CambiarServicioRequest = De<typeof CAMBIAR_SERVICIO>;
