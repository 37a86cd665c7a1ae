/**
 * The session registers these when it starts, so that the API client need not know it; a diner's page never
 * does.
 */
export interface GanchosSesion {
  token(): string | null;
  /** Null when the session is over. @throws when the server cannot be reached. */
  refresh(): Promise<string | null>;
  onUnauthorized(): void;
  /** The account may do less than its screens believe. */
  onForbidden?(): void;
}

const SIN_SESION: GanchosSesion = {
  token: () => null,
  refresh: () => Promise.resolve(null),
  onUnauthorized: () => undefined,
};

let ganchos = SIN_SESION;
let enCurso: Promise<string | null> | null = null;

export function setGanchosSesion(nuevos: GanchosSesion): void {
  ganchos = nuevos;
}

export function currentToken(): string | null {
  return ganchos.token();
}

/** One refresh at a time per tab; other callers wait for it (docs/decisiones/sesiones-rotadas.md). */
export function refreshToken(): Promise<string | null> {
  enCurso ??= ganchos.refresh().finally(() => {
    enCurso = null;
  });
  return enCurso;
}

export async function tokenAfter(rechazado: string | null): Promise<string | null> {
  const vigente = ganchos.token();
  return vigente !== null && vigente !== rechazado ? vigente : refreshToken();
}

export function endSesion(): void {
  ganchos.onUnauthorized();
}

export function noteForbidden(): void {
  ganchos.onForbidden?.();
}
