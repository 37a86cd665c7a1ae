/**
 * How the API client reaches the session without knowing it: the session registers these when it
 * starts, and a diner's page never does.
 */
export interface GanchosSesion {
  /** The access token now, or null when nobody is signed in. */
  token(): string | null;
  /** A new access token; null when the session is over; throws when the server cannot be reached. */
  refresh(): Promise<string | null>;
  /** The session is over: forget it and go to the login. */
  onUnauthorized(): void;
  /** What it may do is less than its screens believe. */
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

/**
 * One refresh at a time per tab: whoever asks meanwhile waits for the same answer
 * (docs/decisiones/sesiones-rotadas.md).
 */
export function refreshToken(): Promise<string | null> {
  enCurso ??= ganchos.refresh().finally(() => {
    enCurso = null;
  });
  return enCurso;
}

/** What comes after a token that was refused: another that is here already, else a fresh one. */
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
