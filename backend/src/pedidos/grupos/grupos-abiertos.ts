import type { GrupoMesa } from '@carta/contracts';
import { Lru } from '../../common/cache/lru';
import type { GrupoConocido } from './grupo.adicion';

type Mesa = Pick<GrupoMesa, 'restauranteId' | 'mesa'>;

/** Mesas that are remembered to have a tab. */
const MESAS = 20_000;
/** Bytes of tabs, as they are stored, that are remembered whole: a thousand of four orders. In memory five times so many. */
const PESO = 4_000_000;

/**
 * What a process remembers of the open tabs it wrote. Others write them too: whoever uses this says so in the
 * write itself, and to be wrong costs an attempt, and nothing else.
 */
export class GruposAbiertos {
  private readonly mesas = new Lru<true>(MESAS);
  private readonly conocidos = new Lru<GrupoConocido>(PESO, ({ cuenta }) => cuenta.peso);

  has(mesa: Mesa): boolean {
    return this.mesas.get(nameOf(mesa)) ?? false;
  }

  /** Its tab as this process left it, when it did so lately. */
  find(mesa: Mesa): GrupoConocido | undefined {
    return this.conocidos.get(nameOf(mesa));
  }

  /** @param conocido null when no more is known than that there is a tab. */
  remember(mesa: Mesa, conocido: GrupoConocido | null): void {
    const nombre = nameOf(mesa);
    this.mesas.set(nombre, true);
    const previo = this.conocidos.get(nombre);
    if (!conocido) this.conocidos.delete(nombre);
    else if (!previo || previo.grupo.rev < conocido.grupo.rev) this.conocidos.set(nombre, conocido);
  }

  forget(mesa: Mesa): void {
    this.mesas.delete(nameOf(mesa));
    this.conocidos.delete(nameOf(mesa));
  }
}

const nameOf = ({ restauranteId, mesa }: Mesa): string => `${restauranteId}:${mesa}`;
