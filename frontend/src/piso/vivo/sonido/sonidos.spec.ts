// Longer than most: which tone tells what, and which is silent.
import fc from 'fast-check';
import type { Linea, Pantalla } from '@carta/contracts';
import { buildGrupo, buildLinea, buildTicket } from '../pruebas/fabrica';
import { SIN_NOVEDADES } from '../tickets/novedades';
import { SIN_MEMORIA, calladoHasta, nextTono } from './sonidos';
import type { SonidoDebido } from './sonidos';
import { sonidosDeEstacion, sonidosDeTablero } from './sonidos-cocina';

const DIRECTO = { estado: 'directo' } as const;
const CORTADA = { estado: 'cortada', desde: 0, noticia: 0 } as const;
const nuevos = (...ids: string[]): SonidoDebido[] => [{ tono: 'pedido', ids, cadaMs: 15_000 }];

describe('the tones', () => {
  it('ring at once for each new thing, and insist while nobody touches it', () => {
    const hear = (ids: string[], memoria: typeof SIN_MEMORIA, ahora: number) =>
      nextTono({ conexion: DIRECTO, debidos: nuevos(...ids) }, memoria, ahora);
    const primero = hear(['a'], SIN_MEMORIA, 100_000);
    expect(primero.tono).toBe('pedido');

    const callado = hear(['a'], primero.memoria, 102_000);
    expect(callado.tono).toBeNull();
    expect(hear(['a', 'b'], callado.memoria, 102_500).tono).toBe('pedido');
    expect(hear(['a'], callado.memoria, 115_000).tono).toBe('pedido');
    expect(hear([], callado.memoria, 115_000).tono).toBeNull();
  });

  it('ring again for what was touched and calls anew', () => {
    const ring = (ids: string[], memoria: typeof SIN_MEMORIA, ahora: number) =>
      nextTono({ conexion: DIRECTO, debidos: [{ tono: 'cambio', ids, cadaMs: null }] }, memoria, ahora);
    const sonado = ring(['a'], SIN_MEMORIA, 0);
    expect(ring(['a'], sonado.memoria, 100_000).tono).toBeNull();

    const tocado = ring([], sonado.memoria, 101_000);
    expect(ring(['a'], tocado.memoria, 102_000).tono).toBe('cambio');
  });

  it('sound the alarm at the cut and every 20 s, alone, and at once again at the next cut', () => {
    const hear = (cortada: boolean, memoria: typeof SIN_MEMORIA, ahora: number) =>
      nextTono(
        { conexion: cortada ? CORTADA : DIRECTO, debidos: nuevos(...(cortada ? ['a'] : [])) },
        memoria,
        ahora,
      );
    const primero = hear(true, SIN_MEMORIA, 100_000);
    expect(primero.tono).toBe('alarma');
    expect(hear(true, primero.memoria, 119_999).tono).toBeNull();
    expect(hear(true, primero.memoria, 120_000).tono).toBe('alarma');

    const vuelta = hear(false, primero.memoria, 105_000);
    expect(vuelta.tono).toBeNull();
    expect(hear(true, vuelta.memoria, 110_000).tono).toBe('alarma');
  });

  it('never come one over the other, and forget nothing that calls', () => {
    const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 4 });
    fc.assert(
      fc.property(fc.record({ cancelado: ids, pedido: ids, cambio: ids }), (llaman) => {
        const debidos: SonidoDebido[] = [
          { tono: 'cancelado', ids: llaman.cancelado, cadaMs: 15_000 },
          { tono: 'pedido', ids: llaman.pedido, cadaMs: 15_000 },
          { tono: 'cambio', ids: llaman.cambio, cadaMs: null },
        ];
        const oidos: { tono: string; en: number }[] = [];
        let memoria = SIN_MEMORIA;
        for (let ahora = 0; ahora < 14_000; ahora += 250) {
          const paso = nextTono({ conexion: DIRECTO, debidos }, memoria, ahora);
          memoria = paso.memoria;
          if (paso.tono) oidos.push({ tono: paso.tono, en: ahora });
        }
        expect(oidos.map(({ tono }) => tono)).toEqual(
          debidos.filter((debido) => debido.ids.length > 0).map(({ tono }) => tono),
        );
        expect(oidos.every(({ en }, i) => i === 0 || en - oidos[i - 1]!.en >= 1_200)).toBe(true);
      }),
    );
  });
});

describe('until when there is nothing to say', () => {
  const hear = (debidos: SonidoDebido[], memoria: typeof SIN_MEMORIA, ahora: number) =>
    nextTono({ conexion: DIRECTO, debidos }, memoria, ahora);

  it('is when the next tone comes: what insists, or what had to wait for another', () => {
    const casos = fc.record({
      pedidos: fc.array(fc.constantFrom('a', 'b')),
      cambios: fc.array(fc.constantFrom('c', 'd')),
    });
    fc.assert(
      fc.property(casos, fc.nat(40_000), ({ pedidos, cambios }, antes) => {
        const debidos: SonidoDebido[] = [
          ...nuevos(...pedidos),
          { tono: 'cambio', ids: cambios, cadaMs: null },
        ];
        let { memoria } = hear(debidos, SIN_MEMORIA, 0);
        ({ memoria } = hear(debidos, memoria, antes));
        const hasta = calladoHasta(debidos, memoria);
        if (hasta === Infinity) return expect(hear(debidos, memoria, 1e9).tono).toBeNull();
        expect(hear(debidos, memoria, hasta - 1).tono).toBeNull();
        expect(hear(debidos, memoria, hasta).tono).not.toBeNull();
      }),
    );
  });
});

describe('the voice of a station', () => {
  const cancelada = { motivo: 'Error al pedir', en: '', por: 'Ana' };
  const comida = buildTicket({ lineas: ['pendiente', buildLinea({ cancelada })] });
  const bebida = buildTicket({ tipoPedido: 'bebida' });
  const grupo = buildGrupo({ pedidos: [comida, bebida] });
  const lineaCancelada = comida.productos[1]!._id;

  const hear = (pantalla: Pantalla, novedades = {}, grupos = [grupo]) => ({
    pantalla,
    grupos: new Map(grupos.map((mostrado) => [mostrado.grupoMesa, mostrado])),
    llamadas: new Map(),
    desfase: 0,
    novedades: { ...SIN_NOVEDADES, nuevos: new Set([comida._id, bebida._id]), ...novedades },
  });
  const idsDe = (debidos: SonidoDebido[]) => Object.fromEntries(debidos.map(({ tono, ids }) => [tono, ids]));

  it('rings only for the tickets it shows', () => {
    expect(idsDe(sonidosDeEstacion(hear('cocina')))).toEqual({
      cancelado: [lineaCancelada],
      pedido: [comida._id],
      cambio: [],
    });
    expect(idsDe(sonidosDeEstacion(hear('barra')))).toEqual({
      cancelado: [],
      pedido: [bebida._id],
      cambio: [],
    });
    expect(idsDe(sonidosDeEstacion(hear('todo'))).pedido).toEqual([comida._id, bebida._id]);
  });

  it('insists on a cancellation until somebody says they know, unless it was made here', () => {
    const [debido] = sonidosDeEstacion(hear('cocina'));
    expect(debido).toEqual({ tono: 'cancelado', ids: [lineaCancelada], cadaMs: 15_000 });

    const sabida = sonidosDeEstacion(hear('cocina', { canceladasAqui: new Set([lineaCancelada]) }));
    expect(idsDe(sabida).cancelado).toEqual([]);
    const linea = buildLinea({ cancelada, enterado: { por: 'Ana', en: '' } });
    const enterado = buildGrupo({ pedidos: [buildTicket({ lineas: [linea] })] });
    expect(idsDe(sonidosDeEstacion(hear('cocina', {}, [enterado]))).cancelado).toEqual([]);
  });

  it('says each cancellation of units of one line anew, where it was not made', () => {
    const retirada = { unidades: 1, motivo: 'Error al pedir', en: '2026-03-01T13:00:00.000Z', por: 'Ana' };
    const ids = (linea: Linea, canceladasAqui: string[] = []) => {
      const grupos = [buildGrupo({ pedidos: [buildTicket({ lineas: [linea] })] })];
      const oido = hear('cocina', { nuevos: new Set(), canceladasAqui: new Set(canceladasAqui) }, grupos);
      return [sonidosDeEstacion(oido), sonidosDeTablero(oido)].map((debidos) => idsDe(debidos).cancelado);
    };
    const linea = buildLinea({ cantidad: 2, retiradas: [retirada] });
    const luego = { ...linea, cantidad: 1, retiradas: [retirada, retirada] };
    const entera = { ...luego, cancelada };
    const primera = `${linea._id} 1`;
    const segunda = `${linea._id} 2`;

    expect(ids(linea)).toEqual([[primera], [primera]]);
    expect(ids(luego)).toEqual([[segunda], [segunda]]);
    expect(ids(entera)).toEqual([[linea._id], [linea._id]]);
    expect(ids(linea, [primera])).toEqual([[], []]);
    expect(ids(luego, [primera])).toEqual([[segunda], [segunda]]);

    const { memoria } = nextTono(
      { conexion: DIRECTO, debidos: [{ tono: 'cancelado', ids: [primera], cadaMs: 15_000 }] },
      SIN_MEMORIA,
      0,
    );
    const siguiente: SonidoDebido = { tono: 'cancelado', ids: [segunda], cadaMs: 15_000 };
    expect(nextTono({ conexion: DIRECTO, debidos: [siguiente] }, memoria, 2_000).tono).toBe('cancelado');
  });

  it('says once what somebody else changed, and nothing of what was changed here', () => {
    const cambiados = new Map([
      [comida._id, { tipo: 'vuelto', propio: false }],
      [bebida._id, { tipo: 'vuelto', propio: true }],
    ]);

    expect(sonidosDeEstacion(hear('todo', { cambiados })).at(-1)).toEqual({
      tono: 'cambio',
      ids: [comida._id],
      cadaMs: null,
    });
  });

  it('insists on a ticket that goes to another mesa until the station knows, and says the next change anew', () => {
    const mudado = buildTicket({ antes: 6 });
    const sounds = (mesa: number, ...tickets: (typeof mudado)[]) => [
      sonidosDeEstacion(hear('cocina', {}, [buildGrupo({ mesa, pedidos: tickets })])).at(-1),
      sonidosDeTablero(hear('tablero', {}, [buildGrupo({ mesa, pedidos: tickets })])).at(-1),
    ];
    const [estacion, tablero] = sounds(9, mudado);
    expect(estacion).toEqual({ tono: 'cambio', ids: [`${mudado._id} 9`], cadaMs: 15_000 });
    expect(tablero).toEqual({ tono: 'cambio', ids: [`${mudado._id} 9`], cadaMs: null });

    expect(sounds(12, mudado)[0]?.ids).not.toEqual(estacion?.ids);
    expect(sounds(9, buildTicket(), buildTicket({ antes: 6, lineas: ['entregado'] }))[0]).toEqual({
      tono: 'cambio',
      ids: [],
      cadaMs: null,
    });
    expect(sounds(9, buildTicket({ antes: 6, tipoPedido: 'bebida' }))[0]?.ids).toEqual([]);
  });

  it('says nothing of a mesa that has paid', () => {
    const pagado = { ...grupo, pagadoEn: '2026-03-01T14:00:00.000Z' };

    expect(sonidosDeEstacion(hear('todo', {}, [pagado])).every(({ ids }) => ids.length === 0)).toBe(true);
  });

  it('on the order boards says a cancellation once only: its station is the one to answer', () => {
    for (const pantalla of ['tablero', 'caja'] as const) {
      const [cancelado, pedido] = sonidosDeTablero(hear(pantalla));
      expect(cancelado).toEqual({ tono: 'cancelado', ids: [lineaCancelada], cadaMs: null });
      expect(pedido?.ids).toEqual([comida._id, bebida._id]);
    }
  });
});

it('a pase that marches sounds as a new ticket, by its own name', () => {
  const marchadas = ['segundos', 'postres'].map((id) =>
    buildLinea({
      pase: { id, nombre: id, orden: 1 },
      marchada: { en: '2026-03-01T13:30:00.000Z', por: 'Ana' },
    }),
  );
  const ticket = buildTicket({ lineas: marchadas });
  const grupo = buildGrupo({ pedidos: [ticket] });
  const hear = (...ids: string[]) => {
    const marchados = new Map([[ticket._id, ids.map((id) => ({ id, nombre: id }))]]);
    const novedades = { ...SIN_NOVEDADES, nuevos: new Set([ticket._id]), marchados };
    const presente = { grupos: new Map([[grupo.grupoMesa, grupo]]), llamadas: new Map(), desfase: 0 };
    return [sonidosDeEstacion, sonidosDeTablero].map((regla) =>
      regla({ ...presente, pantalla: 'cocina', novedades }).find(({ tono }) => tono === 'pedido'),
    );
  };
  const ids = [ticket._id, `${ticket._id} segundos`, `${ticket._id} postres`];
  for (const sonido of hear('segundos', 'postres')) expect(sonido?.ids).toEqual(ids);
});
