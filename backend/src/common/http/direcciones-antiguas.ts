import type { IncomingMessage } from 'node:http';

/** What the release before called a resource, by what it is called now. */
const NOMBRES_ANTIGUOS: Readonly<Record<string, string>> = { avisos: 'llamadas' };
const RECURSO = /^\/api\/([\w-]+)(?=[/?]|$)/;

/**
 * The address a request is answered at: phones and screens that were open during an upgrade still ask by
 * the names of the release before. A name stays here for one release.
 */
export function currentAddress({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  return url.replace(RECURSO, (todo, recurso: string) =>
    Object.hasOwn(NOMBRES_ANTIGUOS, recurso) ? `/api/${NOMBRES_ANTIGUOS[recurso]}` : todo,
  );
}
