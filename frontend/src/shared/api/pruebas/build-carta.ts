import type { Categoria, Opcion, Producto, ValorOpcion } from '@carta/contracts';

let siguiente = 0;

/** 24 hexadecimal figures, as the database makes them. */
const createId = () => (++siguiente).toString(16).padStart(24, '0');

/** A product; a test states only what matters to it. */
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

/** A formato of a product. */
export function buildFormato(nombre: string, precio: number, disponible = true) {
  return { _id: createId(), nombre, precio, disponible };
}

/** An opción with a value for each name; a supplement in euros after its name, as 'Bacon +1.5'. */
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

/** A value of an opción, with nothing to pay and nothing that it contains. */
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
