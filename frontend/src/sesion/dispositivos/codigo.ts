import { reglasDispositivo } from '@carta/contracts';

const MITAD = reglasDispositivo.LIMITES_DISPOSITIVO.codigoDigitos / 2;

export function toDigitos(texto: string): string {
  return texto.replace(/\D/g, '').slice(0, 2 * MITAD);
}

/** '1234 5678'. */
export function groupCodigo(texto: string): string {
  const digitos = toDigitos(texto);
  return digitos.length > MITAD ? `${digitos.slice(0, MITAD)} ${digitos.slice(MITAD)}` : digitos;
}

/** Keeps the caret after its digit. */
export function groupCampo(campo: HTMLInputElement): void {
  const { value, selectionStart } = campo;
  const agrupado = groupCodigo(value);
  if (agrupado === value) return;
  const caret = groupCodigo(value.slice(0, selectionStart ?? value.length)).length;
  campo.value = agrupado;
  campo.setSelectionRange(caret, caret);
}
