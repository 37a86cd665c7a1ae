import { rutas, rutasGestion, rutasSala } from '@carta/contracts';
import type { Carta, EstacionCasa, LineaPedidaRequest, Pase, Producto } from '@carta/contracts';
import { callAs, readLogin } from './api';
import { buildLocal } from './restaurantes';
import type { Local } from './restaurantes';
import type { EnMarcha } from './start-producto';

/** What can be ordered, and the lines that it is stored as: 'Lubina 1800', in céntimos. */
export interface Oferta {
  pedida: LineaPedidaRequest;
  guardadas: readonly string[];
}

/** A house that marches by itself, whose fish is made at a station of its own, and that has a menú del día. */
export interface CasaDeMenus {
  local: Local;
  token: string;
  estaciones: readonly EstacionCasa[];
  pases: readonly Pase[];
  ofertas: readonly Oferta[];
}

const PLATOS = { Croquetas: 950, Lubina: 1_800, Flan: 500, Agua: 250 } as const;
const MENU = 1_450;
/** Their dishes, each with its supplement. */
const MENUS = {
  Menú: { Croquetas: 0, Lubina: 0, Flan: 0, Agua: 0 },
  'Menú completo': { Croquetas: 0, Lubina: 300, Flan: 0, Agua: 100 },
} as const;
const PASES = { Entrantes: 'Croquetas', Segundos: 'Lubina', Postres: 'Flan' } as const;

export async function buildCasaDeMenus(producto: EnMarcha): Promise<CasaDeMenus> {
  const local = await buildLocal(producto, {
    categorias: [
      ...Object.entries(PASES).map(([nombre, plato]) => ({
        ...{ nombre, tipo: 'comida' as const },
        platos: [{ nombre: plato, precio: PLATOS[plato] }],
      })),
      { nombre: 'Bebidas', tipo: 'bebida', platos: [{ nombre: 'Agua', precio: PLATOS.Agua }] },
    ],
  });
  const send = <T>(method: 'PUT' | 'POST', ruta: string, body: object) =>
    callAs<T>(producto, local, ruta, { method, body });
  const pases = await send<Pase[]>('PUT', rutasGestion.pases(local.id), {
    pases: Object.keys(PASES).map((nombre) => ({ nombre })),
  });
  const estaciones = await send<EstacionCasa[]>('PUT', rutasGestion.estaciones(local.id), {
    estaciones: [{ nombre: 'Plancha', tipo: 'comida' }],
  });
  const { categorias } = await callAs<Carta>(producto, local, rutas.carta(local.id));
  for (const { _id, nombre } of categorias) {
    const pase = pases.find((suyo) => suyo.nombre === nombre)?._id ?? null;
    const estacion = nombre === 'Segundos' ? estaciones[0]?._id : null;
    await send('PUT', rutasGestion.categoria(_id), { pase, estacion });
  }
  await send('PUT', rutasSala.servicio(local.id), { marchar: 'auto' });
  const ids = new Map(
    categorias.flatMap(({ productos }) => productos).map(({ nombre, _id }) => [nombre, _id]),
  );
  const menus = await Promise.all(
    Object.entries(MENUS).map(([nombre, suplementos]) =>
      send<Producto>('POST', rutasGestion.productos(), {
        ...{ nombre, precio: MENU / 100, categoria: categorias[0]?._id },
        menu: {
          pases: Object.entries(suplementos).map(([plato, suplemento]) => ({
            nombre: `De ${plato}`,
            platos: [{ producto: ids.get(plato), suplemento: suplemento / 100 }],
          })),
        },
      }),
    ),
  );
  const { accessToken: token } = await readLogin(producto, local);
  return { local, token, estaciones, pases, ofertas: [...ofertasDePlatos(ids), ...menus.map(ofertaDeMenu)] };
}

const ofertasDePlatos = (ids: ReadonlyMap<string, string>): Oferta[] =>
  Object.entries(PLATOS).map(([nombre, precio]) => ({
    pedida: { productoId: ids.get(nombre) ?? '', nombre, precio: precio / 100, cantidad: 1 },
    guardadas: [`${nombre} ${precio}`],
  }));

function ofertaDeMenu({ _id, nombre, menu }: Producto): Oferta {
  const suplementos = Object.entries(MENUS[nombre as keyof typeof MENUS]);
  const precio = suplementos.reduce((suma, [, suplemento]) => suma + suplemento, MENU);
  const opciones = (menu?.pases ?? []).flatMap(({ platos }) => platos.map((plato) => plato._id));
  return {
    pedida: { productoId: _id, nombre, precio: precio / 100, cantidad: 1, opciones },
    guardadas: [
      `${nombre} ${MENU}`,
      ...suplementos.map(([plato, suplemento]) => `${plato} de menú ${suplemento}`),
    ],
  };
}
