import type { Escena, Fila } from './mensajes';
import { press } from './mensajes';

/** Rows of a form: what is typed into it, and what it says. */

type Valores = Readonly<Record<string, string>>;

/** Types `valores` into the fields of those labels, and presses the button. */
const send =
  (boton: string, buenos: Valores, malos: Valores) =>
  async ({ page }: Escena): Promise<void> => {
    for (const [etiqueta, valor] of Object.entries({ ...buenos, ...malos })) {
      await page.getByLabel(etiqueta, { exact: true }).fill(valor);
    }
    await press(page, boton);
  };

/** Rows of one form, each with something wrong in a field of what would otherwise do. */
export const escritas = (
  boton: string,
  buenos: Valores,
  filas: readonly (readonly [campo: string, malos: Valores, mensaje: string])[],
): Fila[] =>
  filas.map(([campo, malos, mensaje]) => ({
    porque: `${boton} with ${JSON.stringify(malos)}`,
    mensaje,
    campo,
    provocar: send(boton, buenos, malos),
  }));
