import { CATALOGO, REGLAS } from '../test/mensajes/catalogo';
import { forNavegador, withoutNavegador } from '../test/mensajes/filas';
import { GRUPOS } from '../test/mensajes/grupos';
import { inNavegador, playFila, usePaginasMensajes } from './support/mensajes';
import { SOLO_NAVEGADOR } from './support/mensajes-navegador';

const paginas = usePaginasMensajes();

const AQUI = [...forNavegador(GRUPOS).map(inNavegador), ...SOLO_NAVEGADOR];

describe('the messages of the error catalogue are shown, with the real server, by', () => {
  it.each(AQUI.map((grupo) => [grupo.pantalla, grupo] as const))('%s', async (_, grupo) => {
    const escena = await grupo.abrir(paginas);
    for (const fila of grupo.filas) await playFila(escena, fila);
  });
});

describe('the catalogue: each message has a row, here or in src/app/mensajes.spec.tsx, of', () => {
  const filas = [...AQUI, ...withoutNavegador(GRUPOS)].flatMap((grupo) => [...grupo.filas]);
  const conFila = new Set(filas.map(({ mensaje }) => mensaje));

  it.each(Object.entries(CATALOGO))('%s', (_, mensajes) => {
    expect(mensajes.filter((mensaje) => !conFila.has(mensaje))).toEqual([]);
  });

  it.each(Object.entries(REGLAS))('the form %s', (formulario, mensajes) => {
    const delFormulario = filas.filter((fila) => fila.formulario === formulario);
    const exigidos = new Set(delFormulario.map(({ mensaje }) => mensaje));
    expect(mensajes.filter((mensaje) => !exigidos.has(mensaje))).toEqual([]);
  });
});
