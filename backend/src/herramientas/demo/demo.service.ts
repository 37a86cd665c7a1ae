import { Injectable, Logger } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import type { CrearPersonaRequest } from '@carta/contracts';
import { Config } from '../../plataforma/config/config';
import { ArchivoService } from '../../servicio/pedidos/pagados/archivo.service';
import { ProductosService } from '../../carta/productos/lista/productos.service';
import { RestaurantesService } from '../../casa/locales/restaurantes.service';
import { ArqueosDemoService } from './arqueos-demo.service';
import { CAFE_SOL } from './cafe-sol';
import type { RestauranteDemo } from './carta-demo';
import { CartasDemoService } from './cartas-demo.service';
import { ContrasenasDemoService } from './contrasenas-demo.service';
import { buildHistoria } from './historia-demo';
import { ImagenesDemoService } from './imagenes-demo.service';
import { LA_TASCA } from './la-tasca';
import { PersonasDemoService } from './personas-demo.service';
import { SiembraRepository } from './siembra.repository';

export interface EnlaceDemo {
  id: string;
  slug: string;
  email: string;
  /** null in production: it was printed when the account was stored. */
  password: string | null;
  /** Who enters on its devices; nobody in production. */
  personas: readonly CrearPersonaRequest[];
}

/**
 * Fills an empty database with two restaurants to try (docs/api.md#demo). The cartas are there before the
 * server listens; their pictures follow within seconds. An interrupted start is resumed; a database with a
 * restaurant of its own is never touched.
 */
@Injectable()
export class DemoService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Demo');
  private readonly stop = new AbortController();
  private storing: Promise<void> = Promise.resolve();

  constructor(
    private readonly config: Config,
    private readonly siembra: SiembraRepository,
    private readonly restaurantes: RestaurantesService,
    private readonly cartas: CartasDemoService,
    private readonly contrasenas: ContrasenasDemoService,
    private readonly imagenes: ImagenesDemoService,
    private readonly productos: ProductosService,
    private readonly archivo: ArchivoService,
    private readonly personas: PersonasDemoService,
    private readonly arqueos: ArqueosDemoService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const etapa = await this.siembra.findEtapa();
    if (etapa !== null) await this.contrasenas.replaceConocidas([LA_TASCA.email, CAFE_SOL.email]);
    if (!this.config.demo) return;
    if (etapa === 'lista' || (etapa === null && !(await this.restaurantes.hasNone()))) return;
    if (etapa !== 'imagenes') await this.sowCartas();
    this.storing = this.storeImagenes();
  }

  /** Runs before the database closes: a missing picture is stored at the next start. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stop.abort();
    await this.storing;
  }

  ready(): Promise<void> {
    return this.storing;
  }

  /** Null when this database has no demo. */
  async demoLinks(): Promise<{ premium: EnlaceDemo; normal: EnlaceDemo } | null> {
    if ((await this.siembra.findEtapa()) === null) return null;
    const [premium, normal] = await Promise.all([
      this.findEnlace(LA_TASCA, this.personas.conocidas),
      this.findEnlace(CAFE_SOL, []),
    ]);
    return premium && normal ? { premium, normal } : null;
  }

  private async sowCartas(): Promise<void> {
    await this.siembra.setEtapa('cartas');
    await Promise.all([this.cartas.createCarta(LA_TASCA), this.cartas.createCarta(CAFE_SOL)]);
    await this.sowPersonas(LA_TASCA);
    await this.sowHistoria(LA_TASCA);
    await this.siembra.setEtapa('imagenes');
  }

  private async sowPersonas({ email }: RestauranteDemo): Promise<void> {
    const local = await this.restaurantes.findLocalPorEmail(email);
    if (local) await this.personas.createPersonas(local.id);
  }

  /** Writes past weeks and how their drawer was counted, so that figures and usual waits have data. */
  private async sowHistoria({ email, numeroMesas, categorias }: RestauranteDemo): Promise<void> {
    const local = await this.restaurantes.findLocalPorEmail(email);
    if (!local) return;
    const nombres = categorias.flatMap(({ platos }) => platos.map(({ nombre }) => nombre));
    const carta = await this.productos.vendiblesDe(local.id, { ids: [], nombres });
    await this.archivo.importServidas(local.id, buildHistoria(carta, numeroMesas, new Date()), 'demo');
    await this.arqueos.countPasados(local.id, new Date());
  }

  private async storeImagenes(): Promise<void> {
    try {
      await this.imagenes.storeImagenes([LA_TASCA, CAFE_SOL], this.stop.signal);
      if (!this.stop.signal.aborted) await this.siembra.setEtapa('lista');
    } catch (error) {
      const motivo = error instanceof Error ? error.message : String(error);
      this.logger.warn(`Faltan imágenes de la demostración; se pondrán al volver a empezar: ${motivo}`);
    }
  }

  private async findEnlace(
    { email }: RestauranteDemo,
    personas: EnlaceDemo['personas'],
  ): Promise<EnlaceDemo | null> {
    const local = await this.restaurantes.findLocalPorEmail(email);
    const { conocida: password } = this.contrasenas;
    return local && { id: local.id, slug: local.slug, email, password, personas };
  }
}
