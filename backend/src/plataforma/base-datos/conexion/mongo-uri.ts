const PARTS = /^(mongodb(?:\+srv)?:\/\/)([^/?]+)(?:\/([^?]*))?(\?.*)?$/;

const DATABASE = 'carta';

export function withDatabase(uri: string, database = DATABASE): string {
  const [, scheme, hosts, named, query = ''] = PARTS.exec(uri) ?? [];
  return scheme === undefined ? uri : `${scheme}${hosts}/${named || database}${query}`;
}

/** The embedded engine's address is a unix socket with a direct connection. */
export function isOwnEngine(uri: string): boolean {
  return /^mongodb:\/\/%2F[^,/]*\//i.test(uri) && /[?&]directConnection=true(&|$)/.test(uri);
}

/** The `w` of an address; null when it has none. */
export function confirmacionOf(uri: string): string | null {
  return /[?&]w=([^&]*)/i.exec(uri)?.[1] ?? null;
}

const PROMISES = new Set([
  ...['w', 'j', 'journal', 'wtimeout', 'wtimeoutms', 'safe', 'retryreads', 'retrywrites'],
  ...['readpreference', 'readpreferencetags', 'maxstalenessseconds', 'readconcernlevel'],
]);

/** Removes the options of confirming and reading, on which a promise may not depend. */
export function withoutPromises(uri: string): string {
  const [address = '', query = ''] = uri.split('?');
  const kept = query.split('&').filter((option) => !PROMISES.has(option.split('=')[0]?.toLowerCase() ?? ''));
  return [address, ...(kept.join('') === '' ? [] : [kept.join('&')])].join('?');
}

/** Hosts and database of an address, fit for a log: never its user or password. */
export function publicName(uri: string): string {
  const [, , hosts = '', named] = PARTS.exec(uri) ?? [];
  const withoutUser = decodeURIComponent(hosts.slice(hosts.lastIndexOf('@') + 1));
  return named ? `${withoutUser}/${named}` : withoutUser;
}
