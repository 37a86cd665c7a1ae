import { buildLlamada, buildGrupo, buildLinea, buildTicket } from '../pruebas/fabrica';
import { SIN_NOVEDADES } from '../tickets/novedades';
import { SIN_MEMORIA, nextTono } from './sonidos';
import type { Presente } from './sonidos';
import { sonidosDeSala } from './sonidos-sala';

const AHORA = Date.parse('2026-03-01T14:00:00.000Z');

function hear(grupos = [buildGrupo()], llamadas = [buildLlamada()], desfase = 0): Presente {
  return {
    pantalla: 'sala',
    grupos: new Map(grupos.map((grupo) => [grupo.grupoMesa, grupo])),
    llamadas: new Map(llamadas.map((llamada) => [llamada._id, llamada])),
    novedades: SIN_NOVEDADES,
    desfase,
  };
}

const listo = (lleva?: { por: string; en: string }) =>
  buildGrupo({ pedidos: [buildTicket({ lineas: ['listo'], ...(lleva && { lleva }) })] });
const llevaHace = (ms: number) => ({ por: 'Ana', en: new Date(AHORA - ms).toISOString() });
const voz = (presente: Presente) => sonidosDeSala(presente, AHORA).map(({ tono, ids }) => [tono, ids.length]);

it('calls a waiter for a mesa that calls and for a ticket at the pass, in that order', () => {
  expect(voz(hear([listo(), buildGrupo()], [buildLlamada(), buildLlamada({ tipo: 'cuenta' })]))).toEqual([
    ['llamada', 2],
    ['listo', 1],
    ['aviso', 0],
  ]);
});

it('is quiet once somebody says that they go', () => {
  const llamadas = [buildLlamada({ estado: 'en_camino', por: 'Ana' }), buildLlamada({ estado: 'atendido' })];

  expect(voz(hear([listo(llevaHace(60_000))], llamadas))).toEqual([
    ['llamada', 0],
    ['listo', 0],
    ['aviso', 0],
  ]);
});

it('calls again for a ticket that whoever took it has not brought in three minutes', () => {
  expect(voz(hear([listo(llevaHace(180_000))], []))[1]).toEqual(['listo', 1]);
});

it('counts those minutes by the clock of the server', () => {
  expect(voz(hear([listo(llevaHace(0))], [], 180_000))[1]).toEqual(['listo', 1]);
});

it('tells a pase that was forgotten, by the clock of the server', () => {
  const pase = { id: 's', nombre: 'Segundos', orden: 2 };
  const createdAt = new Date(AHORA - 44 * 60_000).toISOString();
  const grupo = buildGrupo({ pedidos: [buildTicket({ createdAt, lineas: [buildLinea({ pase })] })] });

  expect(voz(hear([grupo], [], 59_000))[2]).toEqual(['aviso', 0]);
  expect(voz(hear([grupo], [], 60_000))[2]).toEqual(['aviso', 1]);
});

it('insists every twenty seconds', () => {
  const debidos = sonidosDeSala(hear([], [buildLlamada()]), AHORA);
  const conexion = { estado: 'directo' } as const;
  let memoria = SIN_MEMORIA;
  const sonadas: number[] = [];
  for (let segundo = 0; segundo <= 45; segundo++) {
    const paso = nextTono({ conexion, debidos }, memoria, segundo * 1_000);
    memoria = paso.memoria;
    if (paso.tono === 'llamada') sonadas.push(segundo);
  }

  expect(sonadas).toEqual([0, 20, 40]);
});
