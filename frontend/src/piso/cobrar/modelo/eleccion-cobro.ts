import { parsePrecio, toEuros } from '@carta/contracts';
import type { Centimos, CobrarRequest, Grupo, ModoReparto, UnidadesDeLinea } from '@carta/contracts';
import { cuentasPorMovil, elegidasDe, faltaDe, importeDe, libresOf, lineasDeCuenta } from './cuenta-mesa';
import type { LineaCuenta } from './cuenta-mesa';
import { cuotasDe, cuotasPagadas } from './cuotas';

export interface PorCobrar {
  importe: Centimos;
  /** Absent means that an amount is charged. */
  lineas?: readonly UnidadesDeLinea[];
}

export type ModoCobro = 'todo' | ModoReparto | 'importe';

export interface EleccionCobro {
  modo: ModoCobro;
  personas: number;
  /** It maps ids of lines to units. */
  unidades: ReadonlyMap<string, number>;
  /** It is null while no phone is chosen. */
  movil: string | null;
  texto: string;
}

/** Returns the chosen part of the present bill; null when nothing is chosen. */
export function porCobrarDe(grupos: readonly Grupo[], eleccion: EleccionCobro): PorCobrar | null {
  const falta = faltaDe(grupos);
  switch (eleccion.modo) {
    case 'todo':
      return falta > 0 ? { importe: falta } : null;
    case 'iguales': {
      const cuotas = cuotasDe(falta, eleccion.personas, cuotasPagadas(grupos));
      const siguiente = cuotas.find(({ pagada }) => pagada === undefined);
      return siguiente ? { importe: siguiente.importe } : null;
    }
    case 'platos':
      return cobroDeUnidades(lineasDeCuenta(grupos), eleccion.unidades, falta);
    case 'moviles': {
      const cuenta = cuentasPorMovil(grupos).find(({ id }) => id === eleccion.movil);
      return cuenta ? cobroDeUnidades(cuenta.lineas, libresOf(cuenta.lineas), falta) : null;
    }
    case 'importe': {
      const importe = parsePrecio(eleccion.texto);
      return importe === null || importe === 0 || importe > falta ? null : { importe };
    }
  }
}

/** The button charges 'Parte 2 de 3', 'Móvil 1' or 'Platos'. */
export function nombreDe(
  { modo, personas, movil }: EleccionCobro,
  pagadas: number,
  grupos: readonly Grupo[],
): string | null {
  switch (modo) {
    case 'todo':
      return null;
    case 'iguales':
      return `Parte ${pagadas + 1} de ${Math.max(personas, pagadas + 1)}`;
    case 'platos':
      return 'Platos elegidos';
    case 'moviles':
      return cuentasPorMovil(grupos).find(({ id }) => id === movil)?.nombre ?? 'Elige un móvil';
    case 'importe':
      return 'Importe';
  }
}

export function toCuerpo({ importe, lineas }: PorCobrar): Pick<CobrarRequest, 'importe' | 'lineas'> {
  return lineas ? { lineas: [...lineas] } : { importe: toEuros(importe) };
}

/** Charges units, or an amount when less than their price is left, because part of it was paid otherwise. */
function cobroDeUnidades(
  lineas: readonly LineaCuenta[],
  unidades: ReadonlyMap<string, number>,
  falta: Centimos,
): PorCobrar | null {
  const importe = importeDe(lineas, unidades);
  if (importe === 0 || falta <= 0) return null;
  if (importe > falta) return { importe: falta };
  const pedidas = lineas.flatMap((linea): UnidadesDeLinea[] => {
    const cuantas = elegidasDe(linea, unidades);
    return cuantas > 0 ? [linea.id, ...linea.con].map((id) => ({ linea: id, unidades: cuantas })) : [];
  });
  return { importe, lineas: pedidas };
}
