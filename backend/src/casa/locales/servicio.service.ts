import { Injectable } from '@nestjs/common';
import { canDo, reglasSala } from '@carta/contracts';
import type { CambiarServicioRequest, Servicio } from '@carta/contracts';
import { isHecho } from '../../plataforma/base-datos/claves-recordadas';
import type { Contexto } from '../../plataforma/acceso/acceso';
import { changeCarta } from '../../plataforma/hechos/change-carta';
import { DomainEvents } from '../../plataforma/hechos/domain-events';
import type { RestauranteDoc } from './restaurante.schema';
import { encargadosDe } from './personas.mapper';
import {
  minutosDesordenados,
  restauranteNoEncontrado,
  servicioDisputado,
  sinEncargado,
  soloLaPausa,
} from './restaurantes.errors';
import { toCambiosServicio } from './restaurantes.mapper';
import { RestaurantesRepository } from './restaurantes.repository';
import { servicioOf } from './servicio.mapper';

/** Attempts when somebody else changes the minutes meanwhile. */
const MAX_RACES = 5;

/** The pause and the owner's settings (docs/reglas/casa.md#how-a-restaurant-works). */
@Injectable()
export class ServicioService {
  constructor(
    private readonly restaurantes: RestaurantesRepository,
    private readonly events: DomainEvents,
  ) {}

  /** @throws 404 for another restaurante. */
  async getServicio(id: string, { restauranteId }: Contexto): Promise<Servicio> {
    return servicioOf((await this.loadServicio(id, restauranteId)).servicio);
  }

  /**
   * Absent fields stay.
   * @param clave makes it once: a late retry undoes no later change.
   * @throws 404 for another restaurante, 403 when staff change more than the pause, 422 when red would not
   * come after amber, or nobody could approve what is to ask an encargado.
   */
  async changeServicio(
    id: string,
    contexto: Contexto,
    datos: CambiarServicioRequest,
    clave?: string,
  ): Promise<Servicio> {
    const actual = await this.loadServicio(id, contexto.restauranteId);
    const cambios = toCambiosServicio(datos);
    const campos = Object.keys(cambios);
    const isSoloPausa = campos.every((campo) => campo === 'pausado');
    if (!isSoloPausa && !canDo(contexto, 'servicio.cambiar')) throw soloLaPausa();
    if (campos.length === 0) return servicioOf(actual.servicio);
    if (cambios.conEncargado?.length && encargadosDe(actual).length === 0) throw sinEncargado();
    const servicio = await changeCarta(this.events, { restauranteId: id, es: 'local.cambiado' }, () =>
      this.storeServicio(id, cambios, actual, clave),
    );
    this.events.emit('servicio.cambiado', { restauranteId: id, servicio });
    return servicio;
  }

  /** The minutes are validated with the stored ones, and saved only if those are unchanged. */
  private async storeServicio(
    id: string,
    cambios: CambiarServicioRequest,
    primero: RestauranteDoc,
    clave: string | undefined,
  ): Promise<Servicio> {
    const areMinutos = cambios.minutosAmbar !== undefined || cambios.minutosRojo !== undefined;
    let actual = primero;
    for (let race = 0; race < MAX_RACES; race++) {
      const { servicio: guardado } = actual;
      if (isHecho(actual, clave)) return servicioOf(guardado);
      const mensaje = areMinutos ? reglasSala.minutosEnOrden({ ...servicioOf(guardado), ...cambios }) : null;
      if (mensaje !== null) throw minutosDesordenados(mensaje);
      const vistos = {
        minutosAmbar: guardado?.minutosAmbar ?? null,
        minutosRojo: guardado?.minutosRojo ?? null,
      };
      const doc = await this.restaurantes.setServicio(id, cambios, areMinutos ? vistos : undefined, clave);
      if (doc) return servicioOf(doc.servicio);
      actual = await this.loadServicio(id, id);
    }
    throw servicioDisputado();
  }

  private async loadServicio(id: string, propioId: string): Promise<RestauranteDoc> {
    const doc = id === propioId ? await this.restaurantes.findRestaurante(id) : null;
    if (!doc) throw restauranteNoEncontrado();
    return doc;
  }
}
