/// <reference types="node" />
import type { IncomingMessage, ServerResponse } from 'node:http';
import { rutasGestion } from '@carta/contracts';
import type {
  Categoria,
  CuentaDeLengua,
  DisponibilidadRequest,
  Opcion,
  OpcionRequest,
  OrdenProductosRequest,
  Producto,
} from '@carta/contracts';
import { buildOpcion, buildValor } from '../../../shared/api/pruebas/build-carta';
import { answer, ok, useServidor } from '../../../shared/api/pruebas/servidor';
import type { ServidorDePrueba } from '../../../shared/api/pruebas/servidor';
import { useSesionViva } from '../../../shared/api/pruebas/sesion-viva';
import { placeProductos } from '../modelo/orden-productos';

type Respuesta = (req: IncomingMessage, res: ServerResponse, cuerpo: string) => void;

/** Serves the lists of a carta over real HTTP. A test decides how and when a change is answered. */
class ServidorCarta {
  categorias: Categoria[] = [];
  productos: Producto[] = [];
  opciones: Opcion[] = [];
  textos: CuentaDeLengua[] = [];
  /** It replaces the answer to every request but readings. */
  alCambiar: Respuesta | null = null;
  /** It replaces the answer to readings. */
  alLeer: Respuesta | null = null;

  constructor(private readonly servidor: ServidorDePrueba) {
    servidor.manejar = (req, res, cuerpo) => this.handle(req, res, cuerpo);
  }

  reset(): void {
    Object.assign(this, {
      categorias: [],
      productos: [],
      opciones: [],
      textos: [],
      alCambiar: null,
      alLeer: null,
    });
  }

  /** Lists the requested changes, in order. */
  get cambios() {
    return this.servidor.peticiones.filter(({ method }) => method !== 'GET');
  }

  /** Counts the readings of an address. */
  lecturas(direccion: string): number {
    return this.servidor.peticiones.filter(({ method, url }) => method === 'GET' && url === direccion).length;
  }

  private handle(req: IncomingMessage, res: ServerResponse, cuerpo: string): void {
    if (req.method === 'GET') return this.alLeer ? this.alLeer(req, res, cuerpo) : this.read(req, res);
    if (this.alCambiar) this.alCambiar(req, res, cuerpo);
    else this.change(req, res, cuerpo);
  }

  private read({ url }: IncomingMessage, res: ServerResponse): void {
    if (url === rutasGestion.categorias()) ok(res, this.categorias);
    else if (url === rutasGestion.productos()) ok(res, this.productos);
    else if (url === rutasGestion.opciones()) ok(res, this.opciones);
    else if (url === rutasGestion.cuentaTextos()) ok(res, this.textos);
    else answer(res, 404, { success: false, code: 'NOT_FOUND' });
  }

  private change({ url = '', method }: IncomingMessage, res: ServerResponse, cuerpo: string): void {
    const disponibilidad = /^\/api\/productos\/([^/]+)\/disponibilidad$/.exec(url);
    if (disponibilidad) return ok(res, this.setDisponibilidad(disponibilidad[1] ?? '', cuerpo));
    if (url === rutasGestion.ordenCategorias()) return ok(res, this.order(cuerpo));
    if (url === rutasGestion.ordenProductos()) return ok(res, this.orderProductos(cuerpo));
    const categoria = /^\/api\/categorias\/?([^/]*)$/.exec(url);
    if (categoria) return ok(res, this.changeCategoria(method, categoria[1] ?? '', cuerpo));
    const opcion = /^\/api\/opciones\/?([^/]*)$/.exec(url);
    if (opcion) return ok(res, this.changeOpcion(method, opcion[1] ?? '', cuerpo));
    const deValor = /^\/api\/opciones\/([^/]+)\/disponibilidad$/.exec(url);
    if (deValor) return ok(res, this.setDisponibilidadOpcion(deValor[1] ?? '', cuerpo));
    answer(res, 404, { success: false, code: 'NOT_FOUND' });
  }

  private setDisponibilidad(id: string, cuerpo: string): Producto | undefined {
    const { formato, ...cambio } = JSON.parse(cuerpo) as DisponibilidadRequest;
    this.productos = this.productos.map((producto) => {
      if (producto._id !== id) return producto;
      if (formato !== undefined)
        return { ...producto, formatos: sellOut(producto.formatos, formato, cambio) };
      return { ...withDisponible(producto, cambio), estado: cambio.disponible ? 'disponible' : 'agotado' };
    });
    return this.productos.find(({ _id }) => _id === id);
  }

  private setDisponibilidadOpcion(id: string, cuerpo: string): Opcion | undefined {
    const { valor = '', ...cambio } = JSON.parse(cuerpo) as DisponibilidadRequest;
    this.opciones = this.opciones.map((opcion) =>
      opcion._id === id ? { ...opcion, valores: sellOut(opcion.valores, valor, cambio) } : opcion,
    );
    return this.opciones.find(({ _id }) => _id === id);
  }

  private changeOpcion(method: string | undefined, id: string, cuerpo: string): Opcion | null {
    const resto = this.opciones.filter(({ _id }) => _id !== id);
    if (method === 'DELETE') {
      this.opciones = resto;
      return null;
    }
    const { nombre, valores, ...datos } = JSON.parse(cuerpo) as OpcionRequest;
    const entera = buildOpcion(nombre, [], {
      ...datos,
      ...(id !== '' && { _id: id }),
      valores: valores.map(({ suplemento, ...valor }) =>
        buildValor(valor.nombre, { ...valor, suplemento: Number(String(suplemento).replace(',', '.')) }),
      ),
    });
    this.opciones = [...resto, entera];
    return entera;
  }

  private order(cuerpo: string): Categoria[] {
    const { ids } = JSON.parse(cuerpo) as { ids: string[] };
    const en = (id: string) => this.categorias.find(({ _id }) => _id === id);
    this.categorias = ids
      .flatMap((id) => en(id) ?? [])
      .map((categoria, posicion) => ({ ...categoria, posicion }));
    return this.categorias;
  }

  private orderProductos(cuerpo: string): Producto[] {
    const { secciones } = JSON.parse(cuerpo) as OrdenProductosRequest;
    const colocados = secciones.flatMap(({ categoria, productos }) =>
      productos.map((_id) => ({ _id, categoria })),
    );
    this.productos = placeProductos(this.productos, colocados);
    return this.productos;
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

/** Each test of a file gets an empty carta. */
export function useServidorCarta(): ServidorCarta {
  const servidor = new ServidorCarta(useServidor());
  useSesionViva();
  beforeEach(() => servidor.reset());
  return servidor;
}

function sellOut<T extends { _id: string }>(lista: T[] = [], id: string, cambio: DisponibilidadRequest): T[] {
  return lista.map((cosa) => (cosa._id === id ? withDisponible(cosa, cambio) : cosa));
}

function withDisponible<T extends object>(cosa: T, { disponible, hasta }: DisponibilidadRequest): T {
  const { agotadoHasta: _, ...resto } = cosa as T & { agotadoHasta?: string };
  return { ...resto, disponible, ...(hasta && { agotadoHasta: '2026-11-22T04:00:00.000Z' }) } as unknown as T;
}
