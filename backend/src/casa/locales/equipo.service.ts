import { Injectable } from '@nestjs/common';
import type { ActoConEncargado, EstadoTurno, Persona } from '@carta/contracts';
import type { PersonaDeSesion } from '../../plataforma/acceso/acceso';
import { isHecho } from '../../plataforma/base-datos/claves-recordadas';
import { DomainEvents } from '../../plataforma/hechos/domain-events';
import type { PersonaGuardada } from './local.types';
import { encargadosDe, toEstadoTurno, toPersona } from './personas.mapper';
import { PersonasRepository } from './personas.repository';
import type { CasaDoc } from './personas.repository';
import { restauranteNoEncontrado, servicioDisputado } from './restaurantes.errors';
import { servicioOf } from './servicio.mapper';

/** Attempts when somebody else changes the settings of the house meanwhile. */
const MAX_RACES = 5;

/** It may be asked again, over the people that somebody else has stored. */
export type CambioEquipo = (personas: readonly PersonaGuardada[]) => Promise<PersonaGuardada[]>;

/** For which acts a house asks an encargado: for none while it has none who is active. */
export interface Aprobadores {
  actos: readonly ActoConEncargado[];
  encargados: readonly Persona[];
}

/** The people of a house as they are stored with it; whoever may enter is decided elsewhere. */
@Injectable()
export class EquipoService {
  constructor(
    private readonly personas: PersonasRepository,
    private readonly events: DomainEvents,
  ) {}

  /** @throws 404 */
  async listPersonas(restauranteId: string): Promise<Persona[]> {
    return toPersonas(await this.loadCasa(restauranteId));
  }

  /** @throws 404 for an unknown house. */
  async findPersona(restauranteId: string, id: string): Promise<PersonaGuardada | undefined> {
    const { personas = [] } = await this.loadCasa(restauranteId);
    return personas.find(({ _id, olvidada }) => _id === id && !olvidada);
  }

  /** @throws 404 */
  async getEstado(restauranteId: string, persona?: PersonaDeSesion): Promise<EstadoTurno> {
    return toEstadoTurno(await this.listPersonas(restauranteId), persona);
  }

  /** @throws 404 */
  async findAprobadores(restauranteId: string): Promise<Aprobadores> {
    const casa = await this.loadCasa(restauranteId);
    const encargados = encargadosDe(casa);
    const { conEncargado = [] } = servicioOf(casa.servicio);
    return { actos: encargados.length === 0 ? [] : conEncargado, encargados };
  }

  /**
   * Saves them only if nobody changed the house meanwhile, so that two people never get one name or one PIN;
   * the floor's screens read the house again. Answers all of them.
   * @param clave makes the change once.
   * @throws 404, 409, and whatever `cambio` refuses.
   */
  async changePersonas(restauranteId: string, cambio: CambioEquipo, clave?: string): Promise<Persona[]> {
    for (let race = 0; race < MAX_RACES; race++) {
      const casa = await this.loadCasa(restauranteId);
      if (isHecho(casa, clave)) return toPersonas(casa);
      const guardada = await this.personas.setPersonas(casa, await cambio(casa.personas ?? []), clave);
      if (!guardada) continue;
      this.events.emit('servicio.cambiado', { restauranteId, servicio: servicioOf(guardada.servicio) });
      return toPersonas(guardada);
    }
    throw servicioDisputado();
  }

  rememberHuella(restauranteId: string, persona: PersonaGuardada, huella: string): Promise<void> {
    return this.personas.setHuella(restauranteId, persona, huella);
  }

  /** People whose names are still to be blanked. */
  async findOlvidadas(): Promise<{ restauranteId: string; id: string }[]> {
    const casas = await this.personas.findConOlvidadas();
    return casas.flatMap(({ _id, personas = [] }) =>
      personas
        .filter(({ olvidada }) => olvidada)
        .map((persona) => ({ restauranteId: _id.toHexString(), id: persona._id })),
    );
  }

  /** Nothing names them any more. */
  dropOlvidada(restauranteId: string, id: string): Promise<void> {
    return this.personas.dropOlvidada(restauranteId, id);
  }

  private async loadCasa(restauranteId: string): Promise<CasaDoc> {
    const casa = await this.personas.findCasa(restauranteId);
    if (!casa) throw restauranteNoEncontrado();
    return casa;
  }
}

const toPersonas = ({ personas = [] }: CasaDoc): Persona[] =>
  personas.filter(({ olvidada }) => !olvidada).map(toPersona);
