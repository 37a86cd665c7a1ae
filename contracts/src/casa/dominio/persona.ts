/** What a person of the floor may do besides: an encargado approves what the house asks one for. */
export const ROLES_PERSONA = ['camarero', 'encargado'] as const;
export type RolPersona = (typeof ROLES_PERSONA)[number];

export const ETIQUETA_ROL_PERSONA = {
  camarero: 'Camarero',
  encargado: 'Encargado',
} as const satisfies Record<RolPersona, string>;

/** Stands wherever the name of a person who was forgotten stood. */
export const PERSONA_BORRADA = 'Persona borrada';

/** A person is on a device until they leave, or for this long (ms). */
export const VIDA_TURNO_MS = 12 * 3_600_000;
