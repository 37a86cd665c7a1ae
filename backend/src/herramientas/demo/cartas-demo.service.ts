import { Injectable } from '@nestjs/common';
import { fromEuros } from '@carta/contracts';
import type { Destino } from '@carta/contracts';
import { Hasher } from '../../casa/acceso/hasher.service';
import { CategoriasService } from '../../carta/categorias/categorias.service';
import { OpcionesService } from '../../carta/opciones/opciones.service';
import { ProductosService } from '../../carta/productos/lista/productos.service';
import type { ProductoNuevo } from '../../carta/productos/lista/productos.service';
import { TraduccionService } from '../../carta/traduccion/traduccion.service';
import { AspectoService } from '../../casa/locales/aspecto.service';
import { RestaurantesService } from '../../casa/locales/restaurantes.service';
import type { Local } from '../../casa/locales/restaurantes.service';
import { AjustesService } from '../../casa/locales/ajustes.service';
import type { CategoriaDemo, DestinoDemo, PlatoDemo, RestauranteDemo } from './carta-demo';
import { ContrasenasDemoService } from './contrasenas-demo.service';
import { toMenuNuevo } from './menu-demo';

/** Writes a demo restaurant and its carta; existing parts stay as they are. */
@Injectable()
export class CartasDemoService {
  constructor(
    private readonly restaurantes: RestaurantesService,
    private readonly ajustes: AjustesService,
    private readonly aspecto: AspectoService,
    private readonly categorias: CategoriasService,
    private readonly productos: ProductosService,
    private readonly opciones: OpcionesService,
    private readonly traduccion: TraduccionService,
    private readonly hasher: Hasher,
    private readonly contrasenas: ContrasenasDemoService,
  ) {}

  async createCarta(demo: RestauranteDemo): Promise<void> {
    const local = (await this.restaurantes.findLocalPorEmail(demo.email)) ?? (await this.createLocal(demo));
    const { id } = local;
    const opciones = await this.findOrCreateOpciones(id, demo);
    const precios = await this.putZonas(id, demo);
    const destinoDe = await this.putCocina(local, demo);
    const hechos = new Map((await this.productos.listProductos(id)).map(({ nombre, _id }) => [nombre, _id]));
    const faltan: { plato: PlatoDemo; categoriaId: string }[] = [];
    for (const categoria of demo.categorias) {
      const categoriaId = await this.findOrCreateCategoria(id, categoria, destinoDe(categoria));
      const platos = categoria.platos.filter(({ nombre }) => !hechos.has(nombre));
      faltan.push(...platos.map((plato) => ({ plato, categoriaId })));
    }
    // One after another: a carta lists its dishes in the order they were made; a menu comes after its dishes.
    const enOrden = [
      ...faltan.filter(({ plato }) => !plato.menu),
      ...faltan.filter(({ plato }) => plato.menu),
    ];
    for (const { plato, categoriaId } of enOrden) {
      const { _id } = await this.productos.createProducto(id, {
        ...toProducto(plato, opciones, hechos),
        categoriaId,
        ...precios(plato.nombre),
        ...destinoDe(plato),
      });
      hechos.set(plato.nombre, _id);
    }
    await this.translateCarta(id, demo);
  }

  private async translateCarta(restauranteId: string, { textos }: RestauranteDemo): Promise<void> {
    if (!textos) return;
    for (const [lengua, escritos] of textos) {
      const { textos: faltan } = await this.traduccion.getTextos(restauranteId, lengua);
      const nuevos = faltan.flatMap(({ original, de, estado }) => {
        const texto = escritos[original];
        return texto === undefined || estado === 'hecha' ? [] : [{ original, de, texto }];
      });
      if (nuevos.length > 0) await this.traduccion.saveTextos(restauranteId, lengua, nuevos);
    }
    await this.restaurantes.updateRestaurante(restauranteId, restauranteId, {
      lenguas: ['es', ...textos.keys()],
    });
  }

  private async createLocal({
    nombre,
    telefono,
    ubicacion,
    numeroMesas,
    servicio,
    ...demo
  }: RestauranteDemo): Promise<Local> {
    const password = this.contrasenas.choose();
    const passwordHash = await this.hasher.hash(password, { turno: demo.email });
    const local = await this.restaurantes.createConCuenta(
      { nombre, telefono, ubicacion, numeroMesas, ...(servicio && { servicio }) },
      { email: demo.email, passwordHash, plan: demo.plan, emailVerificado: true },
    );
    await this.aspecto.setColor(local.id, local.id, demo.aspecto.color);
    this.contrasenas.tell(demo.email, password);
    return local;
  }

  private async findOrCreateCategoria(
    restauranteId: string,
    { nombre, tipo, horas }: CategoriaDemo,
    destino: Destino,
  ): Promise<string> {
    const actuales = await this.categorias.listCategorias(restauranteId);
    const hecha = actuales.find((actual) => actual.nombre === nombre);
    const nueva = { tipo, ...(horas && { horas }), ...destino };
    return (hecha ?? (await this.categorias.createCategoria(restauranteId, nombre, nueva)))._id;
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
  ): Promise<(plato: string) => Pick<ProductoNuevo, 'precios'>> {
    if (zonas.length === 0) return () => ({});
    const guardadas = await this.ajustes.changeZonas(restauranteId, restauranteId, {
      zonas: zonas.map(({ nombre, mesas }) => ({ nombre, mesas })),
    });
    return (plato) => {
      const precios = guardadas.flatMap(({ _id }, i) => {
        const precio = zonas[i]?.precios[plato];
        return precio === undefined ? [] : [[_id, fromEuros(precio)] as const];
      });
      return precios.length > 0 ? { precios: Object.fromEntries(precios) } : {};
    };
  }

  /** Gives a house that has none its pases and estaciones; returns their ids by the names that the demo says. */
  private async putCocina(
    local: Local,
    { pases = [], estaciones = [] }: RestauranteDemo,
  ): Promise<(de: DestinoDemo) => Destino> {
    const { id } = local;
    const guardados =
      pases.length > 0 && local.pases.length === 0
        ? await this.ajustes.changePases(id, id, { pases: pases.map((nombre) => ({ nombre })) })
        : local.pases;
    const guardadas =
      estaciones.length > 0 && local.estaciones.length === 0
        ? await this.ajustes.changeEstaciones(id, id, { estaciones })
        : local.estaciones;
    return ({ pase, estacion }) => ({
      ...idDe('pase', pase, guardados),
      ...idDe('estacion', estacion, guardadas),
    });
  }
}

function idDe(
  campo: keyof Destino,
  nombre: string | undefined,
  partes: readonly { _id: string; nombre: string }[],
): Destino {
  const parte = partes.find((candidata) => candidata.nombre === nombre);
  return parte ? { [campo]: parte._id } : {};
}

function toProducto(
  plato: PlatoDemo,
  opciones: ReadonlyMap<string, string>,
  productos: ReadonlyMap<string, string>,
): Omit<ProductoNuevo, 'categoriaId'> {
  const { formatos = [], menu } = plato;
  return {
    nombre: plato.nombre,
    descripcion: plato.descripcion,
    precio: fromEuros(plato.precio),
    ingredientes: plato.ingredientes,
    alergenos: plato.alergenos,
    alergenosDeclarados: true,
    disponible: !plato.agotado,
    agotadoHasta: null,
    formatos: formatos.map(({ nombre, precio }) => ({ nombre, precio: fromEuros(precio) })),
    opciones: (plato.opciones ?? []).flatMap((nombre) => opciones.get(nombre) ?? []),
    ...(plato.porPeso && { porPeso: plato.porPeso }),
    ...(menu && { menu: toMenuNuevo(menu, productos) }),
  };
}
