/** An answer, or the lack of one, as a client of a server that may die at any moment sees it. */
export interface Contestacion<T> {
  /** 0 when no answer came. */
  status: number;
  data: T | null;
  headers: Headers;
  /** How long it took, in ms. */
  ms: number;
}

export interface Peticion {
  method?: 'GET' | 'POST' | 'PUT';
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
}

/** Bounds a failure, in ms: far beyond what the server promises, it is no answer. */
const PACIENCIA_MS = 20_000;

/** One attempt; it never throws. */
export async function ask<T>(
  url: string,
  { method = 'GET', body, token, headers }: Peticion = {},
): Promise<Contestacion<T>> {
  const since = performance.now();
  try {
    const answer = await fetch(url, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PACIENCIA_MS),
    });
    const { data = null } = (await answer.json()) as { data?: T | null };
    return { status: answer.status, data, headers: answer.headers, ms: performance.now() - since };
  } catch {
    return { status: 0, data: null, headers: new Headers(), ms: performance.now() - since };
  }
}
