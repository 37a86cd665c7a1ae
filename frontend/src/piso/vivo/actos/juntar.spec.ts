// Longer than most: one server serves everything that is done to whole mesas.
import { rutas, rutasSala } from '@carta/contracts';
import type { Grupo } from '@carta/contracts';
import { answer, ok } from '../../../shared/api/pruebas/servidor';
import { joinMesas, partMesas } from './juntar';
import { moveMesa } from './mudar';
import { payMesa } from './pagar';
import { isPagado } from '../mesas/grupos';
import { sonidosDeEstacion, sonidosDeTablero } from '../sonido/sonidos-cocina';
import { buildGrupo, buildTicket } from '../pruebas/fabrica';
import { useServidorTablero } from '../pruebas/use-servidor-tablero';
import { receiveGrupo, replaceTablero, useTablero } from '../tablero/useTablero';

const piso = useServidorTablero();
const { toasts } = piso;
let peticiones: { url: string; cuerpo: Record<string, unknown> }[];
beforeEach(() => {
  peticiones = [];
});

/** Shows these grupos, and lets the server answer each change of a mesa. */
function show(...grupos: Grupo[]): void {
  replaceTablero({ grupos, llamadas: [] }, { grupos: [], llamadas: [] });
  piso.servidor.alMover = (req, res, texto) => {
    const [url, cuerpo] = [req.url ?? '', JSON.parse(texto) as Record<string, unknown>];
    peticiones.push({ url, cuerpo });
    const grupo = [...useTablero.getState().grupos.values()].find(({ grupoMesa }) => url.includes(grupoMesa));
    if (!grupo) return answer(res, 404, { success: false, code: 'NOT_FOUND' });
    const mesasJuntas = cuerpo.mesas as number[] | undefined;
    ok(res, {
      ...grupo,
      rev: grupo.rev + 1,
      ...(cuerpo.a !== undefined && { mesa: { numero: cuerpo.a } }),
      ...(mesasJuntas && { mesasJuntas: mesasJuntas.length > 0 ? mesasJuntas : undefined }),
    });
  };
}

const refuse = (code: string, message: string, data?: unknown) => {
  piso.servidor.alMover = (_req, res) => answer(res, 409, { success: false, code, message, data });
};
const shown = (grupo: Grupo) => useTablero.getState().grupos.get(grupo.grupoMesa)!;
const undo = async () => {
  const antes = peticiones.length;
  toasts.at(-1)?.accion?.onAction();
  while (peticiones.length === antes) await new Promise(setImmediate);
};

describe('changing mesa', () => {
  it('names both mesas and what was seen, and goes back the same way', async () => {
    const grupo = buildGrupo({ mesa: 6, rev: 7 });
    show(grupo);

    expect(await moveMesa(grupo, 9)).toBe(true);
    expect(shown(grupo).mesa.numero).toBe(9);
    expect(toasts.at(-1)?.texto).toBe('Mesa 6 → 9');
    await undo();

    expect(peticiones).toEqual([
      { url: rutasSala.moverMesa(grupo.grupoMesa), cuerpo: { de: 6, a: 9, rev: 7 } },
      { url: rutasSala.moverMesa(grupo.grupoMesa), cuerpo: { de: 9, a: 6, rev: 8 } },
    ]);
  });

  it('says that somebody sits there, and shows who', async () => {
    const grupo = buildGrupo({ mesa: 6 });
    show(grupo);
    const sentado = buildGrupo({ mesa: 9 });
    refuse('MESA_OCUPADA', 'La mesa 9 ya está ocupada.', sentado);

    expect(await moveMesa(grupo, 9)).toBe(false);
    expect(toasts.at(-1)?.texto).toBe('La mesa 9 ya está ocupada.');
    expect(shown(grupo).mesa.numero).toBe(6);
    expect(shown(sentado).mesa.numero).toBe(9);
  });
});

describe('the tone of a tab that has changed mesa', () => {
  const grupo = buildGrupo({ mesa: 6 });
  const mudanza = (a: number) => ({ de: 6, a, en: '2026-03-01T14:00:00.000Z', por: 'Ana' });
  /** This is the same tab after this many moves; its station still knows mesa 6. */
  const movido = (a: number, veces = 1): Grupo => ({
    ...grupo,
    rev: 1 + veces,
    mesa: { numero: a },
    pedidos: grupo.pedidos.map((ticket) => ({ ...ticket, antes: 6 })),
    mudanzas: Array.from({ length: veces }, () => mudanza(a)),
  });
  const suena = () => sonidosDeTablero(useTablero.getState()).at(-1)?.ids.length !== 0;

  it('is not for the board that moved it, not even while its answer is on its way', async () => {
    show(grupo);
    let suenaAntes = true;
    piso.servidor.alMover = (_req, res) => {
      receiveGrupo(movido(9));
      suenaAntes = suena();
      ok(res, movido(9));
    };

    await moveMesa(grupo, 9);

    expect([suenaAntes, suena()]).toEqual([false, false]);
    const enCocina = sonidosDeEstacion({ ...useTablero.getState(), pantalla: 'cocina' });
    expect(enCocina.at(-1)?.ids).toHaveLength(1);
    receiveGrupo(movido(8, 2));
    expect(suena()).toBe(true);
  });

  it('is for every other, also for one that was about to do the same', async () => {
    show(grupo);
    refuse('ESTADO_CAMBIADO', 'Ya ha cambiado', movido(9));

    await moveMesa(grupo, 8);

    expect(suena()).toBe(true);
  });
});

describe('joining mesas', () => {
  it('names them all, is parted, and each is taken back', async () => {
    const grupo = buildGrupo({ mesa: 6 });
    show(grupo);

    expect(await joinMesas(grupo, [6, 7])).toBe(true);
    expect(toasts.at(-1)?.texto).toBe('Mesas 6 + 7, juntas');
    expect(await partMesas(shown(grupo))).toBe(true);
    expect(toasts.at(-1)?.texto).toBe('Mesas 6 + 7, separadas');
    await undo();

    expect(peticiones.map(({ cuerpo }) => cuerpo)).toEqual([
      { mesas: [6, 7], rev: 1, grupos: [grupo.grupoMesa] },
      { mesas: [], rev: 2, grupos: [] },
      { mesas: [6, 7], rev: 3, grupos: [grupo.grupoMesa] },
    ]);
  });

  it('says which tabs it saw at those mesas, and who has left one is not joined', async () => {
    const [seis, siete, nueve] = [6, 7, 9].map((mesa) => buildGrupo({ mesa }));
    const pagado = buildGrupo({ mesa: 7, pagadoEn: '2026-03-01T14:00:00.000Z' });
    show(seis!, siete!, nueve!, pagado);

    await joinMesas(seis!, [6, 7, 8]);
    expect(peticiones[0]?.cuerpo.grupos).toEqual([seis!.grupoMesa, siete!.grupoMesa]);
    refuse('ESTADO_CAMBIADO', 'Alguien de esas mesas acaba de cambiar de sitio.', shown(seis!));

    expect(await joinMesas(shown(seis!), [6, 8])).toBe(false);
    expect(toasts.at(-1)?.texto).toBe('Alguien de esas mesas acaba de cambiar de sitio.');
  });

  it('asks at the revision that its person saw, whatever has come since', async () => {
    const visto = buildGrupo({ mesa: 6, rev: 2 });
    show({ ...visto, rev: 5 });

    await joinMesas(visto, [6, 8]);
    expect(peticiones[0]?.cuerpo).toMatchObject({ mesas: [6, 8], rev: 2 });
  });
});

describe('paying a party', () => {
  const servido = (mesa: number, cambios = {}) =>
    buildGrupo({ mesa, pedidos: [buildTicket({ lineas: ['entregado'] })], ...cambios });
  const paid = (grupo: Grupo) => ({ ...grupo, rev: grupo.rev + 1, pagadoEn: '2026-03-01T14:00:00.000Z' });

  it('pays every mesa of it, and opens and joins them again', async () => {
    const [siete, seis] = [servido(7), servido(6, { mesasJuntas: [6, 7] })];
    show(siete, seis);
    piso.servidor.alMover = (_req, res) =>
      ok(res, { grupos: [paid(siete), paid({ ...seis, mesasJuntas: undefined })] });

    await payMesa(siete);
    expect([siete, seis].map(shown).every(isPagado)).toBe(true);
    expect(toasts.at(-1)?.texto).toBe('Mesas 6 + 7: Pagado');

    const pedidas: string[] = [];
    piso.servidor.alMover = (req, res, texto) => {
      pedidas.push(`${req.url} ${texto}`);
      const abierto = [seis, siete].find(
        ({ grupoMesa, pedidos }) => req.url?.includes(grupoMesa) || req.url?.includes(pedidos[0]!._id),
      );
      ok(res, { ...abierto, rev: 9 });
    };
    toasts.at(-1)?.accion?.onAction();
    while (pedidas.length < 3) await new Promise(setImmediate);
    expect(pedidas.map((pedida) => pedida.split(' ')[0])).toEqual([
      rutas.pedidoEstado(seis.pedidos[0]!._id),
      rutas.pedidoEstado(siete.pedidos[0]!._id),
      rutasSala.juntarMesas(seis.grupoMesa),
    ]);
  });

  it('says what is left once some of it has been paid, and shows all as it is', async () => {
    const [siete, seis] = [servido(7), servido(6, { mesasJuntas: [6, 7] })];
    show(siete, seis);
    const message = 'Mesa 6: Todavía hay productos sin entregar';
    refuse('ESTADO_CAMBIADO', message, { grupos: [paid(siete), { ...seis, rev: 2 }] });

    await payMesa(seis);

    expect(toasts.at(-1)).toMatchObject({
      texto: 'Falta la mesa 6: Todavía hay productos sin entregar',
      tono: 'error',
    });
    expect([siete, seis].map(shown).map(isPagado)).toEqual([true, false]);
    expect(useTablero.getState().enCurso).toEqual([]);
  });

  it('in the words of the server when nothing has been paid', async () => {
    const [siete, seis] = [servido(7), servido(6, { mesasJuntas: [6, 7] })];
    show(siete, seis);
    refuse('ESTADO_CAMBIADO', 'Mesa 7: El pedido ya ha cambiado', { grupos: [siete, seis] });

    await payMesa(seis);
    expect(toasts.at(-1)?.texto).toBe('Mesa 7: El pedido ya ha cambiado');
  });
});
