import { randomUUID } from 'node:crypto';
import { CABECERA_CLAVE, rutas, rutasGestion } from '@carta/contracts';
import type { CrearPedidoRequest, LineaPedidaRequest, Opcion, Producto } from '@carta/contracts';
import { call, callAs, readCarta } from './api';
import { PUNTO } from './elegir';
import type { EnMarcha } from './start-producto';
import { buildLocal } from './restaurantes';
import type { Local } from './restaurantes';

/** So many mesas have ordered on a full night, each its food and its drinks. */
export const MESAS_LLENAS = 58;

const RACIONES = [
  'Croquetas de jamón ibérico',
  'Ensaladilla rusa',
  'Calamares a la andaluza',
  'Gambas al ajillo',
  'Boquerones en vinagre',
  'Solomillo a la pimienta verde',
  'Merluza a la romana con pimientos asados',
  'Tortilla',
  'Torreznos de Soria',
];
/** How many lines of food one mesa after another has ordered. */
const LINEAS = [3, 2, 4, 3, 2, 3, 5, 3, 2, 3] as const;

/** A house on a busy night: a ticket of two to five lines for each mesa, some with a size, some with what was chosen. */
export async function buildNocheLlena(producto: EnMarcha, mesas = MESAS_LLENAS): Promise<Local> {
  const platos = RACIONES.map((nombre, i) => ({ nombre, precio: 600 + 100 * i }));
  const local = await buildLocal(producto, {
    numeroMesas: 60,
    categorias: [
      { nombre: 'Cocina', tipo: 'comida', platos },
      { nombre: 'Bebidas', tipo: 'bebida', platos: [{ nombre: 'Caña', precio: 220 }] },
    ],
  });
  await addPlatosPorElegir(producto, local);
  const { categorias, opciones = [] } = await readCarta(producto, local);
  const [cocina = [], [cana] = []] = categorias.map(({ productos }) => productos);
  for (let mesa = 1; mesa <= mesas; mesa++) {
    const cuantas = LINEAS[mesa % LINEAS.length] ?? 3;
    const comida = Array.from({ length: cuantas }, (_, i) => cocina[(mesa + 4 * i) % cocina.length]);
    const productos = [...comida, cana].flatMap((plato, i) =>
      plato ? toLinea(plato, opciones, mesa + i) : [],
    );
    const body: CrearPedidoRequest = { restaurante: local.id, mesa, productos };
    const headers = { [CABECERA_CLAVE]: randomUUID() };
    await call(producto, rutas.pedidos(), { method: 'POST', headers, body });
  }
  return local;
}

/** A burger that asks its point, and bravas in two sizes. */
async function addPlatosPorElegir(producto: EnMarcha, local: Local): Promise<void> {
  const post = <T>(ruta: string, body: unknown) => callAs<T>(producto, local, ruta, { method: 'POST', body });
  const punto = await post<Opcion>(rutasGestion.opciones(), PUNTO);
  const categoria = (await readCarta(producto, local)).categorias[0]?._id;
  const propios = [
    { nombre: 'Hamburguesa', precio: 12, opciones: [punto._id] },
    {
      nombre: 'Bravas',
      precio: 5,
      formatos: [
        { nombre: 'Media', precio: 5 },
        { nombre: 'Ración', precio: 8 },
      ],
    },
  ];
  for (const propio of propios) await post(rutasGestion.productos(), { categoria, ...propio });
}

/** One to three of a dish, in one of its sizes and with one of the points it asks for, by turns. */
function toLinea(plato: Producto, [punto]: readonly Opcion[], turno: number): LineaPedidaRequest {
  const { _id, nombre, precio, formatos = [], opciones = [] } = plato;
  const formato = formatos[turno % Math.max(1, formatos.length)];
  const valor = opciones.length > 0 ? punto?.valores[turno % punto.valores.length] : undefined;
  return {
    productoId: _id,
    nombre,
    precio: formato?.precio ?? precio,
    cantidad: 1 + (turno % 3),
    ...(formato && { formato: formato._id }),
    ...(valor && { opciones: [valor._id] }),
  };
}
