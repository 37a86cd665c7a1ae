/// <reference types="node" />
import type { IncomingMessage, ServerResponse } from 'node:http';
import { rutasGestion } from '@carta/contracts';
import type { Categoria, DisponibilidadRequest, Producto } from '@carta/contracts';
import { setGanchosSesion } from '../../../shared/api/cliente';
import { browseFrom } from '../../../shared/api/pruebas/navegador';
import { ServidorDePrueba, answer, ok } from '../../../shared/api/pruebas/servidor';

type Respuesta = (req: IncomingMessage, res: ServerResponse, cuerpo: string) => void;

/** Whose carta it is: two lists over real HTTP. A test decides what a change is answered, and when. */
export class ServidorCarta {
  categorias: Categoria[] = [];
  productos: Producto[] = [];
  /** Takes the place of the answer to whatever is not a reading. */
  alCambiar: Respuesta | null = null;
  /** Takes the place of the answer to readings. */
  alLeer: Respuesta | null = null;
  private readonly servidor = new ServidorDePrueba();

  async start(): Promise<void> {
    this.servidor.manejar = (req, res, cuerpo) => this.handle(req, res, cuerpo);
    await this.servidor.start();
    browseFrom(this.servidor.origen);
  }

  stop(): void {
    this.servidor.stop();
  }

  reset(): void {
    this.servidor.peticiones = [];
    Object.assign(this, { categorias: [], productos: [], alCambiar: null, alLeer: null });
    setGanchosSesion({
      token: () => 'token',
      refresh: () => Promise.resolve(null),
      onUnauthorized: () => undefined,
    });
  }

  /** What was asked to be changed, in order. */
  get cambios() {
    return this.servidor.peticiones.filter(({ method }) => method !== 'GET');
  }

  private handle(req: IncomingMessage, res: ServerResponse, cuerpo: string): void {
    if (req.method === 'GET') return this.alLeer ? this.alLeer(req, res, cuerpo) : this.read(req, res);
    if (this.alCambiar) this.alCambiar(req, res, cuerpo);
    else this.change(req, res, cuerpo);
  }

  private read({ url }: IncomingMessage, res: ServerResponse): void {
    if (url === rutasGestion.categorias()) ok(res, this.categorias);
    else if (url === rutasGestion.productos()) ok(res, this.productos);
    else answer(res, 404, { success: false, code: 'NOT_FOUND' });
  }

  private change({ url = '', method }: IncomingMessage, res: ServerResponse, cuerpo: string): void {
    const disponibilidad = /^\/api\/productos\/([^/]+)\/disponibilidad$/.exec(url);
    if (disponibilidad) return ok(res, this.setDisponibilidad(disponibilidad[1] ?? '', cuerpo));
    if (url === rutasGestion.ordenCategorias()) return ok(res, this.order(cuerpo));
    const categoria = /^\/api\/categorias\/?([^/]*)$/.exec(url);
    if (categoria) return ok(res, this.changeCategoria(method, categoria[1] ?? '', cuerpo));
    answer(res, 404, { success: false, code: 'NOT_FOUND' });
  }

  private setDisponibilidad(id: string, cuerpo: string): Producto | undefined {
    const { disponible, hasta } = JSON.parse(cuerpo) as DisponibilidadRequest;
    this.productos = this.productos.map(({ agotadoHasta: _, ...producto }) => {
      if (producto._id !== id) return producto;
      const vuelta = hasta && { agotadoHasta: '2026-11-22T04:00:00.000Z' };
      return { ...producto, disponible, estado: disponible ? 'disponible' : 'agotado', ...vuelta };
    });
    return this.productos.find(({ _id }) => _id === id);
  }

  private order(cuerpo: string): Categoria[] {
    const { ids } = JSON.parse(cuerpo) as { ids: string[] };
    const en = (id: string) => this.categorias.find(({ _id }) => _id === id);
    this.categorias = ids.flatMap((id) => en(id) ?? []).map((una, posicion) => ({ ...una, posicion }));
    return this.categorias;
  }

  private changeCategoria(method: string | undefined, id: string, cuerpo: string): unknown {
    if (method === 'DELETE') {
      const antes = this.productos.length;
      this.categorias = this.categorias.filter(({ _id }) => _id !== id);
      this.productos = this.productos.filter(({ categoria }) => categoria !== id);
      return { productosEliminados: antes - this.productos.length };
    }
    const datos = JSON.parse(cuerpo) as Partial<Categoria>;
    const vieja = this.categorias.find(({ _id }) => _id === id);
    const nueva = {
      posicion: 99,
      tipo: 'comida',
      _id: `${this.categorias.length}`.padStart(24, 'f'),
      ...vieja,
      ...datos,
    };
    this.categorias = [...this.categorias.filter(({ _id }) => _id !== id), nueva as Categoria];
    return nueva;
  }
}
