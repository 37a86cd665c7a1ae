import type { Local } from './locales';
import type { Product } from './product';
import type { Result } from './report';

/** What a figure measures with: a server just started, and the locales in its database. */
export interface Scene {
  product: Product;
  dataDir: string;
  locales: readonly Local[];
}

/** One thing that is measured. Each has a server of its own, so that none inherits another's memory. */
export type Figure = (scene: Scene) => Promise<Result>;

/** Says what is going on, on the terminal and not in the table. */
export function tell(what: string): void {
  process.stderr.write(`\n${what} `);
}
