/** A paired device's job (docs/reglas.md#devices): the screen it opens by itself. */
export const PUESTOS = ['cocina', 'barra', 'camarero'] as const;
export type Puesto = (typeof PUESTOS)[number];

export const ETIQUETA_PUESTO = {
  cocina: 'Cocina',
  barra: 'Barra',
  camarero: 'Camarero',
} as const satisfies Record<Puesto, string>;
