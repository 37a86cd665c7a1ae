import { renderHook } from '@testing-library/react';
import { buildGrupo } from '../pruebas/fabrica';
import { useTablero } from './useTablero';
import { useTextoNovedades } from './useVista';

it('names the mesas of new orders by their numbers, in whatever order they were heard of', () => {
  const grupos = [7, 3].map((mesa) => buildGrupo({ mesa }));
  const { novedades } = useTablero.getState();
  useTablero.setState({
    grupos: new Map(grupos.map((grupo) => [grupo.grupoMesa, grupo])),
    novedades: {
      ...novedades,
      nuevos: new Set(grupos.flatMap(({ pedidos }) => pedidos.map(({ _id }) => _id))),
    },
  });

  expect(renderHook(useTextoNovedades).result.current).toBe('Pedido nuevo en la 3, la 7');
});
