/**
 * The widths at which screens change, and the one height. A sheet asks `@media (--tableta)`, or
 * `@media not (--tableta)` below it (vite.estilos.mts); a component `useMedia(MEDIDAS.tableta)`.
 */
export const MEDIDAS = {
  /** Nearly every phone is as wide; on the others less stands beside each other. */
  minima: '(min-width: 360px)',
  /** A phone as most are. */
  movil: '(min-width: 390px)',
  /** Two columns fit; below it there is one thumb. */
  tableta: '(min-width: 720px)',
  /** A keyboard, a mouse, and lists that become tables. */
  portatil: '(min-width: 1024px)',
  /** A form fits beside such a table. */
  ancha: '(min-width: 1360px)',
  /** A wall, read from across the kitchen. */
  muro: '(min-width: 1600px)',
  /** A phone lies on its side. */
  tumbada: '(max-height: 479px)',
} as const;
