import type { Local } from './locales';
import type { Product } from './product';
import type { Result } from './report';

/** A server that has just started has these locales in its database. */
export interface Scene {
  product: Product;
  dataDir: string;
  locales: readonly Local[];
}

/** Each figure has a server of its own, so that none inherits another's memory. */
export type Figure = (scene: Scene) => Promise<Result>;

/** Progress goes to the terminal and not into the table. */
export function tell(what: string): void {
  process.stderr.write(`\n${what} `);
}
