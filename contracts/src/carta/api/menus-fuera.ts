import { aperturaComunDe, aperturaDe, cerradoEn } from '../../casa/dominio/cerrado';
import type { Servido } from '../../casa/dominio/cerrado';
import { cuandoDe } from '../../casa/dominio/horario-textos';
import type { Cuando } from '../../casa/dominio/horas-texto';
import type { Carta, Categoria, MenuProducto, MenusFuera, Producto } from './carta';

/** The phone and the drawn page ask here which menus read as not served (docs/reglas/casa.md#opening-hours). */

/** It can be ordered while all its `partes` are open: the first is itself, the others the stations of its dishes. */
export interface MenuServido {
  producto: Producto;
  partes: readonly [propia: Servido, ...estaciones: Servido[]];
}

type Secciones = Pick<Carta, 'categorias' | 'sinCategoria'>;

/** `cambia`: the instants at which any of it may change, but for the end of a day. */
export function menusFuera(
  carta: Secciones & Pick<Carta, 'restaurante'>,
  ahora: Date,
): { fuera: MenusFuera; cambia: Date[] } {
  const { restaurante } = carta;
  const { husos = [] } = restaurante;
  const fuera: Record<string, Cuando | null> = {};
  const cambia: (Date | null)[] = [];
  for (const { producto, partes } of menusServidos(carta)) {
    // what closes its station closes it as it does any dish, which stays to be read
    const propia = aperturaDe({ husos }, partes[0], ahora);
    const cerrado = cerradoEn({ husos }, partes[0], ahora);
    cambia.push(propia.abierto ? propia.cierra : propia.abre, cerrado?.gracia ?? null);
    if (!cerrado || cerrado.gracia) continue;
    const apertura = aperturaComunDe(restaurante, partes, ahora);
    const abre = apertura.abierto ? null : apertura.abre;
    fuera[producto._id] = abre && cuandoDe(husos, abre, ahora);
  }
  return { fuera, cambia: cambia.flatMap((instante) => instante ?? []) };
}

export function menusServidos({ categorias, sinCategoria }: Secciones): MenuServido[] {
  const secciones = [
    ...categorias.map((categoria) => ({ servido: servidoDe(categoria), productos: categoria.productos })),
    { servido: SIN_CATEGORIA, productos: sinCategoria },
  ];
  return secciones.flatMap(({ servido, productos }) =>
    productos.flatMap((producto) =>
      producto.menu ? { producto, partes: partesOf(servido, producto.nombre, producto.menu) } : [],
    ),
  );
}

export const SIN_CATEGORIA: Servido = { tipo: 'comida' };

export function servidoDe({ nombre, tipo, horas }: Pick<Categoria, 'nombre' | 'tipo' | 'horas'>): Servido {
  return { tipo, ...(horas ? { servida: { nombre, horas } } : {}) };
}

/** A pase of drinks alone needs the bar. */
function partesOf(servido: Servido, nombre: string, { pases, horas }: MenuProducto): MenuServido['partes'] {
  const tipos = pases.flatMap(({ platos: [primero, ...resto] }) =>
    primero && resto.every(({ tipo }) => tipo === primero.tipo) ? [primero.tipo] : [],
  );
  return [
    { ...servido, ...(horas ? { propias: { nombre, horas } } : {}) },
    ...[...new Set(tipos)].filter((tipo) => tipo !== servido.tipo).map((tipo) => ({ tipo })),
  ];
}
