import { textoFalta } from './falta';

const TODO = { titular: 'Ana', nif: '12345678Z', domicilio: 'Calle', email: 'a@b.es', telefono: '600' };

it('names what the law still asks for', () => {
  expect(textoFalta(TODO)).toBeNull();
  expect(textoFalta({ ...TODO, nif: ' ' })).toBe('Falta el NIF. Puedes guardar y seguir otro día.');
  expect(textoFalta({ ...TODO, titular: '', nif: '', telefono: '' })).toBe(
    'Faltan el titular, el NIF y un teléfono de contacto. Puedes guardar y seguir otro día.',
  );
});
