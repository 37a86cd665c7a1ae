/**
 * Who answers for a restaurant, as the law (LSSI, article 10) wants it to be found by anybody; a text
 * is empty until its owner has said it.
 */
export interface DatosLegales {
  /** The person or company. */
  titular: string;
  /** Its tax number, in capitals and without separators. */
  nif: string;
  domicilio: string;
  email: string;
  telefono: string;
}

/** PUT /restaurantes/{id}/legal: what is absent stays, an empty text takes back. */
export type CambiarLegalRequest = Partial<DatosLegales>;

/** In the order in which they are asked for and told. */
export const CAMPOS_LEGALES = [
  'titular',
  'nif',
  'domicilio',
  'email',
  'telefono',
] as const satisfies readonly (keyof DatosLegales)[];
