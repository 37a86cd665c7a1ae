import { rutasSala } from '@carta/contracts';
import type { EnMarcha } from './start-producto';
import { callAs, findGrupo, moveMesa, sendPedido } from './api';
import { PLATO, buildCasaDificil } from './casa-dificil';
import { buildCasaConPases } from './casa-pases';
import { buildLocal } from './restaurantes';
import type { Local } from './restaurantes';

/** A house in the middle of service, and the mesas of it that are looked at. */
export interface CasaMirada {
  local: Local;
  /** Has ordered, with an allergy and a note, and sits in a zona with people where there are such. */
  mesa: number;
}

/** Three digits, in a zona with a name of nearly as many letters as there may be. */
const MESA_LARGA = 148;

/** A bar, a restaurant whose pases wait, and one where every name and number is as long as it may be. */
export const TRES_CASAS: Record<string, (producto: EnMarcha) => Promise<CasaMirada>> = {
  'a bar': async (producto) => {
    const local = await buildLocal(producto, {
      nombre: 'Bar Pepe',
      numeroMesas: 33,
      zonas: [{ nombre: 'Barra alta', mesas: '30-33' }],
    });
    await fill(producto, local, [33, 30, 2, 3, 4, 5], ['Croquetas', 'Bravas', 'Caña', 'Caña'], 2);
    return { local, mesa: 33 };
  },
  'a restaurant': async (producto) => {
    const local = await buildCasaConPases(producto);
    await fill(producto, local, [12, 13, 14, 15, 16, 17], ['Alcachofas', 'Lubina a la sal', 'Caña'], 4);
    return { local, mesa: 12 };
  },
  'the awkward one': async (producto) => {
    const local = await buildCasaDificil(producto, MESA_LARGA + 60);
    const mesas = [MESA_LARGA, 149, 150, 151, 152, 153] as const;
    await fill(producto, local, mesas, [PLATO], 24);
    return { local, mesa: MESA_LARGA };
  },
};

/** The second sits with the third, one is served and one has paid; the last two only ordered. */
async function fill(
  producto: EnMarcha,
  local: Local,
  mesas: readonly [number, number, number, number, number, number],
  platos: readonly string[],
  comensales: number,
): Promise<void> {
  const [primera, segunda, tercera, servida, pagada, otra] = mesas;
  await sendPedido(producto, local, primera, platos, 'Alergia al huevo: sin mayonesa', [
    'gluten',
    'frutos_de_cascara',
  ]);
  for (const mesa of [segunda, otra]) await sendPedido(producto, local, mesa, platos, 'Sin cebolla');
  for (const mesa of [servida, pagada])
    await sendPedido(producto, local, mesa, platos.slice(-1), 'Sin cebolla');
  const put = (ruta: string, body: object) => callAs(producto, local, ruta, { method: 'PUT', body });
  const { grupoMesa, rev } = await findGrupo(producto, local, primera);
  await put(rutasSala.comensales(grupoMesa), { comensales, rev });
  const junta = await findGrupo(producto, local, segunda);
  await put(rutasSala.juntarMesas(junta.grupoMesa), { mesas: [segunda, tercera], rev: junta.rev });
  for (const mesa of [servida, pagada]) await moveMesa(producto, local, mesa, 'entregado');
  await moveMesa(producto, local, pagada, 'pagado');
}
