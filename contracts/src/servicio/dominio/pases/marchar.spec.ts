// Longer than most: one mesa of several pases, through all that may happen to them.
import { desdeTicket } from '../linea/espera';
import { estadoGrupo, estadoTicket } from '../mesa/grupo';
import type { GrupoMesa } from '../mesa/grupo';
import { hechosEntre } from '../historia/hechos';
import { pasosEntre } from '../historia/historial';
import { holdPase, marchPase, marchSola, putPase } from './marchar';
import { moveGrupo, moveLinea, moveTicket } from './movimientos';
import { closeGrupo, payGrupo } from '../dinero/movimientos-cobro';
import { cancelLinea, claimTicket, llevadoPor } from './movimientos-sala';
import { restoreLinea } from './reponer';
import { enEsperaOf, isEnEspera, pasesOf } from '../linea/pase';
import { INICIO, at, buildGrupo, done, refusalOf } from '../pruebas/mesa';
import { arrive, lineasDe, pase } from '../pruebas/mesa-con-pases';
import { isCanceladaPorVer, isRepuestaPorVer } from '../linea/vivas';

const AHORA = new Date('2026-05-02T21:15:00Z');
const ANA = { por: 'Ana', en: AHORA };

const vacia = buildGrupo([]);
const esperan = (grupo: GrupoMesa): string[] => enEsperaOf(lineasDe(grupo)).map(({ id }) => id);
const serve = (grupo: GrupoMesa): GrupoMesa => done(moveGrupo(grupo, 'entregado', AHORA));

describe('an order of several pases', () => {
  it('marches its first pase, and what has none, and holds the rest', () => {
    expect(esperan(arrive(vacia, [1, 2, null, 1, 3]))).toEqual(['p0l1', 'p0l4']);
  });

  it('joins a pase that has marched at once, and one that waits in its wait', () => {
    const mesa = arrive(arrive(vacia, [1, 2]), [1, 2]);

    expect(esperan(mesa)).toEqual(['p0l1', 'p1l1']);
  });

  it('waits for an earlier pase of the mesa that is not served, and not for a later one', () => {
    const segundos = arrive(vacia, [2]);

    expect(esperan(arrive(segundos, [3]))).toEqual(['p1l0']);
    expect(esperan(arrive(segundos, [1]))).toEqual([]);
    expect(esperan(arrive(serve(segundos), [3]))).toEqual([]);
  });
});

describe('marching a pase', () => {
  const mesa = arrive(vacia, [1, 2, 2]);

  it('takes all that waits of it, with who and when, and changes nothing the second time', () => {
    const marchada = done(marchPase(mesa, 'pase2', ANA, { rev: mesa.rev }));

    expect(esperan(marchada)).toEqual([]);
    expect(at(lineasDe(marchada), 1).marchada).toEqual(ANA);
    expect(done(marchPase(marchada, 'pase2', ANA, { rev: mesa.rev }))).toBe(marchada);
  });

  it('is taken back while nothing of it is begun', () => {
    const marchada = done(marchPase(mesa, 'pase2', ANA));
    const empezada = done(moveLinea(marchada, 'p0', '1', 'en_preparacion', AHORA));

    expect(esperan(done(holdPase(marchada, 'pase2', ANA)))).toEqual(['p0l1', 'p0l2']);
    expect(refusalOf(holdPase(empezada, 'pase2', ANA))).toBe('ESTADO_CAMBIADO');
    expect(done(holdPase(mesa, 'pase2', ANA))).toBe(mesa);
  });

  it('keeps when it was made to wait, never before it had marched, until it marches again', () => {
    const en = new Date(AHORA.getTime() + 60_000);
    const marchada = done(marchPase(mesa, 'pase2', { ...ANA, en }));
    const detenida = (cuando: Date) =>
      lineasDe(done(holdPase(marchada, 'pase2', { ...ANA, en: cuando }))).map(({ detenidaEn }) => detenidaEn);
    const despues = new Date(en.getTime() + 1);

    expect(detenida(despues)).toEqual([undefined, despues, despues]);
    expect(detenida(AHORA)).toEqual([undefined, en, en]);
    const otraVez = done(marchPase(done(holdPase(marchada, 'pase2', ANA)), 'pase2', ANA));
    expect(lineasDe(otraVez).some((linea) => 'detenidaEn' in linea)).toBe(false);
  });

  it('comes to nothing on a screen that did not see the last marchar or esperar', () => {
    const marchada = done(marchPase(mesa, 'pase2', ANA));
    const parada = done(holdPase(marchada, 'pase2', ANA, { rev: marchada.rev }));

    expect(refusalOf(holdPase(marchada, 'pase2', ANA, { rev: mesa.rev }))).toBe('ESTADO_CAMBIADO');
    expect(refusalOf(marchPase(parada, 'pase2', ANA, { rev: mesa.rev }))).toBe('ESTADO_CAMBIADO');
    expect(done(marchPase(parada, 'pase2', ANA, { rev: mesa.rev, propias: [parada.rev] }))).not.toBe(parada);
  });

  it('knows no pase that the mesa has not', () => {
    expect(refusalOf(marchPase(mesa, 'pase9', ANA))).toBe('NO_EXISTE');
    expect(refusalOf(holdPase(mesa, 'pase9', ANA))).toBe('NO_EXISTE');
  });

  it('is told by name, once for each ticket', () => {
    const marchada = done(marchPase(mesa, 'pase2', ANA));

    expect(hechosEntre(mesa, marchada).map(({ es }) => es)).toEqual(['linea.marchada', 'linea.marchada']);
    expect(pasosEntre(mesa, marchada)).toEqual([
      { ticketId: 'p0', de: 'en_espera', a: 'pendiente', pase: 'Segundos' },
    ]);
    expect(pasosEntre(marchada, done(holdPase(marchada, 'pase2', ANA)))).toEqual([
      { ticketId: 'p0', de: 'pendiente', a: 'en_espera', pase: 'Segundos' },
    ]);
  });
});

describe('a line en espera', () => {
  const mesa = arrive(vacia, [1, 2]);

  it('is left alone by the buttons of its ticket and mesa, and refuses its own', () => {
    const servida = serve(mesa);

    expect(estadoTicket(at(servida.pedidos, 0))).toBe('pendiente');
    expect(estadoGrupo(servida)).toBe('pendiente');
    expect(refusalOf(moveGrupo(servida, 'listo', AHORA))).toBe('EN_ESPERA');
    expect(refusalOf(moveTicket(servida, 'p0', 'listo', AHORA))).toBe('EN_ESPERA');
    expect(refusalOf(moveLinea(mesa, 'p0', '1', 'en_preparacion', AHORA))).toBe('EN_ESPERA');
  });

  it('does not keep the rest of its ticket from being ready, nor from being brought back', () => {
    const lista = done(moveTicket(mesa, 'p0', 'listo', AHORA));
    const servida = serve(lista);

    expect(estadoTicket(at(lista.pedidos, 0))).toBe('listo');
    expect(done(moveTicket(servida, 'p0', 'listo', AHORA, { de: 'entregado' })).pedidos).toMatchObject([
      { lineas: [{ estado: 'listo' }, { estado: 'pendiente' }] },
    ]);
  });

  it('keeps its mesa from being paid or closed', () => {
    const olvidada = { ...serve(mesa), actualizadoEn: new Date(0) };

    expect(refusalOf(payGrupo(olvidada, undefined, AHORA))).toBe('SIN_MARCHAR');
    expect(refusalOf(closeGrupo(olvidada, 'se fueron', AHORA))).toBe('SIN_MARCHAR');
  });

  it('is cancelled, and comes back, without its station being asked', () => {
    const cancelacion = { ...ANA, motivo: 'x', clave: 'k' };
    const cancelada = done(cancelLinea(mesa, 'p0', '1', cancelacion));
    const repuesta = done(restoreLinea(cancelada, 'p0', '1', 'k', ANA));

    expect(isCanceladaPorVer(at(lineasDe(cancelada), 1))).toBe(false);
    expect(at(lineasDe(repuesta), 1)).toMatchObject({ repuesta: { enterado: ANA } });
    expect(esperan(repuesta)).toEqual(['p0l1']);
  });

  it('does not come back begun where its pase has been made to wait', () => {
    const dos = done(marchPase(arrive(vacia, [1, 2, 2]), 'pase2', ANA));
    const empezada = done(moveLinea(dos, 'p0', '1', 'en_preparacion', AHORA));
    const cancelada = done(cancelLinea(empezada, 'p0', '1', { ...ANA, motivo: 'x', clave: 'k' }));
    const parada = done(holdPase(cancelada, 'pase2', ANA));

    expect(refusalOf(restoreLinea(parada, 'p0', '1', 'k', ANA))).toBe('ESTADO_CAMBIADO');
  });

  it('is asked about once it marches, if it was put there before its station knew of a change', () => {
    const cancelada = done(cancelLinea(mesa, 'p0', '0', { ...ANA, motivo: 'x', clave: 'k' }));
    const repuesta = done(restoreLinea(cancelada, 'p0', '0', 'k', ANA));
    const puesta = done(putPase(repuesta, 'p0', '0', pase(2), ANA));
    const porVer = (grupo: GrupoMesa): boolean => isRepuestaPorVer(at(lineasDe(grupo), 0));

    expect([repuesta, puesta, done(marchPase(puesta, 'pase2', ANA))].map(porVer)).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('comes back marched if its pase has marched meanwhile', () => {
    const dos = arrive(vacia, [1, 2, 2]);
    const cancelada = done(cancelLinea(dos, 'p0', '1', { ...ANA, motivo: 'x', clave: 'k' }));
    const marchada = done(marchPase(cancelada, 'pase2', ANA));

    expect(esperan(done(restoreLinea(marchada, 'p0', '1', 'k', ANA)))).toEqual([]);
  });

  it('has no age, and its ticket none once nothing else is left', () => {
    const deApi = (grupo: GrupoMesa) => {
      const ticket = at(grupo.pedidos, 0);
      const productos = ticket.lineas.map(({ marchada, ...linea }) => ({
        ...linea,
        ...(marchada ? { marchada: { en: marchada.en.toISOString() } } : {}),
      }));
      return { estado: estadoTicket(ticket), createdAt: INICIO.toISOString(), productos };
    };
    const servida = serve(mesa);

    expect(desdeTicket(deApi(mesa))).toBe(INICIO.toISOString());
    expect(desdeTicket(deApi(servida))).toBeNull();
    expect(desdeTicket(deApi(done(marchPase(servida, 'pase2', ANA))))).toBe(AHORA.toISOString());
  });
});

describe('a line goes to another pase', () => {
  const mesa = arrive(vacia, [1, 2, 3]);

  it('waits with it, marches with it, or marches at once without one', () => {
    const marchada = done(marchPase(mesa, 'pase2', ANA));

    expect(esperan(done(putPase(mesa, 'p0', '0', pase(3), ANA)))).toEqual(['p0l0', 'p0l1', 'p0l2']);
    expect(esperan(done(putPase(marchada, 'p0', '2', pase(2), ANA)))).toEqual([]);
    expect(done(putPase(mesa, 'p0', '1', null, ANA)).pedidos).toMatchObject([
      { lineas: [{}, { marchada: ANA }, {}] },
    ]);
    expect(esperan(done(putPase(mesa, 'p0', '0', pase(4), ANA)))).toContain('p0l0');
  });

  it('not once it is begun or cancelled, nor by a screen that did not see it move', () => {
    const empezada = done(moveLinea(mesa, 'p0', '0', 'en_preparacion', AHORA));
    const cancelada = done(cancelLinea(mesa, 'p0', '1', { ...ANA, motivo: 'x' }));
    const puesta = done(putPase(mesa, 'p0', '1', pase(3), ANA));

    expect(refusalOf(putPase(empezada, 'p0', '0', pase(3), ANA))).toBe('ESTADO_CAMBIADO');
    expect(refusalOf(putPase(cancelada, 'p0', '1', pase(3), ANA))).toBe('ESTADO_CAMBIADO');
    expect(refusalOf(putPase(puesta, 'p0', '1', pase(1), ANA, { rev: mesa.rev }))).toBe('ESTADO_CAMBIADO');
    expect(done(putPase(puesta, 'p0', '1', pase(3), ANA, { rev: mesa.rev }))).toBe(puesta);
  });
});

describe('a pase that marches by itself', () => {
  const mesa = arrive(vacia, [1, 2, 3], { auto: true });

  it('does once all before it is served or cancelled, and not before', () => {
    const lista = done(moveLinea(mesa, 'p0', '0', 'en_preparacion', AHORA));

    expect(marchSola(lista, ANA)).toBe(lista);
    expect(esperan(marchSola(serve(mesa), ANA))).toEqual(['p0l2']);
    const cancelada = done(cancelLinea(mesa, 'p0', '0', { ...ANA, motivo: 'x' }));
    expect(esperan(marchSola(cancelada, ANA))).toEqual(['p0l2']);
  });

  it('belongs to the write that brought it about', () => {
    const servida = serve(mesa);

    expect(marchSola(servida, ANA).rev).toBe(servida.rev);
  });

  it('does not where somebody has made it wait', () => {
    const servida = marchSola(serve(mesa), ANA);
    const parada = done(holdPase(servida, 'pase2', ANA));

    expect(marchSola(parada, ANA)).toBe(parada);
  });

  it('does so also where the house has changed the order of its pases meanwhile', () => {
    const auto = { auto: true };
    const alReves = { auto: true, alReves: true };
    const dos = arrive(arrive(vacia, [0, 1, 2], auto), [2, 1, 3], alReves);
    const primera = marchSola(serve(dos), ANA);

    expect(esperan(dos)).toEqual(['p0l1', 'p0l2', 'p1l0', 'p1l1', 'p1l2']);
    expect(esperan(primera)).toEqual(['p0l1', 'p0l2', 'p1l0', 'p1l1']);
    const segunda = marchSola(serve(primera), ANA);
    expect(esperan(segunda)).toEqual(['p0l2', 'p1l0']);
    expect(esperan(marchSola(serve(segunda), ANA))).toEqual([]);
  });

  it('does not where the house leaves that to the sala', () => {
    const sala = serve(arrive(vacia, [1, 2]));

    expect(marchSola(sala, ANA)).toBe(sala);
  });
});

it('whoever brought a pase does not bring the next one that is ready', () => {
  const antes = new Date(AHORA.getTime() - 60_000);
  const luis = { por: 'Luis', en: new Date(AHORA.getTime() + 60_000) };
  const ready = (grupo: GrupoMesa) => done(moveTicket(grupo, 'p0', 'listo', AHORA));
  const llevado = done(claimTicket(ready(arrive(vacia, [1, 2])), 'p0', { por: 'Ana', en: antes }));
  const segundo = ready(done(marchPase(serve(llevado), 'pase2', ANA)));
  const [ticket] = segundo.pedidos;

  expect(ticket && llevadoPor(ticket, luis.en)).toBeNull();
  expect(done(claimTicket(segundo, 'p0', luis)).pedidos[0]?.lleva?.por).toBe('Luis');
});

it('lists the pases of a mesa in their order, without what was cancelled', () => {
  const mesa = arrive(arrive(vacia, [3, 1]), [2, 1]);
  const cancelada = done(cancelLinea(mesa, 'p1', '0', { ...ANA, motivo: 'x' }));

  expect(pasesOf(lineasDe(cancelada)).map(({ nombre, lineas }) => [nombre, lineas.length])).toEqual([
    ['Primeros', 2],
    ['Postres', 1],
  ]);
  expect(lineasDe(cancelada).filter(isEnEspera)).toHaveLength(1);
});
