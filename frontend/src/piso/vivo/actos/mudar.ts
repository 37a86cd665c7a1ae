import { rutasSala } from '@carta/contracts';
import type { Grupo, MoverMesaRequest } from '@carta/contracts';
import { offerVuelta } from '../cola/deshacibles';
import { askAhora } from '../cola/peticiones';
import { noteMudanza, touch } from '../tablero/useTablero';
import { nombreMudanza } from '../tickets/novedades';

export async function moveMesa(grupo: Grupo, a: number): Promise<boolean> {
  const de = grupo.mesa.numero;
  touch(grupo);
  const movido = await move(grupo, a);
  if (movido === null) return false;
  // the server refuses if somebody sits there by then
  offerVuelta(grupo.grupoMesa, `Mesa ${de} → ${a}`, () => move(movido, de));
  return true;
}

/** This screen must not ring for its own move, even if the event comes before the answer. */
async function move(grupo: Grupo, a: number): Promise<Grupo | null> {
  const { grupoMesa, rev, mesa } = grupo;
  const mudanza = nombreMudanza(grupo, 'siguiente');
  noteMudanza(mudanza, true);
  const movido = await askAhora({
    grupoMesa,
    ruta: rutasSala.moverMesa(grupoMesa),
    cuerpo: (): MoverMesaRequest => ({ de: mesa.numero, a, rev }),
    error: 'No se ha podido cambiar de mesa',
  });
  if (movido === null) noteMudanza(mudanza, false);
  return movido;
}
