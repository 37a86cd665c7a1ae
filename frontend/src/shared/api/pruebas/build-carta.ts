import type { Categoria, MenuProducto, Opcion, PlatoMenu, Producto, ValorOpcion } from '@carta/contracts';

let siguiente = 0;

/** The database's ids have 24 hexadecimal digits. */
const createId = () => (++siguiente).toString(16).padStart(24, '0');

/** A test states only what matters to it. */
export function buildProducto(datos: Partial<Producto> = {}): Producto {
  const _id = createId();
  const disponible = datos.disponible ?? true;
  return {
    _id,
    nombre: `Plato ${siguiente}`,
    descripcion: '',
    precio: 9.5,
    categoria: null,
    imagen: null,
    imagenPrevia: null,
    ingredientes: [],
    alergenos: [],
    alergenosDeclarados: true,
    estado: disponible ? 'disponible' : 'agotado',
    ...datos,
    disponible,
  };
}

export function buildCategoria(datos: Partial<Categoria> = {}): Categoria {
  return { _id: createId(), nombre: 'Para picar', posicion: 0, tipo: 'comida', ...datos };
}

export function buildFormato(nombre: string, precio: number, disponible = true) {
  return { _id: createId(), nombre, precio, disponible };
}

/** Each name becomes a value; a supplement in euros follows it, as in 'Bacon +1.5'. */
export function buildOpcion(nombre: string, valores: readonly string[], datos: Partial<Opcion> = {}): Opcion {
  return {
    _id: createId(),
    nombre,
    min: 1,
    max: 1,
    valores: valores.map((texto) => {
      const [valor = '', suplemento = '0'] = texto.split(' +');
      return buildValor(valor, { suplemento: Number(suplemento) });
    }),
    ...datos,
  };
}

/** The value costs nothing and contains nothing. */
export function buildValor(nombre: string, datos: Partial<ValorOpcion> = {}): ValorOpcion {
  return {
    _id: createId(),
    nombre,
    suplemento: 0,
    alergenos: [],
    alergenosDeclarados: true,
    disponible: true,
    ...datos,
  };
}

/** Each pase is a list of names; a supplement in euros follows one, as in 'Entrecot +3'. */
export function buildMenu(
  pases: Record<string, readonly string[]>,
  datos: Partial<MenuProducto> = {},
): Producto {
  const platos = (nombres: readonly string[]): PlatoMenu[] =>
    nombres.map((texto) => {
      const [nombre = '', suplemento] = texto.split(' +');
      return {
        ...{ _id: createId(), nombre, tipo: 'comida', alergenos: [] },
        ...{ alergenosDeclarados: true, disponible: true },
        ...(suplemento === undefined ? {} : { suplemento: Number(suplemento) }),
      };
    });
  return buildProducto({
    nombre: 'Menú del día',
    precio: 14.5,
    menu: {
      pases: Object.entries(pases).map(([nombre, nombres]) => ({ nombre, platos: platos(nombres) })),
      incluye: ['pan', 'bebida', 'postre o café'],
      ...datos,
    },
  });
}
