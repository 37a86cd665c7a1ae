import { Logger } from '@nestjs/common';
import type { mongo } from 'mongoose';
import { foldTexto, normalizeTexto } from '@carta/contracts';
import type { Migracion } from './migracion';

const COMPARADOS = [
  { coleccion: 'categorias', de: 'nombre', a: 'nombreNormalizado', comparado: normalizeTexto },
  { coleccion: 'opciones', de: 'nombre', a: 'nombreNormalizado', comparado: normalizeTexto },
  { coleccion: 'dispositivos', de: 'nombre', a: 'nombreNormalizado', comparado: foldTexto },
  {
    coleccion: 'restaurantes',
    de: 'email',
    a: 'email',
    comparado: (email: string): string => email.normalize('NFC'),
  },
] as const;

/** When two names in a house are equal, the second stays until its owner edits it, as the carta shows. */
export const nombresIguales: Migracion = {
  numero: 4,
  titulo: 'los nombres que se ven iguales cuentan como iguales',
  run: async (db) => {
    for (const { coleccion, de, a, comparado } of COMPARADOS) {
      const repetidos = await rewrite(db.collection(coleccion), de, a, comparado);
      if (repetidos === 0) continue;
      new Logger('BaseDatos').warn(
        `En '${coleccion}' se quedan como estaban, por verse iguales que otros: ${repetidos}.`,
      );
    }
  },
};

/** Returns how many names stay as they are because the new one is taken. */
async function rewrite(
  coleccion: mongo.Collection,
  de: string,
  a: string,
  comparado: (texto: string) => string,
): Promise<number> {
  let repetidos = 0;
  const todos = coleccion.find(
    { [de]: { $type: 'string' } },
    { projection: { restaurante: 1, [de]: 1, [a]: 1 } },
  );
  for await (const { _id, restaurante, ...doc } of todos.sort({ _id: 1 })) {
    const nuevo = comparado(doc[de] as string);
    if (nuevo === doc[a]) continue;
    const mismoNombre = { ...(restaurante ? { restaurante: restaurante as unknown } : {}), [a]: nuevo };
    if ((await coleccion.countDocuments(mismoNombre, { limit: 1 })) > 0) repetidos += 1;
    else await coleccion.updateOne({ _id }, { $set: { [a]: nuevo } });
  }
  return repetidos;
}
