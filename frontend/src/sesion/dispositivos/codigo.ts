import { reglasSala } from '@carta/contracts';

const MITAD = reglasSala.LIMITES_SALA.codigoDigitos / 2;

/** The digits of what was typed or pasted, as many as a code has. */
export function toDigitos(texto: string): string {
  return texto.replace(/\D/g, '').slice(0, 2 * MITAD);
}

/** A code as people read it aloud: '1234 5678'. */
export function groupCodigo(texto: string): string {
  const digitos = toDigitos(texto);
  return digitos.length > MITAD ? `${digitos.slice(0, MITAD)} ${digitos.slice(MITAD)}` : digitos;
}

/** Groups what is in a field and leaves the caret after the digit it was after. */
export function groupCampo(campo: HTMLInputElement): void {
  const { value, selectionStart } = campo;
  const agrupado = groupCodigo(value);
  if (agrupado === value) return;
  const caret = groupCodigo(value.slice(0, selectionStart ?? value.length)).length;
  campo.value = agrupado;
  campo.setSelectionRange(caret, caret);
}
