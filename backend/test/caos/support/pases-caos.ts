import { rutas, rutasGestion, rutasSala } from '@carta/contracts';
import type { Carta, Marchar, Pase } from '@carta/contracts';
import { ask } from './ask';
import type { Local } from './local';

/** The food of this house waits for its pase from now on: its categorías have three, in turns. */
export async function letWait({ url, id, token }: Local, marchar: Marchar): Promise<void> {
  const put = async <T>(ruta: string, body: unknown): Promise<T> => {
    const { status, data } = await ask<T>(`${url}${ruta}`, { method: 'PUT', token, body });
    if (status !== 200 || !data) throw new Error(`${ruta} answered ${status}`);
    return data;
  };
  const nombres = ['Entrantes', 'Segundos', 'Postres'].map((nombre) => ({ nombre }));
  const pases = await put<Pase[]>(rutasGestion.pases(id), { pases: nombres });
  await put(rutasSala.servicio(id), { marchar });
  const { data } = await ask<Carta>(`${url}${rutas.carta(id)}`);
  const comidas = (data?.categorias ?? []).filter(({ tipo }) => tipo === 'comida');
  for (const [i, { _id }] of comidas.entries()) {
    await put(rutasGestion.categoria(_id), { pase: pases[i % pases.length]?._id });
  }
}
