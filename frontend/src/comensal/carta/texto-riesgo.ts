/** By what `riesgoOf` finds. */
export const TEXTO_RIESGO = {
  contiene: 'Contiene lo que evitas',
  sin_informacion: 'Sin información',
} as const;
