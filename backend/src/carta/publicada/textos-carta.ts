import type {
  Carta,
  CategoriaConProductos,
  ConOriginal,
  Formato,
  LugarTexto,
  MenuProducto,
  Opcion,
  Producto,
} from '@carta/contracts';

/** Where a text stands: the same as in the owner's table. */
export interface LugarDeTexto {
  /** `id.campo`. */
  de: string;
  lugar: LugarTexto;
  parteDe?: string;
  seccion: string;
}

/** Undefined leaves the Spanish text. */
export type Traduce = (original: string, lugar: LugarDeTexto) => string | undefined;

/** Of what stands under one heading. */
type TraduceAqui = (original: string, lugar: Omit<LugarDeTexto, 'seccion'>) => string | undefined;

type Contenido = Omit<Carta, 'version'>;

/**
 * The only walk over the texts of a carta, in its order: it says them in another language, and lists them. Ids,
 * prices, allergens and everything else stay as they are.
 */
export function translateCarta(carta: Contenido, traduce: Traduce): Contenido {
  const { restaurante, categorias, sinCategoria, opciones } = carta;
  const { zonas, pases } = restaurante;
  const under =
    (seccion: string): TraduceAqui =>
    (original, lugar) =>
      traduce(original, { ...lugar, seccion });
  const toCategoria = (categoria: CategoriaConProductos): CategoriaConProductos => {
    const aqui = under(categoria.nombre);
    return {
      ...named(categoria, aqui, { de: `${categoria._id}.nombre`, lugar: 'Categoría' }),
      productos: categoria.productos.map((producto) => translateProducto(producto, aqui)),
    };
  };
  const traducida: Contenido = {
    ...carta,
    categorias: categorias.map(toCategoria),
    sinCategoria: sinCategoria.map((producto) => translateProducto(producto, under('Sin categoría'))),
  };
  if (opciones) traducida.opciones = opciones.map((opcion) => translateOpcion(opcion, under('Opciones')));
  const deCasa = under('Zonas y pases');
  traducida.restaurante = {
    ...restaurante,
    ...(zonas && {
      zonas: zonas.map((zona) => named(zona, deCasa, { de: `${zona._id}.nombre`, lugar: 'Zona' })),
    }),
    ...(pases && {
      pases: pases.map((pase) => named(pase, deCasa, { de: `${pase._id}.nombre`, lugar: 'Pase' })),
    }),
  };
  return traducida;
}

/** In the order of the carta; one that stands in many places is listed with each. */
export function textosOf(carta: Contenido): (LugarDeTexto & { original: string })[] {
  const textos: (LugarDeTexto & { original: string })[] = [];
  translateCarta(carta, (original, lugar) => void textos.push({ original, ...lugar }));
  return textos;
}

function named<T extends ConOriginal & { nombre: string }>(
  cosa: T,
  traduce: TraduceAqui,
  lugar: Omit<LugarDeTexto, 'seccion'>,
): T {
  const { nombre: original } = cosa;
  const nombre = traduce(original, lugar);
  return nombre === undefined || nombre === original ? cosa : { ...cosa, nombre, original };
}

function translateProducto(producto: Producto, traduce: TraduceAqui): Producto {
  const { _id, descripcion, ingredientes, formatos, menu } = producto;
  const parteDe = producto.nombre;
  const say = (texto: string, campo: string, lugar: LugarTexto): string =>
    texto === '' ? texto : (traduce(texto, { de: `${_id}.${campo}`, lugar, parteDe }) ?? texto);
  const toFormato = (formato: Formato): Formato =>
    named(formato, traduce, { de: `${formato._id}.nombre`, lugar: 'Formato', parteDe });
  return {
    ...named(producto, traduce, { de: `${_id}.nombre`, lugar: menu ? 'Menú' : 'Plato' }),
    descripcion: say(descripcion, 'descripcion', 'Descripción'),
    ingredientes: ingredientes.map((texto) => say(texto, 'ingredientes', 'Ingrediente')),
    ...(formatos && { formatos: formatos.map(toFormato) }),
    ...(menu && { menu: translateMenu(menu, producto, traduce) }),
  };
}

function translateMenu(menu: MenuProducto, { _id, nombre }: Producto, traduce: TraduceAqui): MenuProducto {
  const parteDe = nombre;
  return {
    ...menu,
    pases: menu.pases.map((pase) => ({
      ...named(pase, traduce, { de: `${_id}.pases`, lugar: 'Pase del menú', parteDe }),
      platos: pase.platos.map((plato) =>
        named(plato, traduce, { de: `${plato._id}.nombre`, lugar: 'Plato del menú', parteDe }),
      ),
    })),
    incluye: menu.incluye.map(
      (texto) => traduce(texto, { de: `${_id}.incluye`, lugar: 'Incluye', parteDe }) ?? texto,
    ),
  };
}

function translateOpcion(opcion: Opcion, traduce: TraduceAqui): Opcion {
  return {
    ...named(opcion, traduce, { de: `${opcion._id}.nombre`, lugar: 'Opción' }),
    valores: opcion.valores.map((valor) =>
      named(valor, traduce, { de: `${valor._id}.nombre`, lugar: 'Valor', parteDe: opcion.nombre }),
    ),
  };
}
