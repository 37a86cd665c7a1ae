import { openHoja } from './support/hoja';
import { openPersonal, playFila, useTeatro } from './support/mensajes';
import { REGLAS } from './support/mensajes-catalogo';
import { FORMULARIOS } from './support/mensajes-reglas';

jest.setTimeout(120_000);

const teatro = useTeatro();

const grupos = Object.entries(FORMULARIOS).flatMap(([formulario, lista]) =>
  lista.map((grupo) => [formulario, grupo.pantalla, grupo] as const),
);

describe('what breaks a rule is told, in the words of the catalogue, by', () => {
  it.each(grupos)('%s: %s', async (_formulario, _pantalla, grupo) => {
    const escena = await grupo.abrir(teatro);
    for (const fila of grupo.filas) await playFila(escena, fila);
  });

  it.each(Object.keys(REGLAS) as (keyof typeof REGLAS)[])('%s: all of them', (formulario) => {
    const filas = FORMULARIOS[formulario].flatMap((grupo) => grupo.filas);
    const conFila = new Set(filas.map(({ mensaje }) => mensaje));
    expect(REGLAS[formulario].filter((mensaje) => !conFila.has(mensaje))).toEqual([]);
  });
});

describe('the establishment', () => {
  it('is saved only with all four of its fields, two of which nobody can change', async () => {
    const { page } = await openPersonal(teatro, '/admin/settings');
    await openHoja(page, 'Editar', 'Editar establecimiento');
    const save = page.getByRole('button', { name: 'Guardar', exact: true });
    for (const campo of ['Nombre', 'Email']) {
      expect(await page.getByLabel(campo, { exact: true }).isDisabled()).toBe(true);
    }
    expect(await save.isEnabled()).toBe(true);

    for (const [campo, antes] of [
      ['Dirección', 'Calle Mayor, 1'],
      ['Teléfono', '600 000 000'],
    ] as const) {
      const control = page.getByLabel(campo, { exact: true });
      expect(await control.inputValue()).toBe(antes);
      await control.fill('  ');
      expect(await save.isDisabled()).toBe(true);
      await control.fill(antes);
      expect(await save.isEnabled()).toBe(true);
    }
  });
});
