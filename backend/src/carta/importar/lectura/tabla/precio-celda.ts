import { centimos, findImportes, printEuros, withComa } from '@carta/contracts';
import type { Importe } from '@carta/contracts';

/** The price in a cell of a sheet, which has no words around it. */

const MES = String.raw`(?:ene|feb|mar|abr|may|jun|jul|ago|sept?|oct|nov|dic|jan|apr|aug|dec)[a-z]*\.?`;
const FECHA = new RegExp(
  String.raw`^(?:\d{1,4}[-/.]\d{1,2}[-/.]\d{2,4}(?:[T ].*)?|\d{1,2}[-/ ]${MES}(?:[-/ ]\d{2,4})?|${MES}[-/ ]\d{1,4}|\d{1,2}\/\d{1,2})$`,
  'i',
);
/** A sheet's number may be written with all that its binary has: 4.199999999999999. */
const BINARIO = /^\d+[.,]\d{6,}$/;
const AMBIGUO = /^\d{1,3}[.,]\d{3}$/;

export const isFecha = (celda: string): boolean => FECHA.test(celda.trim());

const sin = (...dudas: string[]): Importe => ({ desde: 0, hasta: 0, forma: 'moneda', dudas });

/** `conDecimales`: most prices of the sheet have them, so that '950' has lost its comma. */
export function readPrecio(celda: string, conDecimales: boolean): Importe {
  const texto = celda.trim();
  if (texto === '') return sin('No tiene precio.');
  if (isFecha(texto))
    return sin(`«${texto}» es una fecha que ha puesto la hoja de cálculo: escribe el precio.`);
  if (BINARIO.test(texto)) return toRedondo(texto);
  const [importe, ...resto] = findImportes(texto);
  if (!importe || /^-/.test(texto)) return sin(`No se entiende el precio «${texto}».`);
  if (resto.length > 0) return { ...importe, dudas: [...importe.dudas, `Hay varios precios en «${texto}».`] };
  if (AMBIGUO.test(texto)) return sin(`No se sabe si «${texto}» son miles o decimales.`);
  const sobra = `${texto.slice(0, importe.desde)}${texto.slice(importe.hasta)}`.trim();
  const dudas = /[\p{L}\d]/u.test(sobra) ? [`Del precio no se entiende «${sobra}».`] : [];
  const conComa = conDecimales ? withComa(importe) : importe;
  return { ...conComa, dudas: [...conComa.dudas, ...dudas] };
}

function toRedondo(texto: string): Importe {
  const exacto = Number(texto.replace(',', '.')) * 100;
  const precio = Math.round(exacto);
  if (precio === 0) return sin('El precio es 0: falta el suyo.');
  const isCerca = Math.abs(exacto - precio) < 1e-4;
  const dudas = isCerca ? [] : [`Se lee ${printEuros(centimos(precio))} de «${texto}»: mira si es así.`];
  return { desde: 0, hasta: texto.length, precio: centimos(precio), forma: 'decimales', dudas };
}
