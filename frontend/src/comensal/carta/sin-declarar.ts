/** It never looks safe. */
export const SIN_DECLARAR = 'Alérgenos sin declarar: pregunta al personal';
