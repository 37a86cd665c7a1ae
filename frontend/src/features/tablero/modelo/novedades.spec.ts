import { buildGrupo, buildPedido } from '../pruebas/fabrica';
import { replaceGrupos } from './grupos';
import { SIN_NOVEDADES, hasNuevos, noteGrupos, touchGrupo } from './novedades';
import { SIN_MEMORIA, nextTono } from './sonidos';

const mapOf = (...grupos: ReturnType<typeof buildGrupo>[]) => replaceGrupos(grupos, []);

describe('what is new on a board', () => {
  it('is not what was there when it was opened', () => {
    const grupo = buildGrupo();

    expect(hasNuevos(noteGrupos(SIN_NOVEDADES, mapOf(grupo), true), grupo)).toBe(false);
  });

  it('is a ticket that comes later, also by a reading after a cut, until somebody touches it', () => {
    const viejo = buildGrupo({ mesa: 1 });
    const abierta = noteGrupos(SIN_NOVEDADES, mapOf(viejo), true);
    const nuevo = buildGrupo({ mesa: 2 });

    const despues = noteGrupos(abierta, mapOf(viejo, nuevo), false);

    expect(hasNuevos(despues, viejo)).toBe(false);
    expect(hasNuevos(despues, nuevo)).toBe(true);
    expect(hasNuevos(touchGrupo(despues, nuevo), nuevo)).toBe(false);
    expect(noteGrupos(touchGrupo(despues, nuevo), mapOf(viejo, nuevo), false).nuevos.size).toBe(0);
  });

  it('is a second round of a table already served', () => {
    const servida = buildPedido({ lineas: ['entregado'] });
    const grupo = buildGrupo({ pedidos: [servida] });
    const abierta = noteGrupos(SIN_NOVEDADES, mapOf(grupo), true);
    const segunda = { ...grupo, rev: 2, pedidos: [servida, buildPedido({ numero: 2 })] };

    expect(hasNuevos(noteGrupos(abierta, mapOf(segunda), false), segunda)).toBe(true);
  });

  it('ends when another screen begins to prepare it', () => {
    const abierta = noteGrupos(SIN_NOVEDADES, mapOf(), true);
    const pedido = buildPedido();
    const grupo = buildGrupo({ pedidos: [pedido] });
    const llegado = noteGrupos(abierta, mapOf(grupo), false);
    const empezado = buildPedido({ _id: pedido._id, lineas: ['en_preparacion'] });

    const despues = noteGrupos(
      llegado,
      mapOf(buildGrupo({ grupoMesa: grupo.grupoMesa, rev: 2, pedidos: [empezado] })),
      false,
    );

    expect(despues.nuevos.size).toBe(0);
  });
});

describe('the tones', () => {
  const directo = { estado: 'directo' } as const;
  const cortada = { estado: 'cortada', desde: 0 } as const;
  const nuevos = (...ids: string[]) => ({ conocidos: new Set(ids), nuevos: new Set(ids) });

  it('ring at once for each new ticket, and insist while nobody touches it', () => {
    const primero = nextTono({ conexion: directo, novedades: nuevos('a') }, SIN_MEMORIA, 100_000);
    expect(primero.tono).toBe('pedido');

    const callado = nextTono({ conexion: directo, novedades: nuevos('a') }, primero.memoria, 101_000);
    expect(callado.tono).toBeNull();
    expect(nextTono({ conexion: directo, novedades: nuevos('a', 'b') }, callado.memoria, 101_500).tono).toBe(
      'pedido',
    );
    expect(nextTono({ conexion: directo, novedades: nuevos('a') }, callado.memoria, 115_000).tono).toBe(
      'pedido',
    );
    expect(nextTono({ conexion: directo, novedades: nuevos() }, callado.memoria, 115_000).tono).toBeNull();
  });

  it('sound the alarm at the cut and every 20 s, and at once again at the next cut', () => {
    const senal = { conexion: cortada, novedades: nuevos() };
    const primero = nextTono(senal, SIN_MEMORIA, 100_000);
    expect(primero.tono).toBe('alarma');
    expect(nextTono(senal, primero.memoria, 119_999).tono).toBeNull();
    expect(nextTono(senal, primero.memoria, 120_000).tono).toBe('alarma');

    const vuelta = nextTono({ conexion: directo, novedades: nuevos() }, primero.memoria, 105_000);
    expect(vuelta.tono).toBeNull();
    expect(nextTono(senal, vuelta.memoria, 110_000).tono).toBe('alarma');
  });
});
