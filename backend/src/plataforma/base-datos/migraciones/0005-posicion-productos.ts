import type { Migracion } from './migracion';

/** Until then a carta listed its products in the order of their creation. */
export const posicionProductos: Migracion = {
  numero: 5,
  titulo: 'los productos tienen su posición en la carta',
  run: async (db) => {
    const productos = db.collection('productos');
    for (const restaurante of await productos.distinct('restaurante')) {
      const hechos = await productos
        .find({ restaurante }, { projection: { _id: 1 } })
        .sort({ _id: 1 })
        .toArray();
      const ids = hechos.map(({ _id }) => _id);
      await productos.updateMany({ restaurante }, [{ $set: { posicion: { $indexOfArray: [ids, '$_id'] } } }]);
    }
  },
};
