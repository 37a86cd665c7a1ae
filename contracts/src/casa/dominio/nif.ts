/** Checks the control character of a Spanish tax number (NIF, NIE, CIF), but not whether it was issued. */

const LETRAS_DNI = 'TRWAGMYFPDXBNJZSQVHLCKE';
const LETRAS_CIF = 'JABCDEFGHI';

/** A DNI has eight digits, a NIE X, Y or Z and seven; K, L and M are for people without either. */
const PERSONA = /^(?:\d{8}|[XYZ]\d{7})[A-Z]$/;
const PERSONA_SIN_DNI = /^[KLM]\d{7}[A-J]$/;
const EMPRESA = /^[ABCDEFGHJNPQRSUVW]\d{7}[\dA-J]$/;
const SOLO_LETRA = 'PQRSNW';
const SOLO_CIFRA = 'ABEH';

export type FalloNif = 'forma' | 'control';

export function normalizeNif(texto: string): string {
  return texto
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s.·/\p{Pd}\u2212\u00AD]/gu, '')
    .replace(/^ES(?=.{9}$)/, '');
}

/** 'forma': no kind of number looks like this. 'control': its last character is wrong. */
export function falloDeNif(texto: string): FalloNif | null {
  const nif = normalizeNif(texto);
  if (PERSONA.test(nif)) return nif.endsWith(letraDePersona(nif)) ? null : 'control';
  if (PERSONA_SIN_DNI.test(nif)) return nif.endsWith(letraDeCifras(nif)) ? null : 'control';
  if (EMPRESA.test(nif)) return isControlDeEmpresa(nif) ? null : 'control';
  return 'forma';
}

/** A NIE counts as a DNI whose first digit stands for its letter: X 0, Y 1, Z 2. */
function letraDePersona(nif: string): string {
  const cifras = nif.slice(0, 8).replace(/^[XYZ]/, (letra) => String('XYZ'.indexOf(letra)));
  return LETRAS_DNI.charAt(Number(cifras) % LETRAS_DNI.length);
}

function isControlDeEmpresa(nif: string): boolean {
  const [tipo, control] = [nif.charAt(0), nif.charAt(8)];
  const isLetra = control === letraDeCifras(nif) && !SOLO_CIFRA.includes(tipo);
  const isCifra = control === String(controlDe(nif)) && !SOLO_LETRA.includes(tipo);
  return isLetra || isCifra;
}

const letraDeCifras = (nif: string): string => LETRAS_CIF.charAt(controlDe(nif));

/** Doubles the odd places, sums all digits, and returns what is missing to the next ten. */
function controlDe(nif: string): number {
  const suma = Array.from(nif.slice(1, 8), Number).reduce((total, cifra, i) => {
    const doble = cifra * 2;
    return total + (i % 2 === 1 ? cifra : Math.floor(doble / 10) + (doble % 10));
  }, 0);
  return (10 - (suma % 10)) % 10;
}
