import { readOrden } from './orden';

const REPOSITORIO = { raiz: '/casa', version: '1.2.3', isPaquete: false };
const PAQUETE = { ...REPOSITORIO, isPaquete: true };

it('serves without a word, and never with one that it does not know', () => {
  expect(readOrden([], PAQUETE)).toEqual({ es: 'servir' });
  for (const palabras of [
    ['importar', 'casa.tar.gz'],
    ['--puerto', '3001'],
    ['salud', 'todo'],
    ['salud', 'lista', 'ya'],
    ['DATOS'],
    [''],
  ]) {
    expect(readOrden(palabras, PAQUETE)).toEqual({
      es: 'dicho',
      isError: true,
      texto: expect.stringContaining(`No se entiende '${palabras.join(' ')}'.\n\nUso: carta `),
    });
  }
});

it('knows its commands, its version and how to ask how it is', () => {
  expect(readOrden(['datos', 'importar', 'a b.tar.gz'], PAQUETE)).toEqual({
    es: 'comando',
    comando: 'datos',
    resto: ['importar', 'a b.tar.gz'],
  });
  expect(readOrden(['cuenta'], PAQUETE)).toEqual({ es: 'comando', comando: 'cuenta', resto: [] });
  expect(readOrden(['salud'], PAQUETE)).toEqual({ es: 'salud', que: 'viva' });
  expect(readOrden(['salud', 'lista'], PAQUETE)).toEqual({ es: 'salud', que: 'lista' });
  expect(readOrden(['--version'], PAQUETE)).toEqual({ es: 'dicho', isError: false, texto: '1.2.3' });
});

it('says how it is called in the words of where it runs', () => {
  const uso = (programa: typeof PAQUETE): string => {
    const orden = readOrden(['--help'], programa);
    return orden.es === 'dicho' && !orden.isError ? orden.texto : '';
  };

  expect(uso(PAQUETE)).toMatch(/^Uso: carta +sirve.*\n {5}carta datos … .*\n {5}carta cuenta … /);
  expect(uso(PAQUETE)).not.toContain('npm');
  expect(uso(REPOSITORIO)).toMatch(/^Uso: npm start +sirve.*\n {5}npm run datos -- … /);
});
