import { LIMITES, rutas } from '@carta/contracts';
import { ok, useServidor } from '../../shared/api/pruebas/servidor';
import { buildSeguido } from './pruebas/build-seguido';
import { fetchSeguidos } from './seguimiento-store';

const servidor = useServidor();

it('asks about as many orders at once as the server answers, and puts the answers together', async () => {
  const tandas: string[][] = [];
  servidor.manejar = (req, res) => {
    const tokens = String(req.headers['x-seguimiento']).split(',');
    expect(req.url).toBe(rutas.seguimiento());
    tandas.push(tokens);
    ok(
      res,
      tokens.map((token) => buildSeguido(1, 'listo', { _id: token })),
    );
  };
  const tokens = Array.from({ length: 2 * LIMITES.seguidosPorConsulta + 5 }, (_, i) => `token-${i}`);

  const seguidos = await fetchSeguidos(tokens);

  expect(tandas.map(({ length }) => length).sort()).toEqual([20, 20, 5]);
  expect(seguidos.map(({ pedidos: tickets }) => tickets[0]?._id)).toEqual(tokens);
});
