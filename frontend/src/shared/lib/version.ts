import { create } from 'zustand';
import { hayCapas } from '../ui/capas/capas';
import { almacenPestana } from './almacen';
import type { Almacen } from './almacen';
import { isAlmacenFirme } from './almacen-firme';
import { readBuild } from './build';
import { onSenal } from './senales';

/** The server's screens beside this page's: `sola` is another that the page loads by itself, `otra` one that it does not. */
export type Version = 'propia' | 'otra' | 'sola';

/** So long untouched, it is told, because a line that comes moves what is under a finger; then loaded (ms). */
const REPOSO_MS = 2_000;
const QUIETUD_MS = 60_000;

/** Builds that this tab has been, or has loaded itself for. */
const NOMBRE = 'version.builds';

const CAMPOS = 'textarea, input:not([type="checkbox"], [type="radio"])';

interface Dependencias {
  /** Of this page. */
  build: string;
  ahora: () => number;
  almacen: Pick<Almacen, 'read' | 'write'>;
  /** Without it a load would forget that it was made, and what the page keeps in memory. */
  isFirme: boolean;
  /** Something is being sent, begun or written. */
  isEsperando: () => boolean;
  tell: (version: Version) => void;
  load: () => void;
}

/**
 * A page of another build than the server's loads itself anew (docs/reglas/pedir.md#an-old-page). It decides when
 * a latido comes, so never without a server, and at most once for each build, so that two processes side by side
 * do not send it to and fro.
 */
export function createVigia({ build, ahora, almacen, isFirme, isEsperando, tell, load }: Dependencias) {
  let tocada = ahora();
  return {
    touch() {
      tocada = ahora();
    },
    hear(oida: string) {
      if (oida === build) return tell('propia');
      const quieta = ahora() - tocada;
      const conocidas = almacen.read(NOMBRE)?.split(' ') ?? [];
      const isSola = isFirme && !conocidas.includes(oida);
      if (quieta >= REPOSO_MS) tell(isSola ? 'sola' : 'otra');
      if (!isSola || quieta < QUIETUD_MS || isEsperando()) return;
      almacen.write(NOMBRE, [...conocidas, build, oida].join(' '));
      load();
    },
  };
}

export const useVersion = create<Version>()(() => 'propia');

const esperas = new Set<() => boolean>();
const escritos = new WeakSet<EventTarget>();
let vigia: ReturnType<typeof createVigia> | null = null;

/** A page in development has no build, nor has the latido of a server of before. */
export function hearBuild(oida: string | undefined): void {
  if (oida === undefined) return;
  const build = readBuild();
  if (build === null) return;
  vigia ??= startVigia(build);
  vigia.hear(oida);
}

/** While it returns true the page does not load itself. Returns how to take it off. */
export function addEspera(isEsperando: () => boolean): () => void {
  esperas.add(isEsperando);
  return () => esperas.delete(isEsperando);
}

export function loadVersion(): void {
  window.location.reload();
}

function startVigia(build: string) {
  const nueva = createVigia({
    build,
    ahora: () => performance.now(),
    almacen: almacenPestana,
    isFirme: isAlmacenFirme(),
    isEsperando: () => hayCapas() || isEscribiendo() || [...esperas].some((isEsperando) => isEsperando()),
    tell: (version) => useVersion.setState(version, true),
    load: loadVersion,
  });
  onSenal(() => nueva.touch());
  document.addEventListener('input', ({ target }) => target && escritos.add(target), { capture: true });
  return nueva;
}

/** Somebody has written into a field that is still there. */
function isEscribiendo(): boolean {
  const campos = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(CAMPOS);
  return [...campos].some((campo) => campo.value !== '' && escritos.has(campo));
}
