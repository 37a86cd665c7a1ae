/*
 * What a diner can read, in Spanish: the keys of every dictionary (docs/decisiones/lenguas.md). They are types alone, so
 * that no bundle carries them; that every language has the same ones is a test's (diccionarios.spec.ts).
 */
import type primeras from './diccionarios/ca.json';
import type luego from './diccionarios/ca-luego.json';

/** What a carta says with its first drawing, and when a part of it cannot be shown. */
export type Primera = keyof typeof primeras;

/** With what is said by pieces that come later: they wait for these words. */
export type Frase = Primera | keyof typeof luego;
