import { centimos } from '../../../plataforma/dominio/dinero';
import { addCobro } from '../dinero/cobrar';
import { estadoTicket, totalGrupo } from './grupo';
import type { GrupoMesa } from './grupo';
import { pasosEntre } from '../historia/historial';
import { estadosDeMenus } from './menus';
import { moveGrupo, moveLinea } from '../pases/movimientos';
import { acknowledgeLinea, cancelLinea } from '../pases/movimientos-sala';
import { INICIO, buildGrupo, buildLinea, buildTicket, done, refusalOf } from '../pruebas/mesa';
import { restoreLinea } from '../pases/reponer';
import { isVaciaSabida, REPOSO_VACIA_MS } from './vacia';

const ANA = { por: 'Ana', en: INICIO };
const LUIS = { por: 'Luis', en: INICIO };
const plato = (id: string, precio: number) =>
  buildLinea('pendiente', { id, nombre: id, deMenu: 'menu', precio: centimos(precio) });

/** A menu of two dishes and a drink, 14,50 € and 3 € of the second. */
function buildMesaConMenu(): GrupoMesa {
  const comida = buildTicket([], { id: 'cocina' });
  const menu = buildLinea('pendiente', { id: 'menu', nombre: 'Menú', esMenu: true, precio: centimos(1_450) });
  return buildGrupo([
    { ...comida, clave: 'k', lineas: [menu, plato('lentejas', 0), plato('entrecot', 300)] },
    {
      ...buildTicket([], { id: 'barra' }),
      clave: 'k',
      tipo: 'bebida',
      vistoEn: INICIO,
      lineas: [plato('vino', 0)],
    },
  ]);
}
const cancel = (grupo: GrupoMesa, ticket: string, linea: string, clave = linea) =>
  cancelLinea(grupo, ticket, linea, { ...ANA, motivo: 'x', clave });
const move = (
  grupo: GrupoMesa,
  ticket: string,
  linea: string,
  to: 'en_preparacion' | 'listo' | 'entregado',
) => moveLinea(grupo, ticket, linea, to, INICIO);
const canceladas = ({ pedidos }: GrupoMesa): string[] =>
  pedidos.flatMap(({ lineas }) => lineas).flatMap(({ id, cancelada }) => (cancelada ? id : []));
const estadoDelMenu = ({ pedidos }: GrupoMesa) => estadosDeMenus(pedidos).get('menu');

it('is as far as its slowest dish, on whichever ticket, and never moves itself', () => {
  const mesa = buildMesaConMenu();
  const sinVino = done(
    moveLinea(
      done(move(mesa, 'cocina', 'lentejas', 'en_preparacion')),
      'cocina',
      'entrecot',
      'en_preparacion',
      INICIO,
    ),
  );
  const preparado = done(move(sinVino, 'barra', 'vino', 'en_preparacion'));

  expect([mesa, sinVino, preparado].map(estadoDelMenu)).toEqual(['pendiente', 'pendiente', 'en_preparacion']);
  expect(refusalOf(move(mesa, 'cocina', 'menu', 'en_preparacion'))).toBe('ES_MENU');
  expect(move(preparado, 'cocina', 'menu', 'en_preparacion')).toEqual({ ok: true, grupo: preparado });
});

it('is no work of its ticket: its buttons move the dishes', () => {
  const servida = done(moveGrupo(buildMesaConMenu(), 'entregado', INICIO));

  expect(servida.pedidos.map(estadoTicket)).toEqual(['entregado', 'entregado']);
  expect(estadoDelMenu(servida)).toBe('entregado');
  expect(done(moveGrupo(servida, 'pagado', INICIO)).pagado).toBe(true);
});

it('loses a dish and its supplement alone, and goes with the last of them', () => {
  const sinVino = done(cancel(buildMesaConMenu(), 'barra', 'vino'));
  const sinEntrecot = done(cancel(sinVino, 'cocina', 'entrecot'));
  const sinNada = done(cancel(sinEntrecot, 'cocina', 'lentejas'));

  expect([sinVino, sinEntrecot, sinNada].map(totalGrupo)).toEqual([1_750, 1_450, 0]);
  expect(canceladas(sinEntrecot)).toEqual(['entrecot', 'vino']);
  expect(canceladas(sinNada)).toEqual(['menu', 'lentejas', 'entrecot', 'vino']);
  expect(pasosEntre(sinEntrecot, sinNada)).toEqual([
    { ticketId: 'cocina', lineaId: 'menu', de: 'pendiente', a: 'cancelada' },
  ]);
});

it('takes its dishes along, and one tap brings back all that went', () => {
  const sinVino = done(cancel(buildMesaConMenu(), 'barra', 'vino'));
  const sinMenu = done(cancel(sinVino, 'cocina', 'menu'));
  const deVuelta = done(restoreLinea(sinMenu, 'cocina', 'menu', 'menu', ANA));

  expect(canceladas(sinMenu)).toHaveLength(4);
  expect(canceladas(deVuelta)).toEqual(['vino']);
  expect(totalGrupo(deVuelta)).toBe(1_750);
  // What went before its menu did cannot come back to a menu that is gone.
  expect(refusalOf(restoreLinea(sinMenu, 'barra', 'vino', 'vino', ANA))).toBe('ESTADO_CAMBIADO');
  expect(canceladas(done(restoreLinea(deVuelta, 'barra', 'vino', 'vino', ANA)))).toEqual([]);
});

it('that went with its last dish comes back with it, unless the station knows', () => {
  const mesa = buildMesaConMenu();
  const casi = done(cancel(done(cancel(mesa, 'barra', 'vino')), 'cocina', 'entrecot'));
  const sinNada = done(cancel(casi, 'cocina', 'lentejas'));
  const sabida = done(acknowledgeLinea(sinNada, 'cocina', 'lentejas', LUIS));

  expect(canceladas(done(restoreLinea(sinNada, 'cocina', 'lentejas', 'lentejas', ANA)))).toEqual([
    'entrecot',
    'vino',
  ]);
  expect(refusalOf(restoreLinea(sabida, 'cocina', 'menu', 'lentejas', ANA))).toBe('SABIDA');
});

it('stays once a dish of it was served, and says why; its other dishes go one by one', () => {
  const mesa = buildMesaConMenu();
  const servida = ['en_preparacion', 'listo', 'entregado'].reduce(
    (grupo, to) => done(move(grupo, 'barra', 'vino', to as 'listo')),
    mesa,
  );

  expect(refusalOf(cancel(servida, 'cocina', 'menu'))).toBe('MENU_SERVIDO');
  expect(totalGrupo(done(cancel(servida, 'cocina', 'entrecot')))).toBe(1_450);
});

it('is charged alone or with its supplements, and what is charged is not cancelled', () => {
  const mesa = buildMesaConMenu();
  const cobro = { id: 'c'.repeat(16), clave: 'c', forma: 'tarjeta' as const };
  const cobrada = done(addCobro(mesa, { ...cobro, lineas: [{ linea: 'menu', unidades: 1 }] }, ANA, mesa.rev));
  const entero = [
    { linea: 'menu', unidades: 1 },
    { linea: 'entrecot', unidades: 1 },
  ];

  expect(cobrada.cobros?.[0]?.importe).toBe(1_450);
  expect(done(addCobro(mesa, { ...cobro, lineas: entero }, ANA, mesa.rev)).cobros?.[0]?.importe).toBe(1_750);
  expect(refusalOf(cancel(cobrada, 'cocina', 'menu'))).toBe('COBRADO');
  expect(totalGrupo(done(cancel(cobrada, 'cocina', 'entrecot')))).toBe(1_450);
});

it('asks no station to take note of itself, so that an empty mesa closes', () => {
  const sinMenu = done(cancel(buildMesaConMenu(), 'cocina', 'menu'));
  const sabida = done(acknowledgeLinea(sinMenu, 'barra', 'vino', LUIS));
  const luego = new Date(INICIO.getTime() + REPOSO_VACIA_MS);

  expect(isVaciaSabida(sinMenu, luego)).toBe(false);
  expect(isVaciaSabida(sabida, luego)).toBe(true);
});
