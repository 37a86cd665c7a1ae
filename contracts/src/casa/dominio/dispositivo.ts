/** A paired device's job decides which screen it opens (docs/reglas.md#devices). */
export const PUESTOS = ['cocina', 'barra', 'pase', 'camarero'] as const;
export type Puesto = (typeof PUESTOS)[number];

export const ETIQUETA_PUESTO = {
  cocina: 'Cocina',
  barra: 'Barra',
  pase: 'Pase',
  camarero: 'Camarero',
} as const satisfies Record<Puesto, string>;
