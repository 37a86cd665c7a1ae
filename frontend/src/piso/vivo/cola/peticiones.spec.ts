import '../actos/pagar';
import { onToast } from '../../../shared/ui/Toasts/toast';
import { buildGrupo } from '../pruebas/fabrica';
import { enqueue, isEnCurso } from './peticiones';
import { playAhora } from './play';
import { resetTablero } from '../tablero/useTablero';

afterEach(resetTablero);

it('does one thing at a time per mesa, in order, and what fails takes nothing with it', async () => {
  const hechas: string[] = [];
  let fail = () => {};
  const primera = enqueue('m', () => new Promise((_, reject) => (fail = () => reject(new Error('no')))));
  const segunda = enqueue('m', () => Promise.resolve(hechas.push('segunda')));
  const deOtraMesa = enqueue('otra', () => Promise.resolve(hechas.push('otra')));
  await deOtraMesa;
  expect(hechas).toEqual(['otra']);

  fail();

  await expect(primera).rejects.toThrow('no');
  await segunda;
  await enqueue('m', () => Promise.resolve(hechas.push('tercera')));
  expect(hechas).toEqual(['otra', 'segunda', 'tercera']);
});

it('shows no move as under way once it has ended, though its refusal could not be told', async () => {
  const grupo = buildGrupo();
  const movimiento = { id: 1, grupoMesa: grupo.grupoMesa, tipo: 'pagar', vistos: [] } as const;
  const fail = () => {
    throw new Error('nobody listens');
  };
  const stop = onToast({ show: fail, retirar: fail });

  const jugada = playAhora(movimiento, () => Promise.reject(new Error('no')), 'No se ha podido');
  expect(isEnCurso(grupo.grupoMesa)).toBe(true);

  await expect(jugada).rejects.toThrow('nobody listens');
  stop();
  expect(isEnCurso(grupo.grupoMesa)).toBe(false);
});
