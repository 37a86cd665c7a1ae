import { fromEuros, formatCentimos, formatEuros, textoAlergenos } from '@carta/contracts';
import type { CambioImportado, FilaImportacion, Importacion, MotivoFila } from '@carta/contracts';

/** Rows of which the same is to be said. */
export interface DudasDeUnaCausa {
  porques: string[];
  filas: FilaImportacion[];
}

/** What happens to it when the plan is done; what is left out comes under what it would have been. */
export interface PlanDeImportacion {
  dudas: DudasDeUnaCausa[];
  cambian: FilaImportacion[];
  /** By categoría, in the order of the text. */
  nuevas: { categoria: string; filas: FilaImportacion[] }[];
  iguales: FilaImportacion[];
  /** How many are done by the button. */
  cuantas: number;
  sinResolver: number;
}

const isHecha = ({ que, fuera }: FilaImportacion): boolean =>
  (que === 'crear' || que === 'cambiar') && !fuera;

/** A doubt that is settled stays among the doubts, so that it can be settled otherwise. */
export function planOf({ filas }: Pick<Importacion, 'filas'>): PlanDeImportacion {
  const claras = filas.filter(({ dudas }) => !dudas);
  const nuevas = new Map<string, FilaImportacion[]>();
  for (const fila of claras) {
    if (fila.que === 'crear') nuevas.set(fila.categoria, [...(nuevas.get(fila.categoria) ?? []), fila]);
  }
  return {
    dudas: porCausa(filas),
    cambian: claras.filter(({ que }) => que === 'cambiar'),
    nuevas: [...nuevas].map(([categoria, suyas]) => ({ categoria, filas: suyas })),
    iguales: claras.filter(({ que }) => que === 'igual'),
    cuantas: filas.filter(isHecha).length,
    sinResolver: porCausa(filas.filter(({ que, fuera }) => que === 'duda' && !fuera)).length,
  };
}

/** What a doubt is about, without whose it is. */
const causaDe = (porque: string): string => porque.replace(/«[^»]*»|\d+(?:[.,]\d+)*/g, '…');

/** In the order of the text; those that differ in a name or a number alone are one. */
function porCausa(filas: readonly FilaImportacion[]): DudasDeUnaCausa[] {
  const causas = new Map<string, FilaImportacion[]>();
  for (const fila of filas) {
    if (!fila.dudas) continue;
    const causa = JSON.stringify([fila.arreglo, ...fila.dudas.map(causaDe)]);
    causas.set(causa, [...(causas.get(causa) ?? []), fila]);
  }
  return [...causas.values()].flatMap((suyas) =>
    suyas.length > SUELTAS ? [toGrupo(suyas)] : suyas.map((fila) => toGrupo([fila])),
  );
}

/** So many are answered one by one. */
const SUELTAS = 2;

function toGrupo(filas: FilaImportacion[]): DudasDeUnaCausa {
  const [primera] = filas;
  const suyas = primera?.dudas ?? [];
  const comunes = suyas.filter((porque) => filas.every(({ dudas }) => dudas?.includes(porque)));
  return { porques: comunes.length > 0 ? comunes : suyas.map(causaDe), filas };
}

export const platos = (cuantos: number): string => (cuantos === 1 ? '1 plato' : `${cuantos} platos`);

/** '118 platos nuevos, 4 que cambian, 20 iguales y 3 dudas'. */
export function resumenDe({ nuevas, cambian, iguales, dudas }: PlanDeImportacion): string {
  const cuantasNuevas = nuevas.reduce((suma, { filas }) => suma + filas.length, 0);
  const partes = [
    cuantasNuevas > 0 && (cuantasNuevas === 1 ? '1 plato nuevo' : `${cuantasNuevas} platos nuevos`),
    cambian.length > 0 && (cambian.length === 1 ? '1 que cambia' : `${cambian.length} que cambian`),
    iguales.length > 0 && (iguales.length === 1 ? '1 igual' : `${iguales.length} iguales`),
    dudas.length > 0 && (dudas.length === 1 ? '1 duda' : `${dudas.length} dudas`),
  ].filter((parte) => parte !== false);
  return new Intl.ListFormat('es', { type: 'conjunction' }).format(partes);
}

/** '9,50 €', 'Media 6,00 € · Ración 10,00 €', '6,50 € / 100 g'. */
export function textoPrecios({ precio, formatos, porPeso }: FilaImportacion): string {
  if (formatos)
    return formatos.map((formato) => `${formato.nombre} ${formatEuros(formato.precio)}`).join(' · ');
  if (precio === undefined) return 'Sin precio';
  return porPeso ? `${formatEuros(precio)} / ${porPeso}` : formatEuros(precio);
}

/** What changes, and from what to what. */
export function comoCambia(cambio: CambioImportado): { que: string; antes: string; despues: string } {
  if (cambio.que === 'precio') {
    const [antes, despues] = [cambio.antes, cambio.despues].map((euros) => formatCentimos(fromEuros(euros)));
    return { que: cambio.formato ?? 'Precio', antes: antes ?? '', despues: despues ?? '' };
  }
  if (cambio.que === 'descripcion')
    return { que: 'Descripción', antes: cambio.antes || 'ninguna', despues: cambio.despues };
  return {
    que: 'Alérgenos',
    antes: textoAlergenos(cambio.antes) || 'sin declarar',
    despues: textoAlergenos(cambio.despues) || 'ninguno',
  };
}

const MOTIVO: Record<MotivoFila, string> = {
  cambiado: 'alguien lo ha cambiado entretanto',
  ya_no_esta: 'ya no está en la carta',
  ya_esta: 'ya estaba en la carta',
  en_menu: 'está en un menú',
  sin_categoria: 'su categoría ya no está',
  sin_sitio: 'la carta ya está llena',
};

/** 'Bravas: alguien lo ha cambiado entretanto'. */
export const textoMotivo = ({ nombre }: FilaImportacion, motivo: MotivoFila): string =>
  `${nombre}: ${MOTIVO[motivo]}`;

const DIA_MS = 24 * 3_600_000;

/** What is done, or undone, stands here for a day; then there is nothing more to do with it. */
export function isReciente({ estado, creadaEn, deshacerHasta }: Importacion, ahora: number): boolean {
  if (estado === 'aplicada') return deshacerHasta !== undefined && Date.parse(deshacerHasta) > ahora;
  return estado !== 'deshecha' || ahora - Date.parse(creadaEn) < DIA_MS;
}

export const isEnMarcha = ({ estado }: Pick<Importacion, 'estado'>): boolean =>
  estado === 'aplicando' || estado === 'deshaciendo';

/** 'Aplicando 120 de 300'. */
export const textoMarcha = ({ estado, vistas, total }: Importacion): string =>
  `${estado === 'deshaciendo' ? 'Deshaciendo' : 'Aplicando'} ${vistas} de ${total}`;
