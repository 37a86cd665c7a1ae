import { rutasGestion, rutasSala } from '@carta/contracts';
import type { Categoria, Grupo, Marchar, Pase } from '@carta/contracts';
import { callAs, findGrupo } from './api';
import { buildLocal } from './restaurantes';
import type { Local } from './restaurantes';
import type { EnMarcha } from './start-producto';

const PASES = ['Entrantes', 'Primeros', 'Segundos', 'Postres'] as const;
export type NombrePase = (typeof PASES)[number];

/** The dishes of each pase; drinks have none. */
export const PLATOS = {
  Entrantes: ['Croquetas', 'Ensaladilla', 'Pan con tomate'],
  Primeros: ['Sopa de pescado', 'Alcachofas', 'Arroz del señorito'],
  Segundos: ['Lubina a la sal', 'Solomillo a la pimienta', 'Bacalao al pilpil'],
  Postres: ['Flan', 'Tarta de queso', 'Helado'],
} as const satisfies Record<NombrePase, readonly string[]>;

/** A house whose dishes wait for their pase, unless it says otherwise. */
export async function buildCasaConPases(producto: EnMarcha, marchar: Marchar = 'sala'): Promise<Local> {
  const local = await buildLocal(producto, {
    numeroMesas: 60,
    categorias: [
      ...PASES.map((nombre) => ({
        nombre,
        tipo: 'comida' as const,
        platos: PLATOS[nombre].map((plato) => ({ nombre: plato, precio: 1_200 })),
      })),
      { nombre: 'Bebidas', tipo: 'bebida' as const, platos: [{ nombre: 'Caña', precio: 220 }] },
    ],
  });
  const put = <T>(ruta: string, body: unknown) => callAs<T>(producto, local, ruta, { method: 'PUT', body });
  const pases = await put<Pase[]>(rutasGestion.pases(local.id), {
    pases: PASES.map((nombre) => ({ nombre })),
  });
  await put(rutasSala.servicio(local.id), { marchar });
  const categorias = await callAs<Categoria[]>(producto, local, rutasGestion.categorias());
  for (const { _id: pase, nombre } of pases) {
    const { _id } = categorias.find((categoria) => categoria.nombre === nombre) ?? { _id: '' };
    await put(rutasGestion.categoria(_id), { pase });
  }
  return local;
}

/** A pase of what is open at a mesa marches, or waits again, as somebody of the floor does it. */
export async function movePase(
  producto: EnMarcha,
  local: Local,
  mesa: number,
  nombre: NombrePase,
  que: 'marchar' | 'esperar' = 'marchar',
): Promise<Grupo> {
  const { grupoMesa, rev, pedidos: tickets } = await findGrupo(producto, local, mesa);
  const linea = tickets.flatMap(({ productos }) => productos).find(({ pase }) => pase?.nombre === nombre);
  const ruta = que === 'marchar' ? rutasSala.marcharPase : rutasSala.esperarPase;
  const body = { pase: linea?.pase?.id, rev };
  return callAs<Grupo>(producto, local, ruta(grupoMesa), { method: 'PUT', body });
}
