/** What a dish says whose owner has said nothing: it never looks safe. */
export const SIN_DECLARAR = 'Alérgenos sin declarar: pregunta al personal';
