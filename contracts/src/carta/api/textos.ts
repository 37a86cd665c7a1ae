import type { Lengua } from '../../casa/dominio/lenguas';

/** Where a text of the carta stands, in the words of the owner's table. */
export type LugarTexto =
  | 'Categoría'
  | 'Plato'
  | 'Menú'
  | 'Descripción'
  | 'Ingrediente'
  | 'Formato'
  | 'Opción'
  | 'Valor'
  | 'Pase del menú'
  | 'Plato del menú'
  | 'Incluye'
  | 'Pase'
  | 'Zona';

/** `sinRevisar`: it was translated under another name, which the carta no longer says. */
export type EstadoTexto = 'falta' | 'sinRevisar' | 'hecha';

/** A Spanish text of the carta, once, however often the carta says it. */
export interface TextoDeCarta {
  original: string;
  /** `id.campo` of the first thing that says it. */
  de: string;
  lugar: LugarTexto;
  /** The Spanish name of what it is a part of: a description's dish, a value's opción. */
  parteDe?: string;
  /** The heading it stands under: its categoría, 'Sin categoría', 'Opciones', or 'Zonas y pases'. */
  seccion: string;
  estado: EstadoTexto;
  /** The translation; of a text without a review, the one of before, which no diner reads. */
  texto?: string;
  /** Of a text without a review: the Spanish that was translated. */
  antes?: string;
  /** Of one that was never translated: what the glossary has for it, which no diner reads. */
  propuesta?: string;
}

export interface CuentaTextos {
  faltan: number;
  sinRevisar: number;
  hechas: number;
}

/** GET /textos: one for each language that is switched on, without Spanish. */
export interface CuentaDeLengua extends CuentaTextos {
  lengua: Lengua;
}

/** GET /textos/{lengua}, in the order of the carta. @public */
export interface TextosDeCarta extends CuentaDeLengua {
  textos: TextoDeCarta[];
}
