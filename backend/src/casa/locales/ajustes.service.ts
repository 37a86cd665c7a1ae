import { Injectable } from '@nestjs/common';
import type {
  CambiarEstacionesRequest,
  CambiarHorarioRequest,
  CambiarLegalRequest,
  CambiarPasesRequest,
  CambiarZonasRequest,
  DatosLegales,
  EstacionCasa,
  Horario,
  Pase,
  Zona,
} from '@carta/contracts';
import { changeCarta } from '../../plataforma/hechos/change-carta';
import { DomainEvents } from '../../plataforma/hechos/domain-events';
import { toEstaciones, toPases } from './cocina.mapper';
import { horarioOf, toCambiosHorario } from './horario.mapper';
import { legalOf, toCambiosLegal } from './legal.mapper';
import type { RestauranteDoc } from './restaurante.schema';
import { restauranteNoEncontrado } from './restaurantes.errors';
import { RestaurantesRepository } from './restaurantes.repository';
import { servicioOf } from './servicio.mapper';
import { toZonas } from './zonas.mapper';

/** The settings of a place that the carta shows. Each change throws 404 for another restaurante. */
@Injectable()
export class AjustesService {
  constructor(
    private readonly restaurantes: RestaurantesRepository,
    private readonly events: DomainEvents,
  ) {}

  /** When it takes orders (docs/reglas/casa.md#opening-hours); absent fields stay. */
  changeHorario(id: string, propioId: string, datos: CambiarHorarioRequest): Promise<Horario> {
    const cambios = toCambiosHorario(datos);
    const isNada = Object.keys(cambios.pone).length + cambios.quita.length === 0;
    const write = () => this.restaurantes.setHorario(id, cambios);
    return this.change(id, propioId, ({ horario }) => horarioOf(horario), isNada ? undefined : write);
  }

  /** Who answers for the carta (docs/reglas/casa.md#who-answers-for-the-carta); absent fields stay. */
  changeLegal(id: string, propioId: string, datos: CambiarLegalRequest): Promise<DatosLegales> {
    const cambios = toCambiosLegal(datos);
    const isNada = Object.keys(cambios).length === 0;
    const write = () => this.restaurantes.setLegal(id, cambios);
    return this.change(id, propioId, ({ legal }) => legalOf(legal), isNada ? undefined : write);
  }

  /** Replaces all parts of a house whose prices may differ (docs/reglas/carta.md#zones). */
  changeZonas(id: string, propioId: string, datos: CambiarZonasRequest): Promise<Zona[]> {
    const write = (actual: RestauranteDoc) =>
      this.restaurantes.setZonas(id, toZonas(datos, actual.zonas ?? []));
    return this.change(id, propioId, ({ zonas }) => zonas ?? [], write);
  }

  /** Replaces all courses of a house (docs/reglas/piso.md#pases). */
  changePases(id: string, propioId: string, datos: CambiarPasesRequest): Promise<Pase[]> {
    const write = (actual: RestauranteDoc) =>
      this.setCocina(id, { pases: toPases(datos, actual.pases ?? []) });
    return this.change(id, propioId, ({ pases }) => pases ?? [], write);
  }

  /** Replaces all stations that a house has beyond cocina and barra (docs/reglas/piso.md#estaciones). */
  changeEstaciones(id: string, propioId: string, datos: CambiarEstacionesRequest): Promise<EstacionCasa[]> {
    const write = (actual: RestauranteDoc) =>
      this.setCocina(id, { estaciones: toEstaciones(datos, actual.estaciones ?? []) });
    return this.change(id, propioId, ({ estaciones }) => estaciones ?? [], write);
  }

  /** Has the floor's screens read their house, and themselves, again. */
  async renewCasa(id: string): Promise<void> {
    await this.setCocina(id, {});
  }

  private async setCocina(...cambio: Parameters<RestaurantesRepository['setCocina']>) {
    const doc = await this.restaurantes.setCocina(...cambio);
    const [restauranteId] = cambio;
    if (doc) this.events.emit('servicio.cambiado', { restauranteId, servicio: servicioOf(doc.servicio) });
    return doc;
  }

  /** @param write absent: nothing changes, and nobody is told. */
  private async change<T>(
    id: string,
    propioId: string,
    read: (doc: RestauranteDoc) => T,
    write?: (actual: RestauranteDoc) => Promise<RestauranteDoc | null>,
  ): Promise<T> {
    const actual = id === propioId ? await this.restaurantes.findRestaurante(id) : null;
    if (!actual) throw restauranteNoEncontrado();
    if (!write) return read(actual);
    return changeCarta(this.events, { restauranteId: id, es: 'local.cambiado' }, async () => {
      const doc = await write(actual);
      if (!doc) throw restauranteNoEncontrado();
      return read(doc);
    });
  }
}
