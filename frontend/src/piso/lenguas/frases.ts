import type palabras from './ar.json';

/**
 * What a wall says of its own, and what it says of the pieces that all screens share, in Spanish. A language that no
 * carta has needs all of it here; any other takes the second from its carta's dictionaries.
 */
export type FrasePiso = Exclude<keyof typeof palabras, `${string}#${string}`>;
