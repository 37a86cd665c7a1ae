/** This person answers for a restaurant (LSSI, article 10); a text is empty until the owner gives it. */
export interface DatosLegales {
  titular: string;
  nif: string;
  domicilio: string;
  email: string;
  telefono: string;
}

export const CAMPOS_LEGALES = [
  'titular',
  'nif',
  'domicilio',
  'email',
  'telefono',
] as const satisfies readonly (keyof DatosLegales)[];
