import { oldDatabase } from '../../../../test/support/base-vieja';
import { indicePagados } from './0001-indice-pagados';

const base = oldDatabase('0001');

it('drops the index that nobody reads, and no other', async () => {
  const restaurantes = (await base.open()).collection('restaurantes');
  await restaurantes.createIndex({ email: 1 }, { name: 'email', unique: true });
  await restaurantes.createIndex({ _id: 1, pagadosDesde: 1 }, { name: 'pagados' });

  await base.runTwice(indicePagados);

  expect((await restaurantes.indexes()).map(({ name }) => name)).toEqual(['_id_', 'email']);
});

it('has nothing to do where the index never was', async () => {
  await base.runTwice(indicePagados);
});
