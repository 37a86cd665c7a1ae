import { dia, direccionOf, isIncompleto, numeroMesas, telefono, ubicacion } from './establecimiento';

describe('the establishment', () => {
  it('has an address, as a text or as { direccion }', () => {
    expect(['Calle Mayor, 1', { direccion: 'Calle Mayor, 1' }].map(ubicacion)).toEqual([null, null]);
    expect(direccionOf({ direccion: ' Calle Mayor, 1 ' })).toBe('Calle Mayor, 1');
    expect(['', ' ', { direccion: '' }].map(ubicacion)).toEqual(
      Array.from({ length: 3 }, () => 'La dirección es obligatoria'),
    );
    expect([{ direccion: 'x', lat: 1 }, ['x'], null, 7, {}].map(direccionOf)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
    expect(ubicacion('a'.repeat(201))).toBe('La dirección puede tener como máximo 200 caracteres');
  });

  it('has a telephone and between 1 and 500 mesas', () => {
    expect(telefono('600 000 000')).toBeNull();
    expect(telefono(' ')).toBe('El teléfono es obligatorio');
    expect([1, 500].map(numeroMesas)).toEqual([null, null]);
    expect([0, 501, 1.5, '3'].map(numeroMesas)).not.toContain(null);
  });

  it.each([
    { ubicacion: 'Sin especificar', telefono: '600' },
    { ubicacion: 'Calle Mayor, 1', telefono: '' },
    { ubicacion: ' ', telefono: '600' },
  ])('is incomplete: %p', (datos) => expect(isIncompleto(datos)).toBe(true));

  it('is complete with both', () => {
    expect(isIncompleto({ ubicacion: 'Calle Mayor, 1', telefono: '600' })).toBe(false);
  });
});

describe('a day in a query', () => {
  it('is one of the calendar', () => {
    expect(dia('2026-02-28')).toBeNull();
    expect(['2026-02-30', '28-02-2026', '', undefined, '2026-13-01', '2026-2-3'].map(dia)).not.toContain(
      null,
    );
  });
});
