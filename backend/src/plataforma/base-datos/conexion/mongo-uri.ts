const PARTS = /^(mongodb(?:\+srv)?:\/\/)([^/?]+)(?:\/([^?]*))?(\?.*)?$/;

/** The database used when MONGODB_URI names none. */
const DATABASE = 'carta';

/** The same address, with a database name: the one it has, or ours. */
export function withDatabase(uri: string, database = DATABASE): string {
  const [, scheme, hosts, named, query = ''] = PARTS.exec(uri) ?? [];
  return scheme === undefined ? uri : `${scheme}${hosts}/${named || database}${query}`;
}

/** Whether an address is the embedded engine's: a unix socket, asked directly. */
export function isOwnEngine(uri: string): boolean {
  return /^mongodb:\/\/%2F[^,/]*\//i.test(uri) && /[?&]directConnection=true(&|$)/.test(uri);
}

/** What an address wants to be enough for a write; null when it says nothing of it. */
export function confirmacionOf(uri: string): string | null {
  return /[?&]w=([^&]*)/i.exec(uri)?.[1] ?? null;
}

const PROMISES = new Set([
  ...['w', 'j', 'journal', 'wtimeout', 'wtimeoutms', 'safe', 'retryreads', 'retrywrites'],
  ...['readpreference', 'readpreferencetags', 'maxstalenessseconds', 'readconcernlevel'],
]);

/** The same address without what it says of confirming and of reading, which a promise may not depend on. */
export function withoutPromises(uri: string): string {
  const [address = '', query = ''] = uri.split('?');
  const kept = query.split('&').filter((option) => !PROMISES.has(option.split('=')[0]?.toLowerCase() ?? ''));
  return [address, ...(kept.join('') === '' ? [] : [kept.join('&')])].join('?');
}

/** The hosts and the database of an address, fit for a log: never its user or password. */
export function publicName(uri: string): string {
  const [, , hosts = '', named] = PARTS.exec(uri) ?? [];
  const withoutUser = decodeURIComponent(hosts.slice(hosts.lastIndexOf('@') + 1));
  return named ? `${withoutUser}/${named}` : withoutUser;
}
