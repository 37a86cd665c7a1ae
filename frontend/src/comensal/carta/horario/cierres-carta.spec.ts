import type { Carta, Horario } from '@carta/contracts';
import { buildMenu, buildProducto } from '../../../shared/api/pruebas/build-carta';
import { buildCarta, buildCategoria, buildRestaurante } from '../pruebas/carta-entera';
import { cierresEn } from './cierres-carta';

const TODOS = [1, 2, 3, 4, 5, 6, 7];
const de = (desde: string, hasta: string) => [{ dias: TODOS, desde, hasta }];
/** This is a Monday, in winter. */
const at = (hora: string): Date => new Date(`2026-11-23T${hora}:00+01:00`);

const tostada = buildProducto({ nombre: 'Tostada' });
const croquetas = buildProducto({ nombre: 'Croquetas' });
const cana = buildProducto({ nombre: 'Caña' });
const menu = buildProducto({ nombre: 'Menú' });
const nombres = new Map([tostada, croquetas, cana, menu].map(({ _id, nombre }) => [_id, nombre]));

function buildConHoras(horario?: Partial<Horario>): Carta {
  return buildCarta({
    restaurante: buildRestaurante(horario ? { horario: { cerrados: [], ...horario } } : {}),
    categorias: [
      buildCategoria({ nombre: 'Desayunos', horas: de('08:00', '12:00'), productos: [tostada] }),
      buildCategoria({ nombre: 'Raciones', productos: [croquetas] }),
      buildCategoria({ nombre: 'Bebidas', tipo: 'bebida', productos: [cana] }),
    ],
    sinCategoria: [menu],
  });
}

function read(hora: string, horario?: Partial<Horario>) {
  const { cierres, cambia } = cierresEn(buildConHoras(horario), at(hora));
  const cerrados = [...cierres.porProducto].map(([id, { motivo, gracia }]) => [
    nombres.get(id),
    gracia === null ? motivo : `hasta ${gracia}`,
  ]);
  const reloj = new Date(cambia).toLocaleTimeString('es-ES', { timeZone: 'Europe/Madrid' });
  return { linea: cierres.linea, cerrados, cambia: reloj };
}

it('says nothing of the house where only a categoría has hours', () => {
  expect(read('10:00')).toEqual({ linea: null, cerrados: [], cambia: '12:00:00' });
  expect(read('12:05')).toEqual({
    linea: null,
    cerrados: [['Tostada', 'hasta las 12:10']],
    cambia: '12:10:00',
  });
  expect(read('13:00').cerrados).toEqual([['Tostada', 'Desayunos: de 8:00 a 12:00']]);
});

it('says which station is closed, and closes what it makes, also without a categoría', () => {
  const { linea, cerrados, cambia } = read('10:00', { cocina: de('13:00', '16:00') });

  expect(linea).toBe('La cocina abre a las 13:00');
  expect(cerrados).toEqual([
    ['Tostada', 'La cocina está cerrada'],
    ['Croquetas', 'La cocina abre a las 13:00'],
    ['Menú', 'La cocina abre a las 13:00'],
  ]);
  expect(cambia).toBe('13:00:00');
});

it.each([
  ['10:00', { cocina: de('13:00', '16:00'), barra: de('12:00', '23:00') }, 'Cerrado ahora. Abre a las 12:00'],
  ['12:30', { cocina: de('13:00', '16:00'), barra: de('12:00', '23:00') }, 'La cocina abre a las 13:00'],
  ['13:30', { cocina: de('13:00', '16:00'), barra: de('12:00', '23:00') }, 'La cocina cierra a las 16:00'],
  ['13:30', { cocina: de('13:00', '16:00'), barra: de('13:00', '16:00') }, 'Abierto hasta las 16:00'],
  ['13:30', { cerrados: ['2026-12-25'] }, 'Abierto ahora'],
  ['13:30', { cocina: [], barra: [] }, 'Cerrado ahora'],
  ['13:30', { cocina: [] }, 'La cocina está cerrada'],
  ['13:30', { cerrados: ['2026-11-23'] }, 'Cerrado ahora. Abre mañana a las 5:00'],
])('says at %s whether a house is open: %j', (hora, horario, linea) => {
  expect(read(hora, horario).linea).toBe(linea);
});

it('does not speak of a station that the carta has nothing of', () => {
  const carta = buildCarta({
    restaurante: buildRestaurante({ horario: { cocina: de('13:00', '16:00'), cerrados: [] } }),
    categorias: [buildCategoria({ productos: [croquetas] })],
  });

  expect(cierresEn(carta, at('10:00')).cierres.linea).toBe('Cerrado ahora. Abre a las 13:00');
});

it('closes a menu out of its own hours, and while the bar that makes one of its pases is closed', () => {
  const delDia = buildMenu({ Primeros: ['Lentejas'], Bebida: ['Agua'] }, { horas: de('13:00', '16:00') });
  const [agua] = delDia.menu?.pases[1]?.platos ?? [];
  if (agua) agua.tipo = 'bebida';
  const look = (hora: string, horario?: Partial<Horario>) => {
    const carta = buildCarta({
      restaurante: buildRestaurante(horario ? { horario: { cerrados: [], ...horario } } : {}),
      categorias: [buildCategoria({ productos: [delDia] })],
    });
    return cierresEn(carta, at(hora)).cierres;
  };
  const motivo = (...args: Parameters<typeof look>) => look(...args).porProducto.get(delDia._id)?.motivo;
  const vuelve = (...args: Parameters<typeof look>) => look(...args).fuera[delDia._id];

  expect(motivo('12:00')).toBe('Menú del día: de 13:00 a 16:00');
  expect(motivo('14:00')).toBeUndefined();
  expect(motivo('14:00', { barra: de('20:00', '23:00') })).toBe('La barra abre a las 20:00');
  expect(vuelve('12:00')).toEqual({ hora: '13:00' });
  expect([vuelve('14:00'), vuelve('16:05')]).toEqual([undefined, undefined]);
  expect(vuelve('16:30')).toEqual({ hora: '13:00', dia: 'mañana' });
  expect(vuelve('14:00', { barra: [] })).toBeUndefined();
});

it('changes when the hours of a menu do, though its kitchen is closed by then', () => {
  const delDia = buildMenu({ Primeros: ['Lentejas'] }, { horas: de('12:00', '16:00') });
  const carta = buildCarta({
    restaurante: buildRestaurante({ horario: { cocina: de('13:00', '16:00'), cerrados: [] } }),
    categorias: [buildCategoria({ productos: [delDia] })],
  });

  const { cierres, cambia } = cierresEn(carta, at('11:00'));
  expect(cierres.fuera[delDia._id]).toEqual({ hora: '13:00' });
  expect(new Date(cambia)).toEqual(at('12:00'));
  expect(cierresEn(carta, at('12:00')).cierres.fuera).toEqual({});
});
