/** A text that was copied or saved from a sheet. */

const SEPARADORES = [';', '\t', ',', '|'] as const;
const MUESTRA = 5;
const PRECIO = /^\d[\d.,]*\s*€?$/;

/** Its rows, where it is one; null where it is written in lines. */
export function splitTabla(
  texto: string,
  isCabecera: (celdas: readonly string[]) => boolean,
): string[][] | null {
  const muestra = texto.split(/\r\n|\r|\n/).filter((linea) => linea.trim() !== '');
  const conCabecera = SEPARADORES.find((separador) =>
    muestra.slice(0, MUESTRA).some((linea) => isCabecera(splitCeldas(linea, separador)[0] ?? [])),
  );
  if (conCabecera) return splitCeldas(texto, conCabecera);
  const sinCabecera = ([';', '\t'] as const).find(
    (separador) => isRejilla(muestra, separador) || isPareja(muestra, separador),
  );
  return sinCabecera ? splitCeldas(texto, sinCabecera) : null;
}

/** At least three columns on nearly every line: two words and a number. */
function isRejilla(lineas: readonly string[], separador: ';' | '\t'): boolean {
  const filas = lineas.map((linea) => linea.split(separador).map((celda) => celda.trim()));
  const iguales = filas.filter(
    (celdas) =>
      celdas.length >= (separador === ';' ? 2 : 3) &&
      celdas.filter((celda) => /\p{L}{2}/u.test(celda)).length >= (separador === ';' ? 1 : 2) &&
      /^[\p{L}"]/u.test(celdas[0] ?? '') &&
      celdas.filter((celda) => PRECIO.test(celda)).length === 1,
  );
  return lineas.length >= 2 && iguales.length * 5 >= lineas.length * 4;
}

/** A program that saves a sheet writes as many cells in each row; half of them are dishes with their prices. */
function isPareja(lineas: readonly string[], separador: ';' | '\t'): boolean {
  const filas = lineas.map((linea) => linea.split(separador).map((celda) => celda.trim()));
  const ancho = filas[0]?.length ?? 0;
  const platos = filas.filter(
    (celdas) => celdas.some((celda) => /\p{L}{2}/u.test(celda)) && celdas.some((celda) => PRECIO.test(celda)),
  );
  return (
    ancho > (separador === ';' ? 2 : 3) &&
    filas.every(({ length }) => length === ancho) &&
    platos.length * 2 >= filas.length
  );
}

/** RFC 4180, with any separator: quoted cells may hold it, a quote twice, and line breaks. */
function splitCeldas(texto: string, separador: string): string[][] {
  const filas: string[][] = [];
  let fila: string[] = [];
  let celda = '';
  let entreComillas = false;
  for (let i = 0; i < texto.length; i += 1) {
    const letra = texto.charAt(i);
    if (entreComillas) {
      if (letra !== '"') celda += letra;
      else if (texto.charAt(i + 1) === '"') {
        celda += letra;
        i += 1;
      } else entreComillas = false;
    } else if (letra === '"' && celda.trim() === '') {
      entreComillas = true;
      celda = '';
    } else if (letra === separador) {
      fila.push(celda);
      celda = '';
    } else if (letra === '\n') {
      filas.push([...fila, celda.replace(/\r$/, '')]);
      fila = [];
      celda = '';
    } else celda += letra;
  }
  if (celda !== '' || fila.length > 0) filas.push([...fila, celda]);
  return separador === '|' ? filas.map((celdas) => celdas.slice(celdas[0]?.trim() === '' ? 1 : 0)) : filas;
}
