/** What takes the place of an answer: the answer of something else, a broken line, or nothing ever. */
type Desenlace = { status: number; cuerpo: string } | 'corte' | 'silencio';

/** How a call of the API goes wrong on its way. */
export interface Averia {
  nombre: string;
  desenlace: Desenlace;
}

const answered = (nombre: string, status: number, cuerpo: unknown): Averia => ({
  nombre,
  desenlace: { status, cuerpo: JSON.stringify(cuerpo) },
});

/** The server refuses, in words of its own or without a word. */
export const status = (codigo: number, message?: string): Averia =>
  answered(`${codigo} ${message ?? 'without a message'}`, codigo, { success: false, message });

/** Something in between answers, without a body. */
export const vacia = (codigo: number): Averia => ({
  nombre: `${codigo} without a body`,
  desenlace: { status: codigo, cuerpo: '' },
});

/** All is well, but it does not say so. */
export const SIN_EXITO: Averia = answered('200 without success', 200, { success: false });

/** All is well, and this is what it says. */
export const exito = (data: unknown): Averia =>
  answered(`200 with ${JSON.stringify(data)}`, 200, { success: true, data });

/** There is no connection. */
export const CORTE: Averia = { nombre: 'no network', desenlace: 'corte' };

/** Nobody ever answers. */
export const SILENCIO: Averia = { nombre: 'no answer', desenlace: 'silencio' };

/** A call of the API: '*' stands for any id. */
export interface Peticion {
  metodo: 'GET' | 'POST' | 'PUT' | 'DELETE';
  ruta: string;
}

export const matches = ({ metodo, ruta }: Peticion, method: string, path: string): boolean => {
  const [pasos, esperados] = [path.split('/'), ruta.split('/')];
  if (method !== metodo || pasos.length !== esperados.length) return false;
  return esperados.every((paso, i) => paso === '*' || paso === pasos[i]);
};
