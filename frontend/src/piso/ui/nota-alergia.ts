import { normalizeTexto, ordenados, vivasOf } from '@carta/contracts';
import type { Alergeno, Ticket } from '@carta/contracts';

/**
 * Words by which a diner says that something could harm them, without accents, as they are written here
 * and by those who come from elsewhere; better one warning too many.
 */
const ALERGIA = /all?er[gj]|intoleran|[cz]o?elia[cq]|zoliak|anafila|sin (?:gluten|lactosa)/;

/** Whether a note speaks of an allergy or an intolerance. */
export function mentionsAlergia(nota: string | undefined): boolean {
  return nota !== undefined && ALERGIA.test(normalizeTexto(nota));
}

/** What people call what harms them, without accents, in Spanish and in what visitors write. */
const NOMBRES: readonly (readonly [RegExp, readonly Alergeno[]])[] = [
  [/gluten|[cz]o?elia[cq]|zoliak|trigo|harina|centeno|cebada|wheat/, ['gluten']],
  [/marisco|shellfish|seafood|fruits de mer|frutti di mare/, ['crustaceos', 'moluscos']],
  [/crustaceo|gamba|langosti|cangrej|bogavante|cigala|shrimp|prawn|crevette/, ['crustaceos']],
  [/molusco|mejillon|almeja|calamar|sepia|pulpo|\bostras?\b|chipiron|berberecho/, ['moluscos']],
  [/huevo|\beggs?\b|\boeufs?\b|\buov[oa]\b|\beier\b/, ['huevos']],
  [/pescado|anisakis|atun|merluza|bacalao|anchoa|boqueron|salmon|\bfish\b|poisson/, ['pescado']],
  [/cacahuet|\bmanis?\b|peanut|arachide/, ['cacahuetes']],
  [/\bsoja\b|\bsoya\b/, ['soja']],
  [/lact[oe]|leche|queso|\bnata\b|mantequilla|caseina|\bmilk\b|dairy|cheese|\blait\b/, ['lacteos']],
  // a peanut is none, and most people mean it too
  [/frutos? secos?|\bnuts?\b/, ['frutos_de_cascara', 'cacahuetes']],
  [
    /frutos? de cascara|\bnue(?:z|ces)\b|almendra|avellana|pistacho|anacardo|castana|pinon|walnut|almond/,
    ['frutos_de_cascara'],
  ],
  [/\bapio\b|celery/, ['apio']],
  [/mostaza|mustard|moutarde/, ['mostaza']],
  [/sesamo|ajonjoli|tahin|sesame/, ['sesamo']],
  [/sulfito|sulphite|sulfite/, ['sulfitos']],
  [/altramu[zc]|lupin/, ['altramuces']],
];

/**
 * The allergens that a note of an allergy names; none where it speaks of no allergy, or of what is not one of the
 * fourteen (kiwi).
 */
export function alergenosDeNota(nota: string | undefined): Alergeno[] {
  if (nota === undefined || !mentionsAlergia(nota)) return [];
  const texto = normalizeTexto(nota);
  return ordenados(NOMBRES.flatMap(([nombre, alergenos]) => (nombre.test(texto) ? alergenos : [])));
}

/** The notes of a ticket and of its lines that speak of an allergy, each once. */
export function notasDeAlergia({ notas, productos }: Pick<Ticket, 'notas' | 'productos'>): string[] {
  const todas = [notas, ...vivasOf(productos).map((linea) => linea.notas)];
  return [...new Set(todas.flatMap((nota) => (nota !== undefined && mentionsAlergia(nota) ? [nota] : [])))];
}
