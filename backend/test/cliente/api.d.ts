/** Stands for what cliente-generado.larga.spec.ts makes of the document, and reads in the place of this. */
export type paths = never;
export type components = never;
