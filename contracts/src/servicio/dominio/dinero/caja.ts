import { FORMAS_CAJA } from '../mesa/cobro';
import type { Cobro, FormaCaja } from '../mesa/cobro';
import { CERO, centimos, sumCentimos } from '../../../plataforma/dominio/dinero';
import type { Centimos } from '../../../plataforma/dominio/dinero';

/** The forms of payment add up to the takings, to the céntimo (docs/reglas/dinero.md#charging). */
export type Caja = Readonly<Record<FormaCaja, Centimos>>;

/** Returns an amount for each form, from a function of it. */
export const cajaCon = (importeDe: (forma: FormaCaja) => Centimos): Caja =>
  Object.fromEntries(FORMAS_CAJA.map((forma) => [forma, importeDe(forma)])) as Record<FormaCaja, Centimos>;

export const SIN_CAJA: Caja = cajaCon(() => CERO);

/** The part of a paid mesa that no charge covers counts as 'sin_indicar'. */
export function cajaDe(
  total: Centimos,
  cobros: readonly Pick<Cobro, 'importe' | 'forma' | 'anulado'>[] = [],
): Caja {
  const vivos = cobros.filter(({ anulado }) => !anulado);
  const cobrado = porForma(vivos);
  return { ...cobrado, sin_indicar: centimos(total - totalCaja(cobrado)) };
}

/** Adds up amounts by their form. */
export function porForma(apuntes: readonly { forma: FormaCaja; importe: Centimos }[]): Caja {
  return cajaCon((forma) =>
    sumCentimos(apuntes.filter((apunte) => apunte.forma === forma).map(({ importe }) => importe)),
  );
}

export const totalCaja = (caja: Caja): Centimos => sumCentimos(FORMAS_CAJA.map((forma) => caja[forma]));

export function sumCajas(cajas: Iterable<Caja>): Caja {
  const suma = { ...SIN_CAJA };
  for (const caja of cajas) {
    for (const forma of FORMAS_CAJA) suma[forma] = centimos(suma[forma] + caja[forma]);
  }
  return suma;
}
