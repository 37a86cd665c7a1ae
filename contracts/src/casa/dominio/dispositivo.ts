import { LENGUAS } from './lenguas';

/** A paired device's job decides which screen it opens (docs/reglas/casa.md#devices). */
export const PUESTOS = ['cocina', 'barra', 'pase', 'camarero'] as const;
export type Puesto = (typeof PUESTOS)[number];

export const ETIQUETA_PUESTO = {
  cocina: 'Cocina',
  barra: 'Barra',
  pase: 'Salida',
  camarero: 'Camarero',
} as const satisfies Record<Puesto, string>;

/** The wall's own words can be in these; a dish keeps its name. */
export const LENGUAS_PANTALLA = [...LENGUAS, 'ro', 'ar'] as const;
export type LenguaPantalla = (typeof LENGUAS_PANTALLA)[number];

/** What a device is for. */
export interface PuestoDispositivo {
  puesto: Puesto;
  /** Its wall shows these stations alone; absent shows all of its puesto. */
  estaciones?: string[];
  /** Its screen speaks it; absent is Spanish. */
  lengua?: LenguaPantalla;
}

/** Without what is absent. */
export function puestoDe({
  puesto,
  estaciones,
  lengua,
}: Omit<PuestoDispositivo, 'estaciones'> & { estaciones?: readonly string[] }): PuestoDispositivo {
  return { puesto, ...(estaciones && { estaciones: [...estaciones] }), ...(lengua && { lengua }) };
}

/** Whether both are for the same. */
export function isMismoPuesto(a: PuestoDispositivo, b: PuestoDispositivo): boolean {
  const [una, otra] = [a, b].map(({ estaciones = [] }) => estaciones.join());
  return a.puesto === b.puesto && una === otra && (a.lengua ?? 'es') === (b.lengua ?? 'es');
}
