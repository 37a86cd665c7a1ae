// Longer than most: what is new on a board, by all that can happen to it.
import type { Grupo } from '@carta/contracts';
import { buildGrupo, buildLinea, buildTicket } from '../pruebas/fabrica';
import {
  DESPUES,
  PRIMEROS,
  SEGUNDOS,
  buildMesa,
  espera,
  marcha,
  withLineasDe,
} from '../pruebas/lineas-en-pases';
import { SIN_GRUPOS, replaceGrupos } from '../mesas/grupos';
import { blancoMarcha } from './marcha-de-pases';
import { SIN_NOVEDADES, hasNuevos, noteGrupos, touchNovedades } from './novedades';
import type { Novedades } from './novedades';

const mapOf = (...grupos: Grupo[]) => replaceGrupos(grupos, []);
const idsDe = (grupo: Grupo) => grupo.pedidos.map(({ _id }) => _id);
const buildVisto = () => buildGrupo({ pedidos: [buildTicket({ vistoEn: '2026-03-01T13:00:05.000Z' })] });
const abre = (...grupos: Grupo[]) =>
  noteGrupos(SIN_NOVEDADES, {
    antes: SIN_GRUPOS,
    ahora: mapOf(...grupos),
    primera: true,
    propios: new Set(),
  });

/** The board goes from some grupos to others, by events or by a reading; this screen changed `propios`. */
const pasa = (novedades: Novedades, antes: Grupo[], ahora: Grupo[], propios: string[] = []) =>
  noteGrupos(novedades, {
    antes: mapOf(...antes),
    ahora: mapOf(...ahora),
    primera: false,
    propios: new Set(propios),
  });

describe('what is new on a board', () => {
  it('is of what was there when it was opened only what no station had seen, nor begun', () => {
    const [visto, sinVer] = [buildVisto(), buildGrupo({ mesa: 2 })];
    const empezado = buildGrupo({
      mesa: 3,
      pedidos: [buildTicket({ lineas: ['en_preparacion'], estado: 'en_preparacion' })],
    });
    const novedades = abre(visto, sinVer, empezado);

    expect([visto, sinVer, empezado].map((grupo) => hasNuevos(novedades, grupo))).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('is a ticket that comes later, also by a reading after a cut, until somebody touches it', () => {
    const viejo = buildVisto();
    const nuevo = buildGrupo({ mesa: 2 });

    const despues = pasa(abre(viejo), [viejo], [viejo, nuevo]);
    const tocado = touchNovedades(despues, idsDe(nuevo));

    expect(hasNuevos(despues, viejo)).toBe(false);
    expect(hasNuevos(despues, nuevo)).toBe(true);
    expect(hasNuevos(tocado, nuevo)).toBe(false);
    expect(pasa(tocado, [viejo, nuevo], [viejo, nuevo]).nuevos.size).toBe(0);
  });

  it('is not a ticket that had left the board and is back; and the memory of a tab has an end', () => {
    const cerrado = buildGrupo();
    let novedades = pasa(abre(cerrado), [cerrado], []);
    expect(hasNuevos(pasa(novedades, [], [cerrado]), cerrado)).toBe(false);

    const cancelada = { motivo: 'Error al pedir', en: '', por: 'Ana' };
    for (let i = 0; i < 2_000; i++) {
      const antes = buildGrupo();
      const [ticket] = antes.pedidos;
      const productos = ticket?.productos.map((linea) => ({ ...linea, cancelada })) ?? [];
      const despues = { ...antes, rev: 2, pedidos: [{ ...ticket!, productos }] };
      novedades = pasa(novedades, [], [withEstado(antes, 'listo')]);
      novedades = pasa(novedades, [withEstado(antes, 'listo')], [antes]);
      novedades = pasa(novedades, [antes], [despues], idsDe(antes));
    }

    const { conocidos, nuevos, cambiados, canceladasAqui } = novedades;
    expect([conocidos.size, nuevos.size, cambiados.size, canceladasAqui.size]).toEqual([501, 0, 1, 500]);
  });

  it('is a second round of a table already served', () => {
    const servida = buildTicket({ lineas: ['entregado'] });
    const grupo = buildGrupo({ pedidos: [servida] });
    const segunda = { ...grupo, rev: 2, pedidos: [servida, buildTicket({ numero: 2 })] };

    expect(hasNuevos(pasa(abre(grupo), [grupo], [segunda]), segunda)).toBe(true);
  });

  it('ends when another screen begins to prepare it', () => {
    const grupo = buildGrupo();
    const llegado = pasa(abre(), [], [grupo]);

    expect(pasa(llegado, [grupo], [withEstado(grupo, 'en_preparacion')]).nuevos.size).toBe(0);
  });

  it('leaves the other tickets of a mesa new when one is touched', () => {
    const grupo = buildGrupo({ pedidos: [buildTicket(), buildTicket({ tipoPedido: 'bebida' })] });
    const [comida, bebida] = idsDe(grupo);

    const tocado = touchNovedades(pasa(abre(), [], [grupo]), [comida!]);

    expect([...tocado.nuevos]).toEqual([bebida]);
  });
});

describe('what has changed on a board', () => {
  const hecho = buildGrupo({ pedidos: [buildTicket({ lineas: ['listo', 'listo'] })] });
  const id = idsDe(hecho)[0]!;

  it('is a ticket that comes back, whoever brought it back', () => {
    const vuelto = withEstado(hecho, 'en_preparacion');

    expect(pasa(abre(hecho), [hecho], [vuelto]).cambiados.get(id)).toEqual({ tipo: 'vuelto', propio: false });
    expect(pasa(abre(hecho), [hecho], [vuelto], [id]).cambiados.get(id)).toEqual({
      tipo: 'vuelto',
      propio: true,
    });
  });

  it('is a line that somebody else takes back, but not one taken back here', () => {
    const empezado = withEstado(hecho, 'en_preparacion');
    const retrocedido = withEstado(hecho, 'pendiente', 3);

    expect(pasa(abre(empezado), [empezado], [retrocedido]).cambiados.get(id)?.tipo).toBe('cambiado');
    expect(pasa(abre(empezado), [empezado], [retrocedido], [id]).cambiados.size).toBe(0);
  });

  it('ends when it is touched, and when it goes on', () => {
    const vuelto = withEstado(hecho, 'en_preparacion');
    const marcado = pasa(abre(hecho), [hecho], [vuelto]);

    expect(touchNovedades(marcado, [id]).cambiados.size).toBe(0);
    expect(pasa(marcado, [vuelto], [withEstado(hecho, 'listo', 3)]).cambiados.size).toBe(0);
  });

  it('is never a ticket that only goes on', () => {
    const pendiente = withEstado(hecho, 'pendiente', 0);

    expect(pasa(abre(pendiente), [pendiente], [hecho]).cambiados.size).toBe(0);
  });
});

describe('a cancellation', () => {
  const linea = buildLinea();
  const antes = buildGrupo({ pedidos: [buildTicket({ lineas: [linea, 'pendiente'] })] });
  const cancelada = { ...linea, cancelada: { motivo: 'Se ha acabado', en: '', por: 'Ana' } };
  const [ticket] = antes.pedidos;
  const despues = {
    ...antes,
    rev: 2,
    pedidos: [{ ...ticket!, productos: [cancelada, ticket!.productos[1]!] }],
  };

  it('is known to the screen that made it, and to no other', () => {
    expect([...pasa(abre(antes), [antes], [despues], [ticket!._id]).canceladasAqui]).toEqual([linea._id]);
    expect(pasa(abre(antes), [antes], [despues]).canceladasAqui.size).toBe(0);
  });

  it('of some units here leaves the next of that line, made elsewhere, to be told', () => {
    const retirada = { unidades: 1, motivo: 'Se ha acabado', en: '', por: 'Ana' };
    const withRetiradas = (retiradas: (typeof retirada)[]): Grupo => ({
      ...antes,
      rev: 1 + retiradas.length,
      pedidos: [{ ...ticket!, productos: [{ ...linea, retiradas }, ticket!.productos[1]!] }],
    });
    const [tras, luego] = [withRetiradas([retirada]), withRetiradas([retirada, retirada])];

    const aqui = pasa(abre(antes), [antes], [tras], [ticket!._id]);
    expect([...aqui.canceladasAqui]).toEqual([`${linea._id} 1`]);
    expect(pasa(aqui, [tras], [luego]).canceladasAqui).toBe(aqui.canceladasAqui);
  });
});

function withEstado(grupo: Grupo, estado: 'pendiente' | 'en_preparacion' | 'listo', rev = 2): Grupo {
  return {
    ...grupo,
    rev,
    pedidos: grupo.pedidos.map((ticket) => ({
      ...ticket,
      estado,
      productos: ticket.productos.map((linea) => ({ ...linea, estado })),
    })),
  };
}

describe('a pase that marches', () => {
  const servidos = buildMesa([marcha(PRIMEROS, { estado: 'entregado' }), espera(SEGUNDOS), espera(SEGUNDOS)]);
  const marchan = withLineasDe(servidos, [{}, { marchada: DESPUES }, { marchada: DESPUES }]);
  const id = servidos.pedidos[0]!._id;

  it('is new once, on every screen but the one that did it, and not come back', () => {
    const novedades = pasa(abre(servidos), [servidos], [marchan]);
    expect(novedades.marchados).toEqual(new Map([[id, [{ id: SEGUNDOS.id, nombre: 'Segundos' }]]]));
    expect(hasNuevos(novedades, marchan)).toBe(true);
    expect(novedades.cambiados.size).toBe(0);

    const aqui = pasa(abre(servidos), [servidos], [marchan], [blancoMarcha(marchan.grupoMesa, SEGUNDOS.id)]);
    expect(hasNuevos(aqui, marchan)).toBe(false);
  });

  it('is new until somebody touches it, begins it, or makes it wait again', () => {
    const novedades = pasa(abre(servidos), [servidos], [marchan]);
    const empezado = withLineasDe(marchan, [{}, { estado: 'en_preparacion' }]);
    const detenido = withLineasDe(marchan, [{}, { marchada: undefined }, { marchada: undefined }] as never);

    expect(touchNovedades(novedades, [id]).marchados.size).toBe(0);
    expect(pasa(novedades, [marchan], [empezado]).marchados.size).toBe(0);
    expect(pasa(novedades, [marchan], [detenido]).marchados.size).toBe(0);
    expect(pasa(novedades, [marchan], []).marchados.size).toBe(0);
  });

  it('makes a ticket of which all waits news only then', () => {
    const enEspera = buildGrupo({ pedidos: [buildTicket({ lineas: [espera(SEGUNDOS)] })] });
    const llegado = pasa(abre(), [], [enEspera]);
    expect([llegado.nuevos.size, hasNuevos(llegado, enEspera)]).toEqual([0, false]);
    const marchado = withLineasDe(enEspera, [{ marchada: DESPUES }]);
    expect(hasNuevos(pasa(llegado, [enEspera], [marchado]), marchado)).toBe(true);
  });

  it('is nothing that has come back while its primeros are served one by one', () => {
    const listo = buildMesa([marcha(PRIMEROS, { estado: 'listo' }), espera(SEGUNDOS)]);
    const servido = withLineasDe(listo, [{ estado: 'entregado' }]);
    expect(pasa(abre(listo), [listo], [servido]).cambiados.size).toBe(0);
  });
});
