import type { CierreDelDia } from '@carta/contracts';
import { formatHora } from '../../../shared/lib/hora';
import { exportCierre, nombreArchivoCierre } from './exportacion-cierre';

const quien = { por: 'Ana', en: '2026-11-22T13:05:00.000Z' };
const CIERRE: CierreDelDia = {
  dia: '2026-11-22',
  recaudado: 125.5,
  porForma: { tarjeta: 80, efectivo: 20.5, bizum: 0, otro: 0, sin_indicar: 25 },
  porQuien: [
    {
      por: 'Ana',
      total: 125.5,
      porForma: { tarjeta: 80, efectivo: 20.5, bizum: 0, otro: 0, sin_indicar: 25 },
    },
  ],
  propinas: { tarjeta: 2, efectivo: 1, bizum: 0, otro: 0, sin_indicar: 0 },
  mesasPagadas: 6,
  abiertas: [{ mesa: 3, total: 20, cobrado: 12.4, pendiente: 7.6 }],
  cancelaciones: [{ mesa: 2, nombre: '=Menú', cantidad: 2, importe: 12, motivo: '+no quedan', ...quien }],
  anulaciones: [{ mesa: 3, importe: 5, forma: 'tarjeta', motivo: 'rechazada; otra vez', ...quien }],
  ajustes: [
    {
      ...{ mesa: 4, tipo: 'invitar', importe: 4.4, motivo: 'de la casa', ...quien },
      platos: [{ nombre: 'Caña', cantidad: 2 }],
    },
    {
      ...{ mesa: 6, tipo: 'pesar', importe: 13, motivo: '400 g → 200 g', ...quien },
      platos: [{ nombre: 'Rodaballo', cantidad: 1 }],
    },
    { mesa: 5, tipo: 'deshacer', importe: -3, platos: [], motivo: 'Deshecho', ...quien },
  ],
  cerradas: [{ mesa: 9, importe: 4, motivo: 'se fueron', ...quien }],
  sello: { es: 'integro', raiz: 'c0ffee' },
};

it('holds everything that the page shows, and no formula', () => {
  const filas = exportCierre({ nombre: 'La Tasca' }, CIERRE).split('\r\n');

  for (const fila of [
    'Recaudado (€);125,50',
    'Efectivo;20,50',
    'Sin indicar;25',
    'Propinas, aparte (€);3',
    'Ana;125,50;80;20,50;0;0;25',
    'Cobrado en mesas abiertas (€);12,40',
    'Sello;c0ffee',
    '3;20;12,40;7,60',
    `2;'=Menú;2;12;'+no quedan;Ana;${formatHora([], quien.en)}`,
    `3;Tarjeta;5;"rechazada; otra vez";Ana;${formatHora([], quien.en)}`,
    'Invitado y descontado (€);14,40',
    `4;Invitado: 2 × Caña;4,40;de la casa;Ana;${formatHora([], quien.en)}`,
    `6;Pesado de nuevo: 1 × Rodaballo;13;400 g → 200 g;Ana;${formatHora([], quien.en)}`,
    `5;Deshecho: toda la cuenta;-3;Deshecho;Ana;${formatHora([], quien.en)}`,
    `9;4;se fueron;Ana;${formatHora([], quien.en)}`,
    'No es una factura ni un justificante fiscal.',
  ]) {
    expect(filas).toContain(fila);
  }
});

it('names who approved it beside who did it: a charge annulled, a mesa reopened, closed, a dish taken off', () => {
  const conLuis = { ...quien, aprobadoPor: 'Luis' };
  const filas = exportCierre(
    { nombre: 'La Tasca' },
    {
      ...CIERRE,
      cancelaciones: CIERRE.cancelaciones.map((una) => ({ ...una, ...conLuis })),
      anulaciones: [
        { mesa: 3, importe: 5, forma: 'tarjeta', motivo: 'rechazada', ...conLuis },
        { mesa: 7, importe: 12, forma: 'sin_indicar', motivo: 'Mesa reabierta', ...conLuis },
      ],
      ajustes: (CIERRE.ajustes ?? []).slice(0, 1).map((uno) => ({ ...uno, ...conLuis })),
      cerradas: CIERRE.cerradas.map((una) => ({ ...una, ...conLuis })),
    },
  ).split('\r\n');

  const hora = formatHora([], quien.en);
  for (const fila of [
    `2;'=Menú;2;12;'+no quedan;Ana, con Luis;${hora}`,
    `3;Tarjeta;5;rechazada;Ana, con Luis;${hora}`,
    `7;Sin indicar;12;Mesa reabierta;Ana, con Luis;${hora}`,
    `4;Invitado: 2 × Caña;4,40;de la casa;Ana, con Luis;${hora}`,
    `9;4;se fueron;Ana, con Luis;${hora}`,
  ]) {
    expect(filas).toContain(fila);
  }
});

it('holds what was done about the drawer, where anything was', () => {
  const esperado = {
    fondo: 100,
    efectivo: 20.5,
    entradas: 0,
    retiradas: 30,
    total: 90.5,
    sinIndicar: 25,
    propinas: 1,
  };
  const apuntes = [
    { _id: 'a', tipo: 'retirada' as const, importe: 30, motivo: '=pan', ...quien },
    { _id: 'b', tipo: 'conteo' as const, importe: 90, esperado, diferencia: -0.5, ...quien },
  ];
  const filas = exportCierre({ nombre: 'La Tasca' }, { ...CIERRE, arqueo: { apuntes, esperado } }).split(
    '\r\n',
  );

  const hora = formatHora([], quien.en);
  for (const fila of [
    `Retirada;30;;;'=pan;Ana;${hora}`,
    `Conteo;90;90,50;-0,50;;Ana;${hora}`,
    'Debería haber en caja (€);90,50',
  ]) {
    expect(filas).toContain(fila);
  }
  expect(exportCierre({ nombre: 'La Tasca' }, CIERRE)).not.toContain('aja');
});

it('is called after its restaurante and its day', () => {
  const restaurante = { slug: 'la-tasca-a1b2c3', _id: '65f000000000000000a1b2c3' };

  expect(nombreArchivoCierre(restaurante, '2026-11-22')).toBe('cierre-la-tasca-2026-11-22.csv');
});

it('has a row for each form of the house, which adds up with ours to what was taken, and says who is charged', () => {
  const numeros = [
    { numero: '204', cliente: 'García', importe: 15 },
    { numero: '118', importe: 5 },
  ];
  const ticket = { id: 'b', nombre: 'Ticket restaurante', total: 4.5 };
  const otras = [{ id: 'a', nombre: 'Habitación', total: 20, numeros }, ticket];
  const porForma = { tarjeta: 80, efectivo: 16, bizum: 0, otro: 24.5, sin_indicar: 0 };
  const deAna = [{ id: 'a', nombre: 'Habitación', total: 15, numeros: numeros.slice(0, 1) }];
  const porQuien = [
    { por: 'Ana', total: 111, porForma: { ...porForma, otro: 15 }, otras: deAna },
    {
      por: 'Luis',
      total: 9.5,
      porForma: { ...SIN_NADA, otro: 9.5 },
      otras: [{ ...otras[0]!, total: 5 }, ticket],
    },
  ];

  const filas = exportCierre({ nombre: 'La Tasca' }, { ...CIERRE, porForma, otras, porQuien }).split('\r\n');

  expect(filas).toEqual(
    expect.arrayContaining([
      ...['Otro;0', 'Habitación;20', 'Ticket restaurante;4,50'],
      ...['Habitación;204;García;15', 'Habitación;118;;5'],
      ...['Ana;111;80;16;0;0;15;0;0', 'Luis;9,50;0;0;0;0;5;4,50;0'],
    ]),
  );
});

const SIN_NADA = { tarjeta: 0, efectivo: 0, bizum: 0, otro: 0, sin_indicar: 0 };
