import type { Codificacion } from '../../plataforma/cache/codificacion';
import type { PaginaBytes } from './paginas-comensal.service';
import type { Plantilla } from './plantilla';

/** Only a page with an `etag` can be revalidated. */
export interface Pagina {
  status: number;
  etag: string | null;
  /** Hashes of the inline code and styles that the policy (CSP) must allow. */
  hashes: Plantilla['hashes'] | null;
  /** What search engines are told of it. */
  cabeceras: Readonly<Record<string, string>>;
  read: (mejor: Codificacion) => Promise<PaginaBytes>;
}

/** Who asks for a page. */
export interface Lector {
  /** It begins the addresses of the page. */
  base: string;
  /** The language that the address names (`?lang=`). */
  lang?: string | undefined;
  /** Those that they speak, the dearest first. */
  aceptadas: readonly string[];
}

/** Of /menu, as it was asked for. */
export interface DireccionMesa {
  restaurante?: unknown;
  mesa?: unknown;
  t?: unknown;
}
