import { nombreMesas } from '@carta/contracts';
import type { Grupo } from '@carta/contracts';
import { offerVuelta } from './cola/deshacibles';
import { callComensales, callJuntarMesas, callMoverMesa } from './mesas-api';
import { isPagado } from './mesas/grupos';
import { nombreMudanza } from './tickets/novedades';
import { ask, enqueue } from './cola/peticiones';
import { noteMudanza, touch, useTablero } from './tablero/useTablero';

const ERROR = {
  mover: 'No se ha podido cambiar de mesa',
  juntar: 'No se han podido juntar las mesas',
  separar: 'No se han podido separar las mesas',
  comensales: 'No se ha podido apuntar cuántos son',
} as const;

export async function moveMesa(grupo: Grupo, a: number): Promise<boolean> {
  const de = grupo.mesa.numero;
  touch(grupo);
  const movido = await callMudanza(grupo, a);
  if (movido === null) return false;
  // the server refuses if somebody sits there by then
  offerVuelta(grupo.grupoMesa, `Mesa ${de} → ${a}`, () => callMudanza(movido, de));
  return true;
}

/**
 * Sets all mesas of the party, its own included; none, or its own alone, parts them. Changes since the screen
 * showed `lider` are not undone. Resolves to whether it was done.
 */
export async function joinMesas(lider: Grupo, mesas: readonly number[]): Promise<boolean> {
  const antes = lider.mesasJuntas ?? [];
  touch(lider);
  const junto = await callJuntas(lider, mesas);
  if (junto === null) return false;
  const texto = textoJunta(antes, junto.mesasJuntas ?? []);
  offerVuelta(lider.grupoMesa, texto, () => callJuntas(junto, antes));
  return true;
}

export function partMesas(lider: Grupo): Promise<boolean> {
  return joinMesas(lider, []);
}

/** Null: nobody says how many they are any more. Resolves to whether it was done. */
export async function sayComensales(grupo: Grupo, comensales: number | null): Promise<boolean> {
  const { grupoMesa, rev } = grupo;
  const dicho = await enqueue(grupoMesa, () =>
    ask(() => callComensales(grupoMesa, { comensales, rev }), ERROR.comensales),
  );
  return dicho !== null;
}

/** This screen must not ring for its own move, even if the event comes before the answer. */
function callMudanza(grupo: Grupo, a: number): Promise<Grupo | null> {
  const { grupoMesa, rev, mesa } = grupo;
  const cuerpo = { de: mesa.numero, a, rev };
  const mudanza = nombreMudanza(grupo, 'siguiente');
  return enqueue(grupoMesa, async () => {
    noteMudanza(mudanza, true);
    const movido = await ask(() => callMoverMesa(grupoMesa, cuerpo), ERROR.mover);
    if (movido === null) noteMudanza(mudanza, false);
    return movido;
  });
}

function callJuntas({ grupoMesa, rev }: Grupo, mesas: readonly number[]): Promise<Grupo | null> {
  const porDefecto = mesas.length > 1 ? ERROR.juntar : ERROR.separar;
  const cuerpo = { mesas: [...mesas], rev, grupos: sentadosEn(mesas) };
  return enqueue(grupoMesa, () => ask(() => callJuntarMesas(grupoMesa, cuerpo), porDefecto));
}

function sentadosEn(mesas: readonly number[]): string[] {
  const grupos = [...useTablero.getState().grupos.values()];
  return grupos
    .filter((grupo) => !isPagado(grupo) && mesas.includes(grupo.mesa.numero))
    .map(({ grupoMesa }) => grupoMesa);
}

function textoJunta(antes: readonly number[], ahora: readonly number[]): string {
  return ahora.length > 0 ? `${nombreMesas(ahora)}, juntas` : `${nombreMesas(antes)}, separadas`;
}
