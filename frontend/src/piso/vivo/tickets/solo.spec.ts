import type { EstacionCasa, EstadoLinea } from '@carta/contracts';
import { buildGrupo, buildLinea, buildTicket } from '../pruebas/fabrica';
import { estacionesEn, lineasAparte, nombresDe, otrasEstaciones, recorteDe } from './solo';
import type { Solo } from './solo';

const PLANCHA: EstacionCasa = { _id: 'a'.repeat(24), nombre: 'Plancha', tipo: 'comida' };
const FRIOS: EstacionCasa = { _id: 'b'.repeat(24), nombre: 'Fríos', tipo: 'comida' };
const TERRAZA: EstacionCasa = { _id: 'c'.repeat(24), nombre: 'Barra terraza', tipo: 'bebida' };
const CASA = [PLANCHA, FRIOS, TERRAZA];
const soloOf = (...estaciones: string[]): Solo => ({ estaciones, casa: CASA });
const de = ({ _id: id, nombre }: EstacionCasa, estado: EstadoLinea = 'pendiente') =>
  buildLinea({ estado, estacion: { id, nombre } });

describe('the part of a ticket that a station makes', () => {
  const chuleta = de(PLANCHA, 'listo');
  const ensalada = de(FRIOS);
  const guiso = buildLinea({ estado: 'en_preparacion' });
  const ticket = buildTicket({ lineas: [chuleta, ensalada, guiso], estado: 'en_preparacion' });
  const grupo = buildGrupo({ pedidos: [ticket] });

  it('is its lines, as far as they are', () => {
    expect(recorteDe(ticket, soloOf(PLANCHA._id))).toMatchObject({ estado: 'listo', productos: [chuleta] });
    expect(recorteDe(ticket, soloOf(FRIOS._id))).toMatchObject({
      estado: 'pendiente',
      productos: [ensalada],
    });
    expect(recorteDe(ticket, soloOf('cocina'))).toMatchObject({ productos: [guiso] });
    expect(recorteDe(ticket, soloOf(TERRAZA._id))).toBeNull();
  });

  it('is the ticket itself where all of it is theirs, and on a wall of no station in particular', () => {
    expect(recorteDe(ticket, null)).toBe(ticket);
    expect(recorteDe(ticket, soloOf('cocina', PLANCHA._id, FRIOS._id))).toBe(ticket);
  });

  it('is the same for the same wall, so that it is not drawn again', () => {
    const solo = soloOf(FRIOS._id);
    expect(recorteDe(ticket, solo)).toBe(recorteDe(ticket, solo));
  });

  it('says where else the ticket is made, until it is served there', () => {
    const recorte = recorteDe(ticket, soloOf(PLANCHA._id));
    expect(recorte && otrasEstaciones(grupo, recorte, CASA)).toEqual(['Cocina', 'Fríos']);
    const servido = { ...ticket, productos: [chuleta, { ...ensalada, estado: 'entregado' as const }, guiso] };
    expect(recorte && otrasEstaciones({ ...grupo, pedidos: [servido] }, recorte, CASA)).toEqual(['Cocina']);
  });

  it('moves and is seen alone', () => {
    const recorte = recorteDe(ticket, soloOf(FRIOS._id, 'cocina'));
    expect(recorte && lineasAparte(grupo, recorte)).toEqual([ensalada._id, guiso._id]);
    expect(recorte && estacionesEn(recorte)).toEqual([FRIOS._id, 'cocina']);
    expect(lineasAparte(grupo, ticket)).toBeUndefined();
  });

  it('is seen once its own stations have, whatever the others have', () => {
    const en = '2026-03-01T13:01:00.000Z';
    const visto = { ...ticket, vistoPor: [{ estacion: FRIOS._id, en }] };
    expect(recorteDe(visto, soloOf(FRIOS._id))?.vistoEn).toBe(en);
    expect(recorteDe(visto, soloOf(FRIOS._id, 'cocina'))).not.toHaveProperty('vistoEn');
    expect(recorteDe({ ...ticket, vistoEn: en }, soloOf('cocina'))?.vistoEn).toBe(en);
  });

  it('of a station that the house no longer has is the kitchen’s', () => {
    const sinFrios = { estaciones: ['cocina'], casa: [PLANCHA] };
    expect(recorteDe(ticket, sinFrios)?.productos).toEqual([ensalada, guiso]);
  });
});

it('a wall is called by the stations that it is of, in the house’s order', () => {
  expect(nombresDe(soloOf(TERRAZA._id, FRIOS._id, 'cocina'))).toEqual(['Cocina', 'Fríos', 'Barra terraza']);
});
