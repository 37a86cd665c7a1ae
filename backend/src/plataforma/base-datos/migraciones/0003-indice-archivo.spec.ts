import { oldDatabase } from '../../../../test/support/base-vieja';
import { indiceArchivo } from './0003-indice-archivo';

const base = oldDatabase('0003');

it('drops the index that nobody reads, and no other', async () => {
  const grupos = (await base.open()).collection('grupos');
  await grupos.createIndex({ restaurante: 1, pagado: 1 }, { name: 'tablero' });
  await grupos.createIndex({ restaurante: 1, archivadoEn: 1 }, { name: 'archivo' });

  await base.runTwice(indiceArchivo);

  expect((await grupos.indexes()).map(({ name }) => name)).toEqual(['_id_', 'tablero']);
});
