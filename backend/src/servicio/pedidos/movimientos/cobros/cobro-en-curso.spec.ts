import { centimos } from '@carta/contracts';
import type { GrupoMesa } from '@carta/contracts';
import { CobroEnCurso } from './cobro-en-curso';

const EN = new Date('2026-11-28T21:30:00Z');
const QUIEN = { en: EN, por: 'Ana' };
const ACTO = { que: 'cobrar', clave: '6f1f2a54-3a1d-4c7e-9a44-0d5a4b6f2c11' };

/** A served mesa with one line. */
function mesaDe(mesa: number, precio: number): GrupoMesa {
  const lineas = [{ id: `linea-${mesa}`, nombre: 'Paella', cantidad: 1, precio, estado: 'entregado' }];
  const ticket = { id: `ticket-${mesa}`, clave: `clave-${mesa}`, tipo: 'comida', creadoEn: EN, lineas };
  return {
    ...{ id: `grupo-${mesa}`, restauranteId: 'casa', mesa, rev: 1, pagado: false, actualizadoEn: EN },
    pedidos: [ticket],
  } as unknown as GrupoMesa;
}

it('counts what another process charged of a tab under the same key, so that the next tab gives only the rest', () => {
  const [primera, segunda] = [mesaDe(4, 2_000), mesaDe(5, 2_000)];
  const vistas = new Map([primera, segunda].map(({ id }) => [id, 1]));
  const cobro = new CobroEnCurso(
    { importe: 30, forma: 'tarjeta' },
    { acto: ACTO, hechos: new Set() },
    [primera, segunda],
    vistas,
  );
  const deOtro = cobro.take(primera, cobro.restante, QUIEN).movimiento;
  if (!deOtro.ok) throw new Error(deOtro.motivo);

  const resto = cobro.restanteTras(deOtro.grupo, cobro.restante);

  expect([cobro.restante, resto]).toEqual([centimos(3_000), centimos(1_000)]);
  const { movimiento } = cobro.take(segunda, resto, QUIEN);
  expect(movimiento.ok && movimiento.grupo.cobros?.map(({ importe }) => importe)).toEqual([1_000]);
});
