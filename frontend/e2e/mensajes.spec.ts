import { playFila, useTeatro } from './support/mensajes';
import { CATALOGO } from './support/mensajes-catalogo';
import { CARTA } from './support/mensajes-carta';
import { CODIGOS } from './support/mensajes-codigos';
import { CUENTAS } from './support/mensajes-cuentas';
import { EDICION } from './support/mensajes-edicion';
import { SERVICIO } from './support/mensajes-servicio';

jest.setTimeout(120_000);

const teatro = useTeatro();

const GRUPOS = [...CUENTAS, ...CODIGOS, ...CARTA, ...EDICION, ...SERVICIO];
const filas = GRUPOS.flatMap((grupo) => grupo.filas);

describe('every message of the error catalogue is shown by', () => {
  it.each(GRUPOS.map((grupo) => [grupo.pantalla, grupo] as const))('%s', async (_, grupo) => {
    const escena = await grupo.abrir(teatro);
    for (const fila of grupo.filas) await playFila(escena, fila);
  });
});

describe('the catalogue', () => {
  const conFila = new Set(filas.map(({ mensaje }) => mensaje));

  it.each(Object.entries(CATALOGO))('%s: each has a row here', (_, mensajes) => {
    expect(mensajes.filter((mensaje) => !conFila.has(mensaje))).toEqual([]);
  });
});
