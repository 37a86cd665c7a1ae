import { huellaDe } from './huella';

const RESTAURANTE = '665f1c2ab4d3e90012ab34cd';
const TORTILLA = { productoId: '665f1c2ab4d3e90012ab34ce', nombre: 'Tortilla', cantidad: 2, precio: 8.5 };
const MENU = { productoId: '665f1c2ab4d3e90012ab34cf', nombre: 'Menú del día', cantidad: 1, precio: 14.9 };
const PLATOS = ['665f1c2ab4d3e90012ab34d1', '665f1c2ab4d3e90012ab34d0'];
const EN_SEGUNDOS = '665f1c2ab4d3e90012ab34d2';

const de = (linea: object, pedido: object = {}): object => ({
  productos: [{ ...TORTILLA, ...linea }],
  ...pedido,
});

/** What the orders of stored mesas were hashed to. A new field adds a row; no row ever changes. */
const VECTORES: readonly (readonly [pedido: string, cambio: object, huella: string])[] = [
  ['a plain one', {}, 'jlgCaklTCzaRjB1pKnj2tKkUdaOGDnRZGyKOt7NNDL0'],
  [
    'of a restaurante in capitals',
    { restaurante: RESTAURANTE.toUpperCase() },
    'jlgCaklTCzaRjB1pKnj2tKkUdaOGDnRZGyKOt7NNDL0',
  ],
  ['at a mesa sent as a text', { mesa: '4' }, 'jlgCaklTCzaRjB1pKnj2tKkUdaOGDnRZGyKOt7NNDL0'],
  ['at another mesa', { mesa: 12 }, 'lS_11md0mXPjNQQ4kfYwmHpDiwSXLnMPjxpzKQZj5iw'],
  ['of two lines', { productos: [TORTILLA, MENU] }, 'D7q9vQ0QUeknV_lF8KvVfAsLoL777dMPmJ9uCPap2aY'],
  [
    'of the same lines the other way round',
    { productos: [MENU, TORTILLA] },
    'fmmnAb2JdT9GMAKn13oiNdrDe9_I6ht28_9P-efvV6M',
  ],
  ['with its notes', { notas: '  sin prisa ' }, 'cdo7pF3k9AD8TSLoo_fGWPrgt-M40xwtbddW9tijvUY'],
  ['with empty notes', { notas: '' }, 'P8llul8unGhR1oddri2LZuopd2PMqPdaX_26TYvTAwk'],
  ['with notes of null', { notas: null }, 'jlgCaklTCzaRjB1pKnj2tKkUdaOGDnRZGyKOt7NNDL0'],
  ['avoiding', { evita: ['gluten', 'apio'] }, 'y1ju_rMZdHoysJ5EmxZ3_NHjy4SoXi_oJLiaM-FrgkU'],
  ['of a phone', { movil: 'm0v1l' }, 'd636H1livLYllrMQOjdrQYbko266II6n8vY0u38WIKQ'],
  ['all at once', { juntos: true }, 'XG4yCK822qW25QFgvwMU457vVhOooIut3wPrEY25lYg'],
  ['not all at once', { juntos: false }, 'jlgCaklTCzaRjB1pKnj2tKkUdaOGDnRZGyKOt7NNDL0'],
  ['of four people', { comensales: 4 }, 'YbDMH2_yUfbF6KVR2NJqFfVCW0mhZ-wSNfCkl3C8rN8'],
  ['by name alone', de({ productoId: undefined }), 'EXRn10oKMJIEHrF2qs-8BE5oSzbhfgyx1diZvPUc07U'],
  ['by name alone, its id null', de({ productoId: null }), 'EXRn10oKMJIEHrF2qs-8BE5oSzbhfgyx1diZvPUc07U'],
  ['a line with notes', de({ notas: ' poco hecha ' }), 'jURnI9byR7nsAKqsTSJZYPd-rkoJZdwcL-u6yMIrSFk'],
  ['a line with a formato', de({ formato: 'racion' }), 'L5_LnIOGVpQbtzkWdCa1r4hErtBlK-rmuQ-YKvJsCoQ'],
  ['a line with opciones', de({ opciones: ['b', 'a'] }), '5Cd8UcljqFS8ow56MG7wzSQALbskci_1U4bjRH8rbn4'],
  [
    'a line with both',
    de({ formato: 'racion', opciones: ['b', 'a'] }),
    '3Mv8X5f9XFPgyrp4GXbW-l03-0wBLXl8BxF_xJmrlpU',
  ],
  [
    'a line with a formato of null',
    de({ formato: null, opciones: null }),
    'jlgCaklTCzaRjB1pKnj2tKkUdaOGDnRZGyKOt7NNDL0',
  ],
  ['a menú', { productos: [{ ...MENU, opciones: PLATOS }] }, 'Q6goPvEexI9YSJHMa-czCsHqn5bKUvUxJMOFGcLigiQ'],
  [
    'a menú with notes in a pase',
    { productos: [{ ...MENU, opciones: PLATOS, notas: 'sin pan', pase: EN_SEGUNDOS }] },
    'bflrX8spm8sdWsHZOttDiVbdjnVKtYHO-bs8Fz-94TQ',
  ],
  ['a line in a pase', de({ pase: EN_SEGUNDOS }), 'OvaAE_u0HF_pIrmQ_5zFITOHTPGtIE5lSdsb7xu300U'],
  ['a line out of its pase', de({ pase: null }), 'tXMZixoS4o1UQl6VPjdO528uxjAkNyPhydXOzfO8P0Q'],
  [
    'a line beside the carta',
    de({ productoId: undefined, libre: 'cocina' }),
    'MqmgHmqqJ9nDs-OXTD0gR2OQBdYRxGAH5FvWMvRZrWM',
  ],
  [
    'a line beside the carta in a pase',
    de({ productoId: undefined, libre: 'barra', pase: EN_SEGUNDOS }),
    'wLugGVXLCGxDEVoBN0_HOG3UWafkIfgwzzmdc7NdxHY',
  ],
  ['a line that is not beside the carta', de({ libre: '' }), 'jlgCaklTCzaRjB1pKnj2tKkUdaOGDnRZGyKOt7NNDL0'],
  [
    'what goes where, and how it is answered for, left out',
    {
      t: 'firma',
      seguimiento: 'token',
      lengua: 'en',
      para: { grupoId: 'x', aquiMismo: true },
      tomadoPor: 'Ana',
      persona: 'p',
      clave: 'c',
      direccion: '::1',
      sigue: {},
    },
    'jlgCaklTCzaRjB1pKnj2tKkUdaOGDnRZGyKOt7NNDL0',
  ],
  ['a line for a seat', de({ silla: 2 }), 'k1ndOI2hNlPHjGK14TIUWNmszkM9kFdCxFwsSqpjXug'],
  ['a line for no seat', de({ silla: undefined }), 'jlgCaklTCzaRjB1pKnj2tKkUdaOGDnRZGyKOt7NNDL0'],
  [
    'everything of a diner',
    de(
      { notas: 'poco hecha', formato: 'racion', opciones: ['b', 'a'] },
      { notas: 'sin prisa', evita: ['gluten', 'apio'], movil: 'm0v1l' },
    ),
    'alX6bVlnVC2COA9fhMNTwAHwrzmtQ3RtlPTcqUN-LYE',
  ],
  [
    'everything of a waiter',
    de(
      { notas: 'poco hecha', formato: 'racion', opciones: ['b', 'a'], pase: EN_SEGUNDOS, libre: 'cocina' },
      { notas: 'sin prisa', evita: ['gluten', 'apio'], juntos: true, comensales: 4 },
    ),
    'FsA3UKjOglGA4aUqr_ks96Y8n0G4karzjXJBnf4hGKU',
  ],
  [
    'everything there is',
    de(
      { notas: 'poco hecha', formato: 'racion', opciones: ['b', 'a'], pase: null, libre: 'cocina' },
      { notas: 'sin prisa', evita: ['gluten', 'apio'], movil: 'm0v1l', juntos: true, comensales: 4 },
    ),
    '5oNp8CjdRCIXLsru7I18454xRoyCRhNJDqFHHJPuoD0',
  ],
];

it.each(VECTORES)('the hash of an order is what it always was: %s', (_pedido, cambio, huella) => {
  expect(huellaDe({ restaurante: RESTAURANTE, mesa: 4, productos: [TORTILLA], ...cambio })).toBe(huella);
});
