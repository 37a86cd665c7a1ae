import { Injectable } from '@nestjs/common';
import { fromEuros } from '@carta/contracts';
import type { Centimos } from '@carta/contracts';
import { Hasher } from '../../casa/acceso/hasher.service';
import { CategoriasService } from '../../carta/categorias/categorias.service';
import { OpcionesService } from '../../carta/opciones/opciones.service';
import { ProductosService } from '../../carta/productos/productos.service';
import { AspectoService } from '../../casa/locales/aspecto.service';
import { RestaurantesService } from '../../casa/locales/restaurantes.service';
import type { Local } from '../../casa/locales/restaurantes.service';
import { AjustesService } from '../../casa/locales/ajustes.service';
import type { CategoriaDemo, PlatoDemo, RestauranteDemo } from './carta-demo';
import { ContrasenasDemoService } from './contrasenas-demo.service';

/** Writes a demo restaurant and its carta; existing parts stay as they are. */
@Injectable()
export class CartasDemoService {
  constructor(
    private readonly restaurantes: RestaurantesService,
    private readonly zonas: AjustesService,
    private readonly aspecto: AspectoService,
    private readonly categorias: CategoriasService,
    private readonly productos: ProductosService,
    private readonly opciones: OpcionesService,
    private readonly hasher: Hasher,
    private readonly contrasenas: ContrasenasDemoService,
  ) {}

  async createCarta(demo: RestauranteDemo): Promise<void> {
    const { id } = (await this.restaurantes.findLocalPorEmail(demo.email)) ?? (await this.createLocal(demo));
    const opciones = await this.findOrCreateOpciones(id, demo);
    const precios = await this.putZonas(id, demo);
    const productos = await this.productos.listProductos(id);
    const hechos = new Set(productos.map(({ nombre }) => nombre));
    for (const categoria of demo.categorias) {
      const categoriaId = await this.findOrCreateCategoria(id, categoria);
      const faltan = categoria.platos.filter(({ nombre }) => !hechos.has(nombre));
      // One after another: a carta lists its dishes in the order they were made.
      for (const plato of faltan) {
        await this.createProducto(id, categoriaId, plato, opciones, precios(plato.nombre));
      }
    }
  }

  private async createLocal({
    nombre,
    telefono,
    ubicacion,
    numeroMesas,
    ...demo
  }: RestauranteDemo): Promise<Local> {
    const password = this.contrasenas.choose();
    const passwordHash = await this.hasher.hash(password);
    const local = await this.restaurantes.createConCuenta(
      { nombre, telefono, ubicacion, numeroMesas },
      { email: demo.email, passwordHash, plan: demo.plan, emailVerificado: true },
    );
    await this.aspecto.setColor(local.id, local.id, demo.aspecto.color);
    this.contrasenas.tell(demo.email, password);
    return local;
  }

  private async findOrCreateCategoria(restauranteId: string, demo: CategoriaDemo): Promise<string> {
    const actuales = await this.categorias.listCategorias(restauranteId);
    const hecha = actuales.find(({ nombre }) => nombre === demo.nombre);
    return (hecha ?? (await this.categorias.createCategoria(restauranteId, demo.nombre, demo)))._id;
  }

  /** By their names. */
  private async findOrCreateOpciones(
    restauranteId: string,
    { opciones = [] }: RestauranteDemo,
  ): Promise<Map<string, string>> {
    const ids = new Map(
      (await this.opciones.listOpciones(restauranteId)).map(({ nombre, _id }) => [nombre, _id]),
    );
    for (const opcion of opciones.filter(({ nombre }) => !ids.has(nombre))) {
      ids.set(opcion.nombre, (await this.opciones.createOpcion(restauranteId, opcion))._id);
    }
    return ids;
  }

  /** Returns the differing prices of a dish: céntimos by the zona's id. */
  private async putZonas(
    restauranteId: string,
    { zonas = [] }: RestauranteDemo,
  ): Promise<(plato: string) => Record<string, Centimos>> {
    if (zonas.length === 0) return () => ({});
    const guardadas = await this.zonas.changeZonas(restauranteId, restauranteId, {
      zonas: zonas.map(({ nombre, mesas }) => ({ nombre, mesas })),
    });
    return (plato) =>
      Object.fromEntries(
        guardadas.flatMap(({ _id }, i) => {
          const precio = zonas[i]?.precios[plato];
          return precio === undefined ? [] : [[_id, fromEuros(precio)]];
        }),
      );
  }

  private async createProducto(
    restauranteId: string,
    categoriaId: string,
    plato: PlatoDemo,
    opciones: ReadonlyMap<string, string>,
    precios: Record<string, Centimos>,
  ): Promise<void> {
    const { formatos = [] } = plato;
    await this.productos.createProducto(restauranteId, {
      nombre: plato.nombre,
      descripcion: plato.descripcion,
      precio: fromEuros(plato.precio),
      ...(Object.keys(precios).length > 0 ? { precios } : {}),
      categoriaId,
      ingredientes: plato.ingredientes,
      alergenos: plato.alergenos,
      alergenosDeclarados: true,
      disponible: !plato.agotado,
      agotadoHasta: null,
      formatos: formatos.map(({ nombre, precio }) => ({ nombre, precio: fromEuros(precio) })),
      opciones: (plato.opciones ?? []).flatMap((nombre) => opciones.get(nombre) ?? []),
    });
  }
}
