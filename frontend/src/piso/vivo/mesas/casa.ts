import { SALA, formatEuros, zonaDeMesa } from '@carta/contracts';
import type { Grupo, RestaurantePublico } from '@carta/contracts';
import { isPagado } from './grupos';
import { partidaOf } from './partidas-abiertas';
import type { Partida } from './partidas-abiertas';

export interface MesaCasa {
  numero: number;
  grupo: Grupo | undefined;
  partida: Partida;
}

/** Without zonas there is one part, without a name. */
interface MesasDeZona {
  nombre: string | null;
  mesas: MesaCasa[];
}

type Casa = Pick<RestaurantePublico, 'numeroMesas' | 'zonas'>;

/** Parts are sorted by zona, the Sala last; open mesas that the house no longer has are included. */
export function casaOf({ numeroMesas, zonas = [] }: Casa, grupos: Iterable<Grupo>): MesasDeZona[] {
  const lista = [...grupos];
  const abiertas = lista.flatMap((grupo) => (isPagado(grupo) ? [] : [grupo.mesa.numero]));
  const quitadas = [...new Set(abiertas)].filter((numero) => numero > numeroMesas).sort((a, b) => a - b);
  const numeros = [...Array.from({ length: numeroMesas }, (_, i) => i + 1), ...quitadas];
  const mesas = numeros.map((numero) => mesaOf(lista, numero));
  if (zonas.length === 0) return [{ nombre: null, mesas }];
  const deZona = (id: string | null) =>
    mesas.filter(({ numero }) => (zonaDeMesa(zonas, numero)?._id ?? null) === id);
  const deZonas = zonas.map(({ _id, nombre }): MesasDeZona => ({ nombre, mesas: deZona(_id) }));
  return [...deZonas, { nombre: SALA, mesas: deZona(null) }].filter(({ mesas }) => mesas.length > 0);
}

/** A free mesa has ''. */
export function textoMesa({ numero, grupo, partida }: MesaCasa): string {
  if (partida.lider !== null && partida.lider.mesa.numero !== numero) {
    return `Con la ${partida.lider.mesa.numero}`;
  }
  if (grupo === undefined) return '';
  return grupo.pendiente > 0 ? formatEuros(grupo.pendiente) : 'Ocupada';
}

function mesaOf(grupos: readonly Grupo[], numero: number): MesaCasa {
  const partida = partidaOf(grupos, numero);
  return { numero, grupo: partida.grupos.find(({ mesa }) => mesa.numero === numero), partida };
}
