const PARTS = /^(mongodb(?:\+srv)?:\/\/)([^/?]+)(?:\/([^?]*))?(\?.*)?$/;

/** The database used when MONGODB_URI names none. */
const DATABASE = 'carta';

/** The same address, with a database name: the one it has, or ours. */
export function withDatabase(uri: string, database = DATABASE): string {
  const [, scheme, hosts, named, query = ''] = PARTS.exec(uri) ?? [];
  return scheme === undefined ? uri : `${scheme}${hosts}/${named || database}${query}`;
}

/** The hosts and the database of an address, fit for a log: never its user or password. */
export function publicName(uri: string): string {
  const [, , hosts = '', named] = PARTS.exec(uri) ?? [];
  const withoutUser = decodeURIComponent(hosts.slice(hosts.lastIndexOf('@') + 1));
  return named ? `${withoutUser}/${named}` : withoutUser;
}
