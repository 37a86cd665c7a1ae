import type { Lector } from './lector';

/** Plays a script, one step a line: who, what they do, and how what they do it with begins to be read to them. */
export async function playGuion(lectores: Readonly<Record<string, Lector>>, guion: string): Promise<void> {
  for (const linea of guion.trim().split('\n')) {
    const [, quien = '', verbo = '', frase = ''] = /^(\S+) +(\S+) +(.*)$/.exec(linea) ?? [];
    try {
      await lectores[quien]![verbo as keyof Lector](frase);
    } catch (error) {
      throw new Error(`${linea}: ${String(error)}`, { cause: error });
    }
  }
}
