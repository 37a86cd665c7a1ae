import { FORMAS_CAJA } from '../../servicio/dominio/cobro';
import type { Cobro, FormaCaja } from '../../servicio/dominio/cobro';
import { CERO, centimos, sumCentimos } from '../../plataforma/dominio/dinero';
import type { Centimos } from '../../plataforma/dominio/dinero';

/** The forms of payment add up to the takings, to the céntimo (docs/reglas.md#charging). */
export type Caja = Readonly<Record<FormaCaja, Centimos>>;

export const SIN_CAJA: Caja = { tarjeta: CERO, efectivo: CERO, otro: CERO, sin_indicar: CERO };

/** The part of a paid mesa that no charge covers counts as 'sin_indicar'. */
export function cajaDe(
  total: Centimos,
  cobros: readonly Pick<Cobro, 'importe' | 'forma' | 'anulado'>[] = [],
): Caja {
  const vivos = cobros.filter(({ anulado }) => !anulado);
  const con = (forma: FormaCaja): Centimos =>
    sumCentimos(vivos.filter((cobro) => cobro.forma === forma).map(({ importe }) => importe));
  const cobrado = sumCentimos(vivos.map(({ importe }) => importe));
  return {
    tarjeta: con('tarjeta'),
    efectivo: con('efectivo'),
    otro: con('otro'),
    sin_indicar: centimos(total - cobrado),
  };
}

export function sumCajas(cajas: Iterable<Caja>): Caja {
  const suma = { ...SIN_CAJA };
  for (const caja of cajas) {
    for (const forma of FORMAS_CAJA) suma[forma] = centimos(suma[forma] + caja[forma]);
  }
  return suma;
}
