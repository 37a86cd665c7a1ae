import { nombreMesas, rutasSala } from '@carta/contracts';
import type { Grupo, JuntarMesasRequest } from '@carta/contracts';
import { offerVuelta } from '../cola/deshacibles';
import { askAhora } from '../cola/peticiones';
import { isPagado } from '../mesas/grupos';
import { touch, useTablero } from '../tablero/useTablero';

/**
 * Sets all mesas of the party, its own included; none, or its own alone, parts them. Changes since the screen
 * showed `lider` are not undone. Resolves to whether it was done.
 */
export async function joinMesas(lider: Grupo, mesas: readonly number[]): Promise<boolean> {
  const antes = lider.mesasJuntas ?? [];
  touch(lider);
  const junto = await join(lider, mesas);
  if (junto === null) return false;
  const texto = textoJunta(antes, junto.mesasJuntas ?? []);
  offerVuelta(lider.grupoMesa, texto, () => join(junto, antes));
  return true;
}

export function partMesas(lider: Grupo): Promise<boolean> {
  return joinMesas(lider, []);
}

function join({ grupoMesa, rev }: Grupo, mesas: readonly number[]): Promise<Grupo | null> {
  const cuerpo: JuntarMesasRequest = { mesas: [...mesas], rev, grupos: sentadosEn(mesas) };
  return askAhora({
    grupoMesa,
    ruta: rutasSala.juntarMesas(grupoMesa),
    cuerpo: () => cuerpo,
    error: mesas.length > 1 ? 'No se han podido juntar las mesas' : 'No se han podido separar las mesas',
  });
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
