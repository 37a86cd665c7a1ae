/// <reference types="node" />
import type { ServerResponse } from 'node:http';
import { rutas, rutasGestion, rutasSala } from '@carta/contracts';
import type { Grupo, MovimientoReciente } from '@carta/contracts';
import { ServidorDePrueba, answer, ok } from '../../../shared/api/pruebas/servidor';

interface Peticion {
  url: string;
  [campo: string]: unknown;
}

/**
 * jsdom cannot hold a socket's other end, so this kitchen's server has only real HTTP. It keeps the grupos
 * and the requests; it answers a move with the grupo as it is unless a test replaces that.
 */
export class ServidorCocina {
  readonly grupos = new Map<string, Grupo>();
  readonly peticiones: Peticion[] = [];
  recientes: MovimientoReciente[] = [];
  /** Answers of moves wait for this. */
  antesDeMover: () => Promise<void> = () => Promise.resolve();
  private readonly http = new ServidorDePrueba();

  async start(): Promise<void> {
    this.http.manejar = (req, res, cuerpo) => {
      const url = req.url ?? '';
      if (req.method === 'GET') return ok(res, this.read(url));
      this.peticiones.push({ url, ...(JSON.parse(cuerpo || '{}') as object) });
      void this.antesDeMover().then(() => this.answerMove(url, res));
    };
    await this.http.start();
  }

  stop(): void {
    this.http.stop();
  }

  get origen(): string {
    return this.http.origen;
  }

  /** Lists the requests, without the tickets reported as seen. */
  get movidas(): Peticion[] {
    return this.peticiones.filter(({ url }) => !url.endsWith('/visto'));
  }

  private read(url: string): unknown {
    const servidos = url === rutas.pedidosEntregados();
    if (url.startsWith(rutasSala.recientes())) return this.recientes;
    if (!servidos && url !== rutas.pedidos()) return [];
    return [...this.grupos.values()].filter(({ estadoGrupo }) => isServido(estadoGrupo) === servidos);
  }

  private answerMove(url: string, res: ServerResponse): void {
    const grupo = this.grupoOf(url);
    if (grupo || url.startsWith(rutasGestion.productos())) ok(res, grupo ?? {});
    else answer(res, 404, { success: false, code: 'NOT_FOUND' });
  }

  private grupoOf(url: string): Grupo | undefined {
    const id = /\/pedidos\/(\w+)/.exec(url)?.[1];
    return [...this.grupos.values()].find(({ pedidos: tickets }) => tickets.some(({ _id }) => _id === id));
  }
}

const isServido = (estado: string) => estado === 'entregado';
