import { ordenados } from '../../../carta/dominio/alergenos';
import type { Alergeno } from '../../../carta/dominio/alergenos';
import { normalizeTexto } from '../../../plataforma/dominio/texto';

/**
 * With these words a diner, local or foreign, says that something could harm them; one warning too many is
 * better.
 */
const ALERGIA = /all?er[gj]|intoleran|[cz]o?elia[cq]|zoliak|anafila|sin (?:gluten|lactosa)/;

export function mentionsAlergia(nota: string | undefined): boolean {
  return nota !== undefined && ALERGIA.test(normalizeTexto(nota));
}

/** People name what harms them with these words, without accents, in Spanish and in visitors' languages. */
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
  // a peanut is no nut, but most people mean it too
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

/** Returns the allergens that a note about an allergy names; kiwi, for instance, is none of the fourteen. */
export function alergenosDeNota(nota: string | undefined): Alergeno[] {
  if (nota === undefined || !mentionsAlergia(nota)) return [];
  const texto = normalizeTexto(nota);
  return ordenados(NOMBRES.flatMap(([nombre, alergenos]) => (nombre.test(texto) ? alergenos : [])));
}
