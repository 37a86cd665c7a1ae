// Longer than most: one mesa, through all that a waiter may do.
import type { EstadoLinea } from '../linea/estado-linea';
import { estadoGrupo, totalGrupo } from '../mesa/grupo';
import type { GrupoMesa, TicketMesa } from '../mesa/grupo';
import { moveGrupo, moveLinea, moveTicket } from './movimientos';
import {
  VIDA_LLEVAR_MS,
  acknowledgeLinea,
  cancelLinea,
  claimTicket,
  isCancelarServido,
  llevadoPor,
  markVisto,
  releaseTicket,
} from './movimientos-sala';
import { PLAZO_REPONER_MS, isPropioReciente } from '../mesa/propio-reciente';
import { buildGrupo, buildTicket, done, refusalOf } from '../pruebas/mesa';
import { canceladasPorVer } from '../linea/vivas';

const AHORA = new Date('2026-05-02T21:15:00Z');
const later = (ms: number): Date => new Date(AHORA.getTime() + ms);
const ANA = { por: 'Ana', en: AHORA };
const LUIS = { por: 'Luis', en: later(1_000) };
const MOTIVO = { motivo: 'se ha acabado', ...ANA };

const buildSala = (estados: readonly EstadoLinea[], cambios?: Partial<GrupoMesa>): GrupoMesa =>
  buildGrupo([buildTicket(estados, { id: 'p', revAlta: 10 })], cambios);

const ticketOf = ({ pedidos: tickets }: GrupoMesa): TicketMesa => tickets[0]!;

describe('cancelling a line', () => {
  it('says why, when and who, and leaves the other lines alone', () => {
    const antes = buildSala(['en_preparacion', 'pendiente']);

    const grupo = done(cancelLinea(antes, 'p', 'pl0', MOTIVO));

    expect(ticketOf(grupo).lineas).toEqual([
      { ...ticketOf(antes).lineas[0], cancelada: MOTIVO },
      ticketOf(antes).lineas[1],
    ]);
    expect(grupo.rev).toBe(11);
    expect(totalGrupo(grupo)).toBe(850);
  });

  it('goes by the place of the line too, and changes nothing the second time', () => {
    const grupo = done(cancelLinea(buildSala(['listo']), 'p', 'pl0', MOTIVO));

    expect(cancelLinea(grupo, 'p', 'pl0', { motivo: 'otro', ...LUIS })).toEqual({ ok: true, grupo });
  });

  it.each([
    ['a line that was delivered', buildSala(['entregado']), undefined, 'ESTADO_CAMBIADO'],
    ['a paid mesa', buildSala(['listo'], { pagado: true }), undefined, 'ESTADO_CAMBIADO'],
    ['a ticket the screen had not seen', buildSala(['listo']), 9, 'ESTADO_CAMBIADO'],
  ])('is refused for %s', (_caso, grupo, rev, motivo) => {
    expect(refusalOf(cancelLinea(grupo, 'p', 'pl0', MOTIVO, rev))).toBe(motivo);
  });

  it('is refused where there is no such line or ticket', () => {
    expect(refusalOf(cancelLinea(buildSala(['listo']), 'p', 'pl9', MOTIVO))).toBe('NO_EXISTE');
    expect(refusalOf(cancelLinea(buildSala(['listo']), 'q', 'pl0', MOTIVO))).toBe('NO_EXISTE');
  });

  it('ends the life of the line: neither it nor its ticket nor its mesa moves it on', () => {
    const grupo = done(cancelLinea(buildSala(['pendiente', 'pendiente']), 'p', 'pl0', MOTIVO));

    expect(refusalOf(moveLinea(grupo, 'p', 'pl0', 'en_preparacion', AHORA))).toBe('ESTADO_CAMBIADO');
    for (const movido of [
      done(moveTicket(grupo, 'p', 'entregado', AHORA)),
      done(moveGrupo(grupo, 'entregado', AHORA)),
    ]) {
      expect(ticketOf(movido).lineas.map(({ estado }) => estado)).toEqual(['pendiente', 'entregado']);
      expect(estadoGrupo(movido)).toBe('entregado');
    }
  });

  it('of all that was left lets the mesa pay', () => {
    const grupo = done(cancelLinea(buildSala(['entregado', 'listo']), 'p', 'pl1', MOTIVO));

    expect(done(moveGrupo(grupo, 'pagado', AHORA)).pagado).toBe(true);
    expect(totalGrupo(grupo)).toBe(850);
  });

  it('of a whole ticket leaves a ticket that no move changes', () => {
    const grupo = done(cancelLinea(buildSala(['listo']), 'p', 'pl0', MOTIVO));

    expect(moveTicket(grupo, 'p', 'en_preparacion', AHORA)).toEqual({ ok: true, grupo });
    expect(estadoGrupo(grupo)).toBe('vacia');
  });
});

describe('the word of a station about a cancelled line', () => {
  it('is asked for until it is given, and only the first counts', () => {
    const cancelada = done(cancelLinea(buildSala(['listo', 'listo']), 'p', 'pl1', MOTIVO));
    expect(canceladasPorVer(ticketOf(cancelada).lineas).map(({ id }) => id)).toEqual(['pl1']);

    const enterado = done(acknowledgeLinea(cancelada, 'p', 'pl1', ANA));

    expect(canceladasPorVer(ticketOf(enterado).lineas)).toEqual([]);
    expect(ticketOf(enterado).lineas[1]).toMatchObject({ enterado: ANA });
    expect(acknowledgeLinea(enterado, 'p', '1', LUIS)).toEqual({ ok: true, grupo: enterado });
  });

  it('is about cancelled lines only', () => {
    expect(refusalOf(acknowledgeLinea(buildSala(['listo']), 'p', 'pl0', ANA))).toBe('ESTADO_CAMBIADO');
    expect(refusalOf(acknowledgeLinea(buildSala(['listo']), 'p', 'pl9', ANA))).toBe('NO_EXISTE');
  });
});

describe('showing a ticket', () => {
  it('is kept the first time', () => {
    const visto = done(markVisto(buildSala(['pendiente']), 'p', AHORA));

    expect(ticketOf(visto).vistoEn).toEqual(AHORA);
    expect(markVisto(visto, 'p', later(1_000))).toEqual({ ok: true, grupo: visto });
    expect(refusalOf(markVisto(visto, 'q', AHORA))).toBe('NO_EXISTE');
  });
});

describe('bringing a ticket to its mesa', () => {
  const llevado = done(claimTicket(buildSala(['listo', 'entregado']), 'p', ANA));

  it('is of whoever says so first', () => {
    expect(llevadoPor(ticketOf(llevado), AHORA)).toBe('Ana');
    expect(claimTicket(llevado, 'p', { ...ANA, en: LUIS.en })).toEqual({ ok: true, grupo: llevado });
    expect(refusalOf(claimTicket(llevado, 'p', LUIS))).toBe('LO_LLEVA');
  });

  it('is another’s once it is let go of, or after three minutes without arriving', () => {
    const suelto = done(releaseTicket(llevado, 'p', { por: 'Ana' }));
    expect(ticketOf(suelto)).not.toHaveProperty('lleva');
    expect(llevadoPor(ticketOf(done(claimTicket(suelto, 'p', LUIS))), LUIS.en)).toBe('Luis');

    expect(refusalOf(claimTicket(llevado, 'p', { ...LUIS, en: later(VIDA_LLEVAR_MS - 1) }))).toBe('LO_LLEVA');
    const tarde = later(VIDA_LLEVAR_MS);
    expect(llevadoPor(ticketOf(llevado), tarde)).toBeNull();
    expect(llevadoPor(ticketOf(done(claimTicket(llevado, 'p', { ...LUIS, en: tarde }))), tarde)).toBe('Luis');
  });

  it('is not let go of by somebody else', () => {
    expect(releaseTicket(llevado, 'p', { por: 'Luis' })).toEqual({ ok: true, grupo: llevado });
    expect(refusalOf(releaseTicket(llevado, 'q', { por: 'Ana' }))).toBe('NO_EXISTE');
  });

  it('is of the person, whatever they are called by then, and not of a name', () => {
    const deAna = done(claimTicket(buildSala(['listo']), 'p', { ...ANA, persona: 'a' }));
    const renombrada = { ...ANA, por: 'Ana Mari', persona: 'a' };
    const tocaya = { ...ANA, persona: 'b' };

    expect(claimTicket(deAna, 'p', renombrada)).toEqual({ ok: true, grupo: deAna });
    expect(refusalOf(claimTicket(deAna, 'p', tocaya))).toBe('LO_LLEVA');
    expect(refusalOf(claimTicket(deAna, 'p', ANA))).toBe('LO_LLEVA');
    expect(releaseTicket(deAna, 'p', tocaya)).toEqual({ ok: true, grupo: deAna });
    expect(ticketOf(done(releaseTicket(deAna, 'p', renombrada)))).not.toHaveProperty('lleva');
  });

  it('ends with the ticket being delivered', () => {
    const entregado = done(moveTicket(llevado, 'p', 'entregado', LUIS.en));
    expect(llevadoPor(ticketOf(entregado), LUIS.en)).toBeNull();
  });

  it.each<[string, GrupoMesa, string, string]>([
    ['a ticket that is not listo', buildSala(['listo', 'en_preparacion']), 'p', 'ESTADO_CAMBIADO'],
    ['a delivered one', buildSala(['entregado']), 'p', 'ESTADO_CAMBIADO'],
    ['one of a paid mesa', buildSala(['listo'], { pagado: true }), 'p', 'ESTADO_CAMBIADO'],
    ['one that is nowhere', buildSala(['listo']), 'q', 'NO_EXISTE'],
  ])('is refused for %s', (_caso, grupo, ticketId, motivo) => {
    expect(refusalOf(claimTicket(grupo, ticketId, ANA))).toBe(motivo);
  });
});

describe('a line that was served and taken back', () => {
  const servedFor = (ms: number): GrupoMesa => {
    const servida = done(moveLinea(buildSala(['listo']), 'p', 'pl0', 'entregado', AHORA));
    return done(moveLinea(servida, 'p', 'pl0', 'listo', later(ms)));
  };

  it('is one that somebody wants to cancel after it was served, unless it was a slip', () => {
    expect(isCancelarServido(buildSala(['listo']), 'p', 'pl0')).toBe(false);
    expect(isCancelarServido(servedFor(PLAZO_REPONER_MS), 'p', 'pl0')).toBe(false);
    expect(isCancelarServido(servedFor(60_000), 'p', 'pl0')).toBe(true);
    // it stays so, however often it is served again
    const otraVez = done(moveLinea(servedFor(60_000), 'p', 'pl0', 'entregado', later(60_000)));
    const atras = done(moveLinea(otraVez, 'p', 'pl0', 'listo', later(61_000)));
    expect(isCancelarServido(atras, 'p', 'pl0')).toBe(true);
    const cancelada = done(cancelLinea(atras, 'p', 'pl0', { ...ANA, motivo: 'error' }));
    expect(isCancelarServido(cancelada, 'p', 'pl0')).toBe(false);
    expect(isCancelarServido(atras, 'q', 'pl0')).toBe(false);
  });
});

describe('taking back what one has just done', () => {
  it('is of the same person, or the same device where nobody has entered, within seconds', () => {
    const deAna = { ...ANA, persona: 'a' };
    expect(isPropioReciente(ANA, { por: 'Ana' }, later(PLAZO_REPONER_MS))).toBe(true);
    expect(isPropioReciente(ANA, { por: 'Ana' }, later(60_000))).toBe(false);
    expect(isPropioReciente(ANA, { por: 'Luis' }, AHORA)).toBe(false);
    expect(isPropioReciente(ANA, { por: 'Ana', persona: 'a' }, AHORA)).toBe(false);
    expect(isPropioReciente(deAna, { por: 'Ana Mari', persona: 'a' }, AHORA)).toBe(true);
    expect(isPropioReciente(deAna, { por: 'Ana', persona: 'b' }, AHORA)).toBe(false);
  });
});
