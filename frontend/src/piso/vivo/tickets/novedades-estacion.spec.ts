import type { EstacionCasa, EstadoLinea, Grupo } from '@carta/contracts';
import { buildGrupo, buildLinea, buildTicket } from '../pruebas/fabrica';
import { SIN_NOVEDADES, noteGrupos, touchNovedades } from './novedades';
import type { Novedades } from './novedades';
import type { Solo } from './solo';
import { sonidosDeEstacion } from '../sonido/sonidos-cocina';

const PLANCHA: EstacionCasa = { _id: 'a'.repeat(24), nombre: 'Plancha', tipo: 'comida' };
const SOLO: Solo = { estaciones: [PLANCHA._id], casa: [PLANCHA] };

const chuleta = buildLinea({ estacion: { id: PLANCHA._id, nombre: 'Plancha' } });
const guiso = buildLinea();
const ticket = buildTicket({ lineas: [chuleta, guiso] });
const base = buildGrupo({ pedidos: [ticket] });

/** The same mesa with the chuleta of the Plancha and the guiso of the kitchen so far. */
function at(deChuleta: EstadoLinea, deGuiso: EstadoLinea): Grupo {
  const productos = [
    { ...chuleta, estado: deChuleta },
    { ...guiso, estado: deGuiso },
  ];
  return buildGrupo({ ...base, mesa: 4, pedidos: [{ ...ticket, productos }] });
}

function note(novedades: Novedades, antes: Grupo | null, ahora: Grupo): Novedades {
  const mapOf = (grupo: Grupo | null) => new Map(grupo ? [[grupo.grupoMesa, grupo]] : []);
  const lectura = { antes: mapOf(antes), ahora: mapOf(ahora), primera: false, propios: new Set<string>() };
  return noteGrupos(novedades, { ...lectura, solo: SOLO });
}

const sonando = (novedades: Novedades, grupo: Grupo) => {
  const grupos = new Map([[grupo.grupoMesa, grupo]]);
  const presente = { pantalla: 'cocina', solo: SOLO, grupos, llamadas: new Map(), desfase: 0 } as const;
  const debidos = sonidosDeEstacion({ ...presente, novedades });
  return debidos.filter(({ ids }) => ids.length > 0).map(({ tono }) => tono);
};

it('a ticket rings at a station until it begins its own lines, whatever the others do with theirs', () => {
  const [llegado, conGuiso, conChuleta] = [
    at('pendiente', 'pendiente'),
    at('pendiente', 'listo'),
    at('en_preparacion', 'listo'),
  ];
  const primera = note(SIN_NOVEDADES, null, llegado);
  const segunda = note(primera, llegado, conGuiso);
  const tercera = note(segunda, conGuiso, conChuleta);

  expect(sonando(primera, llegado)).toEqual(['pedido']);
  expect(sonando(segunda, conGuiso)).toEqual(['pedido']);
  expect(sonando(tercera, conChuleta)).toEqual([]);
});

it('what another station moves back is no change here', () => {
  const antes = at('en_preparacion', 'listo');
  const tocada = touchNovedades(note(SIN_NOVEDADES, null, antes), [ticket._id]);

  const deOtra = note(tocada, antes, at('en_preparacion', 'en_preparacion'));
  const suya = note(tocada, antes, at('pendiente', 'listo'));

  expect([...deOtra.cambiados.keys()]).toEqual([]);
  expect([...suya.cambiados.keys()]).toEqual([ticket._id]);
});
