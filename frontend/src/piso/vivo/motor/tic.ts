/** How often a board looks at its own pulse, in ms. */
export const TIC_MS = 250;
