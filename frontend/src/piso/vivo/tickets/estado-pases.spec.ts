import fc from 'fast-check';
import { isEnEspera, vivasOf } from '@carta/contracts';
import type { EstadoLinea, Linea } from '@carta/contracts';
import { buildGrupo, buildLinea, buildTicket } from '../pruebas/fabrica';
import {
  ESPERA_PASE_MAX_MS,
  olvidadoDe,
  olvidadosOf,
  pasesVivosOf,
  porMarcharDe,
  siguienteDe,
  textoEstadoPase,
  textoMarchar,
} from './estado-pases';

const MINUTO = 60_000;
const AHORA = Date.parse('2026-03-01T14:00:00.000Z');
const hace = (minutos: number) => new Date(AHORA - minutos * MINUTO).toISOString();
const NOMBRES = ['Entrantes', 'Primeros', 'Segundos'];

interface Dada {
  orden: number;
  estado?: EstadoLinea;
  /** Minutes ago; absent waits. */
  marchada?: number;
  cambios?: Partial<Linea>;
}

const linea = ({ orden, estado = 'pendiente', marchada, cambios }: Dada) =>
  buildLinea({
    estado,
    pase: { id: `p${orden}`, nombre: NOMBRES[orden]!, orden },
    ...(marchada !== undefined && { marchada: { por: 'Ana', en: hace(marchada) } }),
    ...cambios,
  });

const mesa = (pedida: number, ...dadas: Dada[]) =>
  buildGrupo({ pedidos: [buildTicket({ createdAt: hace(pedida), lineas: dadas.map(linea) })] });

const look = (grupo: ReturnType<typeof mesa>) => pasesVivosOf(grupo, AHORA);
const textos = (grupo: ReturnType<typeof mesa>) =>
  look(grupo).map((pase) => `${pase.nombre} · ${textoEstadoPase(pase)}`);
const minutosDe = (grupo: ReturnType<typeof mesa>) =>
  look(grupo).map(({ desde }) => (AHORA - desde) / MINUTO);

describe('the pases of a mesa', () => {
  it('are told in order, each as far as it is, and since when', () => {
    const grupo = mesa(
      40,
      { orden: 2, cambios: { cantidad: 2 } },
      { orden: 2 },
      { orden: 1, estado: 'en_preparacion', marchada: 9 },
      { orden: 1, estado: 'listo', marchada: 9, cambios: { listoEn: hace(2) } },
      { orden: 0, estado: 'entregado', marchada: 40, cambios: { entregadoEn: hace(21) } },
    );

    expect(textos(grupo)).toEqual([
      'Entrantes · servidos',
      'Primeros · en marcha',
      'Segundos · en espera (3)',
    ]);
    expect(minutosDe(grupo)).toEqual([21, 9, 9]);
    expect(look(grupo).map(({ falta }) => falta.length)).toEqual([0, 1, 2]);
  });

  it('are ready once all of one is, and leave out what was cancelled', () => {
    const cancelada = { motivo: 'Se ha acabado', en: hace(1), por: 'Cocina' };
    const grupo = mesa(
      40,
      { orden: 1, estado: 'listo', marchada: 9, cambios: { listoEn: hace(2) } },
      { orden: 1, estado: 'entregado', marchada: 9, cambios: { listoEn: hace(4), entregadoEn: hace(3) } },
      { orden: 2, cambios: { cancelada } },
    );

    expect(textos(grupo)).toEqual(['Primeros · listos']);
    expect(minutosDe(grupo)).toEqual([2]);
    expect(look(grupo)[0]?.falta).toHaveLength(1);
  });

  it('are none in a house without them', () => {
    expect(look(buildGrupo())).toEqual([]);
  });
});

describe('the next one', () => {
  const servida = {
    orden: 0,
    estado: 'entregado',
    marchada: 40,
    cambios: { entregadoEn: hace(12) },
  } as const;

  it('can be marched once all before it is served', () => {
    const porMarchar = porMarcharDe(look(mesa(40, servida, { orden: 1 }, { orden: 2 })));

    expect(porMarchar).toMatchObject({ pase: { nombre: 'Primeros' }, tras: { nombre: 'Entrantes' } });
    expect(porMarchar && textoMarchar(porMarchar.pase)).toBe('Marchar primeros');
    const cocinando = { ...servida, estado: 'listo' } as const;
    expect(porMarcharDe(look(mesa(40, cocinando, { orden: 1 })))).toBeNull();
    expect(porMarcharDe(look(mesa(40, servida)))).toBeNull();
  });

  it('can be marched where nothing before it is left', () => {
    expect(porMarcharDe(look(mesa(40, { orden: 1 })))).toMatchObject({ tras: undefined });
  });

  it.each([
    ['it was ordered', mesa(45, { orden: 1 }), mesa(44.9, { orden: 1 })],
    [
      'something of its mesa marched',
      mesa(90, { ...servida, marchada: 45 }, { orden: 1 }),
      mesa(90, { ...servida, marchada: 44.9 }, { orden: 1 }),
    ],
    [
      'somebody made it wait again, which marching it had put off',
      mesa(90, { orden: 1, cambios: { detenidaEn: hace(45) } }, { orden: 1 }),
      mesa(90, { orden: 1, cambios: { detenidaEn: hace(44.9) } }, { orden: 1 }),
    ],
  ])('is forgotten 45 minutes after %s', (_, olvidada, reciente) => {
    expect(olvidadosOf([olvidada, reciente], AHORA)).toEqual([olvidada.grupoMesa]);
    expect(olvidadosOf([{ ...olvidada, pagadoEn: hace(1) }], AHORA)).toEqual([]);
  });
});

describe('whatever a mesa has', () => {
  const dada = fc.record(
    {
      orden: fc.nat({ max: 2 }),
      estado: fc.constantFrom<EstadoLinea>('pendiente', 'en_preparacion', 'listo', 'entregado'),
      marchada: fc.nat({ max: 120 }),
      cambios: fc.constantFrom<Partial<Linea>>({}, { cancelada: { motivo: '', en: hace(1), por: '' } }),
    },
    { requiredKeys: ['orden'] },
  );
  // what waits is pendiente
  const lineas = fc.array(
    dada.map(({ estado, ...resto }) =>
      resto.marchada === undefined || !estado ? resto : { ...resto, estado },
    ),
    { minLength: 1, maxLength: 8 },
  );

  it('each wanted line is of one pase, and one that waits makes its pase wait', () => {
    fc.assert(
      fc.property(lineas, (dadas) => {
        const grupo = mesa(120, ...dadas);
        const vivas = vivasOf(grupo.pedidos.flatMap(({ productos }) => productos));
        const pases = look(grupo);

        expect(pases.flatMap((pase) => pase.lineas).sort(byId)).toEqual([...vivas].sort(byId));
        expect(
          pases
            .filter(({ estado }) => estado === 'en_espera')
            .flatMap(({ falta }) => falta)
            .sort(byId),
        ).toEqual(vivas.filter(isEnEspera).sort(byId));
        expect(pases.every(({ desde }) => desde <= AHORA)).toBe(true);
      }),
    );
  });

  it('nothing waits for ever unseen: the next pase is told at last', () => {
    fc.assert(
      fc.property(lineas, (dadas) => {
        const pases = look(mesa(120, ...dadas));
        const siguiente = siguienteDe(pases);
        const tarde = (siguiente?.desde ?? 0) + ESPERA_PASE_MAX_MS;

        expect(olvidadoDe(pases, tarde)).toBe(siguiente ?? null);
        expect(olvidadoDe(pases, tarde - 1)).toBeNull();
      }),
    );
  });
});

const byId = (a: Linea, b: Linea) => (a._id < b._id ? -1 : 1);
