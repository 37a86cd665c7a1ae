import fc from 'fast-check';
import {
  ABREVIATURA_ESTADO,
  ESTADO_AL,
  ESTADO_INICIAL,
  ESTADOS_GRUPO,
  ESTADOS_LINEA,
  ETIQUETA_ESTADO,
  estadoAnterior,
  estadoLineaOrPendiente,
  estadoSiguiente,
  isEntregado,
  isListo,
  isPorHacer,
  isSinEmpezar,
  nextEstados,
  parseEstado,
  parseEstadoLinea,
  stepOf,
} from './estado-linea';
import type { EstadoLinea } from './estado-linea';

function reachableFrom(desde: EstadoLinea): Set<EstadoLinea> {
  const vistos = new Set<EstadoLinea>([desde]);
  for (const estado of vistos) nextEstados(estado).forEach((vecino) => vistos.add(vecino));
  return vistos;
}

describe('the life of a line', () => {
  it('goes pendiente, en_preparacion, listo, entregado', () => {
    expect(ESTADOS_LINEA).toEqual(['pendiente', 'en_preparacion', 'listo', 'entregado']);
    expect(ESTADOS_GRUPO).toEqual([...ESTADOS_LINEA, 'pagado']);
  });

  it.each(ESTADOS_LINEA)('reaches every estado from %s', (estado) => {
    expect(reachableFrom(estado)).toEqual(new Set(ESTADOS_LINEA));
  });

  it.each([
    ['pendiente', null, 'en_preparacion'],
    ['en_preparacion', 'pendiente', 'listo'],
    ['listo', 'en_preparacion', 'entregado'],
    ['entregado', 'listo', null],
  ] as const)('from %s goes back to %s and on to %s', (estado, anterior, siguiente) => {
    expect(estadoAnterior(estado)).toBe(anterior);
    expect(estadoSiguiente(estado)).toBe(siguiente);
    expect(nextEstados(estado)).toEqual([anterior, siguiente].filter((vecino) => vecino !== null));
  });

  it('moves one step only, and can always be moved back', () => {
    for (const estado of ESTADOS_LINEA) {
      for (const vecino of nextEstados(estado)) {
        expect(Math.abs(stepOf(vecino) - stepOf(estado))).toBe(1);
        expect(nextEstados(vecino)).toContain(estado);
      }
    }
  });
});

describe('what is asked of an estado', () => {
  const answering = (question: (linea: { estado: EstadoLinea }) => boolean) =>
    ESTADOS_LINEA.filter((estado) => question({ estado }));

  it('is answered alike wherever it is asked', () => {
    expect(answering(isSinEmpezar)).toEqual([ESTADO_INICIAL]);
    expect(answering(isPorHacer)).toEqual(['pendiente', 'en_preparacion']);
    expect(answering(isListo)).toEqual(['listo']);
    expect(answering(isEntregado)).toEqual(['entregado']);
  });

  it('has a name for what leads to each of the others', () => {
    expect([ESTADO_INICIAL, ...Object.values(ESTADO_AL)]).toEqual(ESTADOS_GRUPO);
  });

  it('knows no pagado for a line', () => {
    expect(parseEstadoLinea('pagado')).toBeNull();
    expect(parseEstadoLinea('listo')).toBe('listo');
  });
});

describe('the words of an estado', () => {
  it('has its badge letters', () => {
    expect(ABREVIATURA_ESTADO).toEqual({
      pendiente: 'PE',
      en_preparacion: 'PRE',
      listo: 'LI',
      entregado: 'EN',
    });
  });

  it('has its labels', () => {
    expect(ETIQUETA_ESTADO).toEqual({
      pendiente: 'Pendiente',
      en_preparacion: 'En preparación',
      listo: 'Listo',
      entregado: 'Entregado',
      vacia: 'Vacía',
      pagado: 'Pagado',
    });
  });

  it.each(ESTADOS_GRUPO)('reads %s as itself', (estado) => {
    expect(parseEstado(estado)).toBe(estado);
  });

  it('reads preparacion as en_preparacion', () => {
    expect(parseEstado('preparacion')).toBe('en_preparacion');
    expect(estadoLineaOrPendiente('preparacion')).toBe('en_preparacion');
  });

  it.each(['', 'Pendiente', ' listo', 'cancelado', 'constructor', '__proto__', 'toString'])(
    'does not know %p',
    (texto) => {
      expect(parseEstado(texto)).toBeNull();
      expect(estadoLineaOrPendiente(texto)).toBe('pendiente');
    },
  );

  it.each([null, undefined, 2, ['listo'], { estado: 'listo' }])('does not take %p for an estado', (valor) => {
    expect(parseEstado(valor)).toBeNull();
  });

  it('draws pagado, which no line can be, as pendiente', () => {
    expect(estadoLineaOrPendiente('pagado')).toBe('pendiente');
  });

  it('answers a known estado or none, whatever it is told', () => {
    fc.assert(
      fc.property(fc.anything(), (valor) => {
        expect([...ESTADOS_GRUPO, null]).toContain(parseEstado(valor));
      }),
    );
  });
});
