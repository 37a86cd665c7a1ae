import type { Page } from 'playwright-core';
import { enlaceMesa, untilDispuesta, untilSentado } from './comensal';
import { becomeDispositivo } from './dispositivo';
import type { Lector } from './lector';
import type { Paginas } from './paginas';
import { openAparato } from './planta';
import type { Local } from './restaurantes';

/** The diner of mesa 4, the wall and the phone of Ana, each ready to be heard and worked by keys. */
export async function openTres(
  paginas: Paginas,
  local: Local,
): Promise<Record<'comensal' | 'cocina' | 'sala', Page>> {
  const sordo = (options?: Parameters<Paginas['openNavegador']>[0]) =>
    paginas.openNavegador(options, { sordo: true });
  const comensal = await (await sordo()).newPage();
  const cocina = await openAparato(sordo, 'cocina');
  const sala = await openAparato(sordo, 'camarero');
  await Promise.all([
    becomeDispositivo(cocina, paginas.producto, local, { puesto: 'cocina', nombre: 'Muro' }),
    becomeDispositivo(sala, paginas.producto, local, { puesto: 'camarero', nombre: 'Ana' }),
  ]);
  await Promise.all([comensal.goto(enlaceMesa(local, 4)), cocina.goto('/cocina'), sala.goto('/sala')]);
  await Promise.all([
    untilSentado(comensal, 4),
    untilDispuesta(comensal),
    cocina.getByRole('button', { name: 'Empezar' }).waitFor(),
    sala.getByText('En directo', { exact: true }).waitFor(),
  ]);
  return { comensal, cocina, sala };
}

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
