// Longer than most: all concurrency of moves that wait is settled here, where it can be checked as a whole.
import type { Grupo } from '@carta/contracts';
import { ApiError } from '../../../shared/api/cliente';
import type { AlmacenPropio } from '../../../shared/lib/almacen';
import type { Cerrojo } from '../../../shared/lib/cerrojo';
import { esperaTras, isDefinitivo } from '../../../pedir/veredicto-envio';
import { DEMASIADO_TARDE, caidosCon, isDemasiadoTarde, parsePaso, porEnviar, trasOf } from '../pasos/paso';
import type { Tocado } from '../pasos/acto';
import type { Paso } from '../pasos/paso';

/** After this many failures of the server itself a move is given back, so that others are not held up. */
const FALLOS_PROPIOS = 3;

/** A move waits after this long without an answer (ms), the same silence that counts as a cut. */
const PACIENCIA_MS = 4_000;

export interface DependenciasCola {
  almacen: AlmacenPropio;
  cerrojo: Cerrojo;
  ahora: () => number;
  createClave: () => string;
  /** Who is on this device now; undefined in a house without people. */
  persona: () => string | undefined;
  /** Requests about a mesa, this tab's others included, take turns. */
  turno: <T>(grupoMesa: string, task: () => Promise<T>) => Promise<T>;
  /** A move that is tapped now waits. */
  isSinConexion: () => boolean;
  /** `haceMs` has passed since the tap of a move that waited. @throws ApiError or NetworkError. */
  send: (paso: Paso, haceMs: number | undefined) => Promise<Grupo>;
  onRespuesta: (grupo: Grupo) => void;
  /** Returns the words to show. */
  onRechazo: (paso: Paso, error: ApiError) => string;
  /** The move had not waited, and nothing built on it. */
  onFallo: (motivo: string, paso: Paso) => void;
  onCambio: (pasos: readonly Paso[]) => void;
}

/** With `espera` it is sent later, and the person goes on. */
export type Final = { es: 'hecho'; grupo: Grupo | null } | { es: 'devuelto' } | { es: 'espera' };

export interface Cola {
  /** Takes over what this person left waiting; another person's stays stored. */
  open: (nombre: string) => void;
  close: () => void;
  push: (cambio: Tocado, texto: string, rev: number) => Promise<Final>;
  wake: () => void;
  /** Resolves when every move of the mesa is answered or waits. */
  settle: (grupoMesa: string) => Promise<void>;
  hasEspera: (grupoMesa: string) => boolean;
  dismissDevueltos: () => void;
}

/**
 * Moves are stored before they are sent, so neither a reload nor another tab loses one. Those of a mesa are
 * sent in the order of taps, by one tab at a time, each until its end is certain. The storage is the truth.
 */
export function createCola(deps: DependenciasCola): Cola {
  const { almacen } = deps;
  let nombre = 'pasos.nadie.';
  let stopEscucha: () => void = () => undefined;
  let reloj: ReturnType<typeof setTimeout> | undefined;
  let fallos = 0;
  const fallosPropios = new Map<string, number>();
  const enMarcha = new Set<string>();
  /** A new reason to try came during an attempt. */
  const despertadas = new Set<string>();
  const finales = new Map<string, { grupoMesa: string; fin: Promise<Final>; end: (final: Final) => void }>();

  function read(): Paso[] {
    const pasos = almacen.namesFrom(nombre).flatMap((guardado) => parsePaso(almacen.read(guardado)) ?? []);
    return pasos.sort((a, b) => a.orden - b.orden);
  }

  function write(paso: Paso, de = nombre): void {
    almacen.write(`${de}${paso.clave}`, JSON.stringify(paso));
  }

  /** When a stored move is gone, another tab has sent it. */
  function tell(): void {
    const pasos = read();
    for (const [clave, { end }] of finales) {
      if (!pasos.some((paso) => paso.clave === clave)) end({ es: 'hecho', grupo: null });
    }
    deps.onCambio(pasos);
  }

  function end(clave: string, final: Final): void {
    if (final.es !== 'espera') fallosPropios.delete(clave);
    finales.get(clave)?.end(final);
  }

  /** A mesa's later moves wait behind a waiting one. */
  function markEspera(grupoMesa: string): void {
    const nuevos = porEnviar(read()).filter((paso) => paso.cambio.grupoMesa === grupoMesa && !paso.espera);
    if (nuevos.length === 0) return;
    for (const paso of nuevos) {
      write({ ...paso, espera: true });
      end(paso.clave, { es: 'espera' });
    }
    tell();
  }

  function kick(grupoMesa: string): void {
    if (enMarcha.has(grupoMesa)) return;
    enMarcha.add(grupoMesa);
    const dueno = nombre;
    const drain = () => deps.cerrojo(`${dueno}${grupoMesa}`, () => sendAll(grupoMesa, dueno));
    const finish = (isHecho: boolean) => {
      enMarcha.delete(grupoMesa);
      if (isHecho) fallos = 0;
      const isOtraVez = despertadas.delete(grupoMesa) || isHecho;
      if (isOtraVez && nextOf(grupoMesa)) kick(grupoMesa);
    };
    deps.turno(grupoMesa, drain).then(finish, () => {
      finish(false);
      retryLater(null);
    });
  }

  function nextOf(grupoMesa: string): Paso | undefined {
    return porEnviar(read()).find(({ cambio }) => cambio.grupoMesa === grupoMesa);
  }

  /** Returns true when this person has none left for the mesa. */
  async function sendAll(grupoMesa: string, dueno: string): Promise<boolean> {
    for (;;) {
      const paso = dueno === nombre ? nextOf(grupoMesa) : undefined;
      if (paso === undefined) return true;
      if (!(await attempt(paso, dueno))) return false;
    }
  }

  /** Returns whether its end is certain. */
  async function attempt(paso: Paso, dueno: string): Promise<boolean> {
    const haceMs = Math.max(0, deps.ahora() - paso.tocadoEn);
    if (isDemasiadoTarde(haceMs)) {
      giveBack({ ...paso, espera: true }, DEMASIADO_TARDE);
      return true;
    }
    try {
      const grupo = await deps.send(paso, paso.espera ? haceMs : undefined);
      if (dueno === nombre) deps.onRespuesta(grupo);
      almacen.remove(`${dueno}${paso.clave}`);
      end(paso.clave, { es: 'hecho', grupo });
      if (dueno === nombre) tell();
      return true;
    } catch (error) {
      // a person who signed out meanwhile finds it unchanged
      if (dueno !== nombre) return true;
      if (isRechazo(paso, error)) {
        giveBack(paso, deps.onRechazo(paso, error));
        return true;
      }
      markEspera(paso.cambio.grupoMesa);
      retryLater(error);
      return false;
    }
  }

  function isRechazo({ clave, espera }: Paso, error: unknown): error is ApiError {
    if (!(error instanceof ApiError) || error.status === 401) return false;
    if (error.status !== 500) return isDefinitivo(error);
    if (!espera) return true;
    const veces = (fallosPropios.get(clave) ?? 0) + 1;
    fallosPropios.set(clave, veces);
    return veces >= FALLOS_PROPIOS;
  }

  /** Moves that build on it go too; a waiting one, or one with followers, stays until it has been read. */
  function giveBack({ clave, ...tocado }: Paso, motivo: string): void {
    const pasos = read();
    // it may have begun to wait during the request
    const actual = pasos.find((candidato) => candidato.clave === clave);
    const paso = { ...tocado, clave, espera: tocado.espera || actual?.espera === true };
    const caidos = caidosCon(paso, pasos);
    if (paso.espera || caidos.length > 0) {
      write({ ...paso, devuelto: motivo });
      for (const caido of caidos) write({ ...caido, devuelto: `Iba después de «${paso.texto}».` });
    } else {
      almacen.remove(`${nombre}${clave}`);
      deps.onFallo(motivo, paso);
    }
    [paso, ...caidos].forEach((caido) => end(caido.clave, { es: 'devuelto' }));
    tell();
  }

  function retryLater(error: unknown): void {
    fallos += 1;
    clearTimeout(reloj);
    reloj = setTimeout(wake, esperaTras(fallos, error));
  }

  function wake(): void {
    clearTimeout(reloj);
    for (const grupoMesa of new Set(porEnviar(read()).map(({ cambio }) => cambio.grupoMesa))) {
      if (enMarcha.has(grupoMesa)) despertadas.add(grupoMesa);
      else kick(grupoMesa);
    }
  }

  function close(): void {
    stopEscucha();
    stopEscucha = () => undefined;
    clearTimeout(reloj);
    nombre = 'pasos.nadie.';
    tell();
  }

  return {
    open(dueno) {
      close();
      nombre = dueno;
      for (const paso of porEnviar(read())) if (!paso.espera) write({ ...paso, espera: true });
      stopEscucha = almacen.onCambioDesde(dueno, tell);
      tell();
      wake();
    },
    close,
    push(cambio, texto, rev) {
      const pasos = read();
      const { grupoMesa } = cambio;
      const clave = deps.createClave();
      const tocadoEn = deps.ahora();
      const orden = Math.max(tocadoEn, (pasos.at(-1)?.orden ?? 0) + 1);
      const isDetras = porEnviar(pasos).some((paso) => paso.espera && paso.cambio.grupoMesa === grupoMesa);
      const espera = isDetras || deps.isSinConexion();
      const persona = deps.persona();
      const quien = persona === undefined ? {} : { persona };
      write({ clave, orden, tocadoEn, rev, tras: trasOf(cambio, pasos), cambio, texto, espera, ...quien });
      let resolve: (final: Final) => void = () => undefined;
      const fin = new Promise<Final>((hecho) => (resolve = hecho));
      const paciencia = setTimeout(() => markEspera(grupoMesa), PACIENCIA_MS);
      const endHere = (final: Final) => {
        clearTimeout(paciencia);
        finales.delete(clave);
        resolve(final);
      };
      finales.set(clave, { grupoMesa, fin, end: endHere });
      tell();
      if (espera) end(clave, { es: 'espera' });
      kick(grupoMesa);
      return fin;
    },
    wake,
    async settle(grupoMesa) {
      await Promise.all(
        [...finales.values()].filter((pendiente) => pendiente.grupoMesa === grupoMesa).map(({ fin }) => fin),
      );
    },
    hasEspera: (grupoMesa) => porEnviar(read()).some((paso) => paso.cambio.grupoMesa === grupoMesa),
    dismissDevueltos() {
      for (const paso of read()) if (paso.devuelto !== undefined) almacen.remove(`${nombre}${paso.clave}`);
      tell();
    },
  };
}
