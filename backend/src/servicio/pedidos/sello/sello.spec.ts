// Longer than most: one history of a mesa, sealed, and then altered in every way.
import fc from 'fast-check';
import {
  FORMAS_COBRO,
  addRebaja,
  addCobro,
  annulCobro,
  asentar,
  centimos,
  hechosEntre,
  moveMesa,
  payGrupo,
  reopenGrupo,
  undoRebaja,
} from '@carta/contracts';
import type { GrupoMesa, Movimiento } from '@carta/contracts';
import { toId } from '../../../plataforma/base-datos/ids';
import { toRebajaDoc, toCobroDoc, toLineaDoc } from '../grupos/grupo.mapper';
import type { GrupoDoc } from '../grupos/grupo.schema';
import { blankNombre } from '../pagados/blank-nombre';
import { comprobarMesa } from './comprobar-mesa';
import { sellar } from './sello';
import type { PasoSellado, Sello } from './sello';

const INICIO = Date.parse('2026-11-24T13:00:00Z');
const ANA = 'a'.repeat(24);
const id = (n: number): string => n.toString(16).padStart(24, '0');

const mesaServida: GrupoMesa = {
  id: id(1),
  restauranteId: id(2),
  mesa: 4,
  rev: 10,
  pagado: false,
  actualizadoEn: new Date(INICIO),
  pedidos: [1, 2].map((t) => ({
    id: id(t * 10),
    clave: `clave ${t}`,
    revAlta: t,
    tipo: 'comida',
    creadoEn: new Date(INICIO),
    notas: 'sin sal',
    evita: ['gluten'],
    lineas: [1, 2, 3].map((l) => ({
      id: id(t * 10 + l),
      productoId: id(9),
      nombre: 'Tortilla',
      cantidad: 3,
      precio: centimos(1_000),
      estado: 'entregado',
      notas: 'poco hecha',
    })),
  })),
};

interface Sellada {
  mesa: GrupoMesa;
  sello?: Sello;
  pasos: PasoSellado[];
}

const paso = fc.record({
  es: fc.constantFrom('cobra', 'anula', 'paga', 'reabre', 'cancela', 'mueve', 've', 'ajusta', 'desajusta'),
  n: fc.nat(500),
});
const pasos = fc.array(paso, { minLength: 1, maxLength: 15 });

function move(mesa: GrupoMesa, { es, n }: { es: string; n: number }, en: Date): Movimiento {
  const quien = { en, por: 'Ana', persona: ANA };
  switch (es) {
    case 'cobra': {
      const clave = `cobro ${mesa.cobros?.length ?? 0}`;
      const forma = FORMAS_COBRO[n % 4] ?? 'otro';
      const pedido = { id: id(1_000 + (mesa.cobros?.length ?? 0)), clave, forma, importe: centimos(n + 1) };
      return addCobro(mesa, pedido, quien, mesa.rev);
    }
    case 'anula':
      return annulCobro(mesa, id(1_000 + (n % 4)), { ...quien, motivo: 'error' });
    case 'paga':
      return payGrupo(mesa, mesa.rev, en);
    case 'reabre':
      return reopenGrupo(mesa, mesa.rev, en);
    case 'ajusta': {
      const clave = `ajuste ${mesa.ajustes?.length ?? 0}`;
      const pedido = { id: id(2_000 + (mesa.ajustes?.length ?? 0)), clave, motivo: 'tardó' };
      const linea = mesa.pedidos[n % 2]?.lineas[n % 3]?.id ?? '';
      return n % 2 === 0
        ? addRebaja(mesa, { ...pedido, tipo: 'invitar', lineas: [{ linea, unidades: 1 }] }, quien, mesa.rev)
        : addRebaja(mesa, { ...pedido, tipo: 'descuento', linea, porcentaje: 1 + (n % 50) }, quien, mesa.rev);
    }
    case 'desajusta': {
      const nuevo = {
        id: id(2_000 + (mesa.ajustes?.length ?? 0)),
        clave: `ajuste ${mesa.ajustes?.length ?? 0}`,
      };
      return undoRebaja(mesa, id(2_000 + (n % 4)), nuevo, quien, mesa.rev);
    }
    case 'mueve':
      return moveMesa(mesa, { de: mesa.mesa, a: 1 + (n % 9), rev: mesa.rev }, quien);
    case 've':
      return {
        ok: true,
        grupo: { ...mesa, rev: mesa.rev + 1, pedidos: mesa.pedidos.map((t) => ({ ...t, vistoEn: en })) },
      };
    default:
      return { ok: true, grupo: withUnaMenos(mesa, n, quien) };
  }
}

const withUnaMenos = (mesa: GrupoMesa, n: number, quien: { en: Date; por: string }): GrupoMesa => ({
  ...mesa,
  rev: mesa.rev + 1,
  pedidos: mesa.pedidos.map((ticket, i) =>
    i === n % 2
      ? {
          ...ticket,
          lineas: ticket.lineas.map((linea, j) =>
            j === n % 3 && linea.cantidad > 1
              ? {
                  ...linea,
                  cantidad: linea.cantidad - 1,
                  retiradas: [
                    ...(linea.retiradas ?? []),
                    { ...quien, motivo: 'sobra', unidades: 1, clave: 'k', rev: mesa.rev + 1 },
                  ],
                }
              : linea,
          ),
        }
      : ticket,
  ),
});

/** @param sella whether the program of this step seals. */
function play(sellada: Sellada, cual: { es: string; n: number }, i: number, sella = true): Sellada {
  const en = new Date(INICIO + (i + 1) * 60_000);
  const movimiento = move(sellada.mesa, cual, en);
  if (!movimiento.ok || movimiento.grupo === sellada.mesa) return sellada;
  const movido = { ...movimiento.grupo, actualizadoEn: en };
  const mesa = asentar(sellada.mesa, movido, hechosEntre(sellada.mesa, movido), {
    en,
    por: 'Ana',
    persona: ANA,
  });
  const nuevo = sella ? sellar(sellada.sello, sellada.mesa, mesa) : null;
  return nuevo ? { mesa, sello: nuevo.sello, pasos: [...sellada.pasos, nuevo.paso] } : { ...sellada, mesa };
}

const playAll = (hechos: readonly { es: string; n: number }[]): Sellada =>
  hechos.reduce<Sellada>((sellada, cual, i) => play(sellada, cual, i), { mesa: mesaServida, pasos: [] });

function docOf({ mesa, sello, pasos: pasosSellados }: Sellada): GrupoDoc {
  const { id: _id, restauranteId, cobros, ajustes, pedidos, mesasJuntas: _juntas, ...resto } = mesa;
  const doc = {
    ...resto,
    _id: toId(_id),
    restaurante: toId(restauranteId),
    archivadoEn: null,
    ...(cobros ? { cobros: cobros.map(toCobroDoc) } : {}),
    ...(ajustes ? { ajustes: ajustes.map(toRebajaDoc) } : {}),
    pedidos: pedidos.map(({ id: ticket, lineas, ...demas }) => ({
      ...demas,
      _id: toId(ticket),
      huella: 'h',
      lineas: lineas.map(toLineaDoc),
    })),
    ...(sello ? { sello, pasosSellados } : {}),
  };
  return structuredCloneOf(doc) as GrupoDoc;
}

/** Ids and instants are shared, all else is its own. */
function structuredCloneOf(valor: unknown): unknown {
  if (Array.isArray(valor)) return valor.map(structuredCloneOf);
  if (typeof valor !== 'object' || valor === null || Object.getPrototypeOf(valor) !== Object.prototype)
    return valor;
  return Object.fromEntries(Object.entries(valor).map(([campo, parte]) => [campo, structuredCloneOf(parte)]));
}

/** Fields that a seal does not cover, wherever they stand. */
const LIBRES = new Set([
  'por', 'tomadoPor', 'notas', 'evita', 'nombre', 'huella', 'estado', 'productoId', 'entregadoEn', 'vistoEn',
  'rev', 'revAlta', 'revCobros', 'revAjustes', 'revReapertura', 'reaperturas', 'archivadoEn', 'actualizadoEn', 'mudanzas',
  'periodo', 'tipo', 'clave', 'antes', 'jornadasContadas',
]); // prettier-ignore

type Sitio = { en: Record<string, unknown>; campo: string; valor: unknown };

function sitiosDe(valor: unknown, dentro: 'sello' | 'mesa' = 'mesa'): Sitio[] {
  if (typeof valor !== 'object' || valor === null || valor instanceof Date) return [];
  if (!Array.isArray(valor) && Object.getPrototypeOf(valor) !== Object.prototype) return [];
  return Object.entries(valor).flatMap(([campo, parte]: [string, unknown]): Sitio[] => {
    const es = campo === 'sello' || campo === 'pasosSellados' ? 'sello' : dentro;
    if (es === 'mesa' && LIBRES.has(campo)) return [];
    const propio = { en: valor as Record<string, unknown>, campo, valor: parte };
    return [propio, ...sitiosDe(parte, es)];
  });
}

function falsify({ en, campo, valor }: Sitio): void {
  if (typeof valor === 'number') en[campo] = valor + 1;
  else if (typeof valor === 'string') en[campo] = `${valor}x`;
  else if (typeof valor === 'boolean') en[campo] = !valor;
  else if (valor instanceof Date) en[campo] = new Date(valor.getTime() + 1);
  else if (Array.isArray(en)) en.splice(Number(campo), 1);
  else Reflect.deleteProperty(en, campo);
}

describe('The seal of a tab', () => {
  it('is whole after any steps, and after names and notes were blanked', () => {
    fc.assert(
      fc.property(pasos, (hechos) => {
        const sellada = playAll(hechos);
        const doc = docOf(sellada);
        const es = sellada.sello ? 'integro' : 'suelto';
        expect(comprobarMesa(doc, [])).toMatchObject({ es });

        const olvidada = blankNombre(doc, ANA);
        for (const ticket of olvidada.pedidos) {
          delete ticket.notas;
          delete ticket.evita;
          ticket.huella = '';
          for (const linea of ticket.lineas) delete linea.notas;
        }
        expect(comprobarMesa(olvidada, [])).toMatchObject({ es });
      }),
    );
  });

  it('tells whatever of a tab, a line, a charge or the ledger was altered, removed or inserted', () => {
    fc.assert(
      fc.property(pasos, fc.nat(), fc.boolean(), (hechos, cual, dosVeces) => {
        const doc = docOf(
          playAll([...hechos, { es: 'cobra', n: 99 }, { es: 'anula', n: 0 }, { es: 'mueve', n: 3 }]),
        );
        const sitios = sitiosDe(doc);
        const sitio = sitios[cual % sitios.length];
        fc.pre(sitio !== undefined);
        // An order at an open mesa is sealed by its next step.
        fc.pre(!dosVeces || doc.pagado || sitio.en !== (doc.pedidos as unknown));
        if (dosVeces && Array.isArray(sitio.en)) sitio.en.push(sitio.valor);
        else falsify(sitio);

        const { es, ...visto } = comprobarMesa(doc, []);

        expect([es, sitio.campo]).toEqual(['roto', sitio.campo]);
        expect('porque' in visto && visto.porque.length).toBeGreaterThan(0);
      }),
      { numRuns: 300 },
    );
  });

  it('goes on over what a program that seals nothing did, and says so of its last steps, without an alarm', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(paso, fc.boolean()), { minLength: 1, maxLength: 15 }), (hechos) => {
        const programas = hechos.reduce<Sellada & { movimientos: { rev: number; en: Date }[] }>(
          (antes, [cual, sella], i) => {
            const ahora = play(antes, cual, i, sella);
            const isDinero = ahora.mesa !== antes.mesa && cual.es !== 've';
            const dado = { rev: ahora.mesa.rev, en: ahora.mesa.actualizadoEn };
            return { ...ahora, movimientos: isDinero ? [...antes.movimientos, dado] : antes.movimientos };
          },
          { mesa: mesaServida, pasos: [], movimientos: [] },
        );
        const movimientosDinero = programas.movimientos.map(
          (dado) => ({ ...dado, a: 'cobro', de: 'entregado', por: 'Ana', pedido: toId(id(3)) }) as const,
        );
        expect(comprobarMesa({ ...docOf(programas), movimientosDinero }, []).es).not.toBe('roto');
      }),
    );
  });

  it('covers what a line has taken off it, and where nothing is, the same bytes as without the field', () => {
    const quien = { en: new Date(INICIO), por: 'Ana' };
    const rebajada = (rebaja: number): GrupoMesa => ({
      ...mesaServida,
      pedidos: mesaServida.pedidos.map((t) => ({
        ...t,
        lineas: t.lineas.map((l) => ({ ...l, rebaja: centimos(rebaja) })),
      })),
    });
    expect(sellar(undefined, mesaServida, rebajada(0))).toBeNull();
    expect(sellar(undefined, mesaServida, rebajada(100))?.sello.n).toBe(1);
    expect(sellar(undefined, mesaServida, withUnaMenos(mesaServida, 0, quien))?.sello.n).toBe(1);
  });

  it('takes no step for what is no money', () => {
    const vista = mesaServida.pedidos.map((ticket) => ({
      ...ticket,
      vistoEn: new Date(INICIO),
      notas: 'otra',
    }));
    expect(sellar(undefined, mesaServida, { ...mesaServida, pedidos: vista })).toBeNull();
  });
});
