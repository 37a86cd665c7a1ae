import { Injectable } from '@nestjs/common';
import { PERSONA_BORRADA, isMismoNombre, reglasPersona } from '@carta/contracts';
import type { CambiarPersonaRequest, CrearPersonaRequest, Persona } from '@carta/contracts';
import { newId } from '../../plataforma/base-datos/ids';
import { DomainEvents } from '../../plataforma/hechos/domain-events';
import { Hasher } from '../acceso/hasher.service';
import { SesionesService } from '../acceso/sesiones/sesiones.service';
import { EquipoService } from '../locales/equipo.service';
import type { CambioEquipo } from '../locales/equipo.service';
import type { PersonaGuardada } from '../locales/local.types';
import { demasiadasPersonas, nombreRepetido, personaNoEncontrada, pinRepetido } from './personas.errors';

/** Who works in a house (docs/reglas.md#people); its owner decides. */
@Injectable()
export class PersonasService {
  constructor(
    private readonly equipo: EquipoService,
    private readonly sesiones: SesionesService,
    private readonly hasher: Hasher,
    private readonly events: DomainEvents,
  ) {}

  listPersonas(restauranteId: string): Promise<Persona[]> {
    return this.equipo.listPersonas(restauranteId);
  }

  /**
   * Answers all of them.
   * @param clave makes it once.
   * @throws 422 on `nombre` or `pin` that somebody else has, 409 when there are enough.
   */
  createPersona(
    restauranteId: string,
    { nombre, pin, rol }: CrearPersonaRequest,
    clave: string | undefined,
  ): Promise<Persona[]> {
    const add: CambioEquipo = async (personas) => {
      if (vivas(personas).length >= reglasPersona.LIMITES_PERSONAS.personas) throw demasiadasPersonas();
      assertNombreLibre(vivas(personas), nombre);
      await this.assertPinLibre(vivas(personas), pin);
      const _id = newId().toHexString();
      const nueva = { _id, nombre: nombre.trim(), rol, activa: true, pin: await this.hasher.hash(pin) };
      return [...personas, nueva];
    };
    return this.equipo.changePersonas(restauranteId, add, clave);
  }

  /**
   * Answers all of them. Another PIN, or not being active any more, ends the turns of the person.
   * @throws 404, or 422 on `nombre` or `pin` that somebody else has.
   */
  async changePersona(restauranteId: string, id: string, datos: CambiarPersonaRequest): Promise<Persona[]> {
    const { nombre, rol, activa } = datos;
    const pin = datos.pin ?? undefined;
    const change: CambioEquipo = async (personas) => {
      const persona = vivas(personas).find(({ _id }) => _id === id);
      if (!persona) throw personaNoEncontrada();
      const rest = vivas(personas).filter(({ _id }) => _id !== id);
      if (typeof nombre === 'string') assertNombreLibre(rest, nombre);
      if (pin !== undefined) await this.assertPinLibre(rest, pin);
      const cambiada: PersonaGuardada = {
        ...persona,
        nombre: nombre?.trim() ?? persona.nombre,
        rol: rol ?? persona.rol,
        activa: activa ?? persona.activa,
        pin: pin === undefined ? persona.pin : await this.hasher.hash(pin),
      };
      return personas.map((cada) => (cada._id === id ? cambiada : cada));
    };
    const personas = await this.equipo.changePersonas(restauranteId, change);
    await this.changeTurnos(restauranteId, id, personas, pin !== undefined);
    return personas;
  }

  /**
   * They enter nowhere from now on, and their name is blanked wherever they did something. Answers the others.
   * @throws 404
   */
  async forgetPersona(restauranteId: string, id: string): Promise<Persona[]> {
    const forget: CambioEquipo = (personas) => {
      const persona = vivas(personas).find(({ _id }) => _id === id);
      if (!persona) throw personaNoEncontrada();
      const { rol } = persona;
      const olvidada = {
        _id: id,
        nombre: PERSONA_BORRADA,
        rol,
        activa: false,
        pin: '',
        olvidada: true as const,
      };
      return Promise.resolve(personas.map((cada) => (cada === persona ? olvidada : cada)));
    };
    const personas = await this.equipo.changePersonas(restauranteId, forget);
    await this.sesiones.changeTurnos(restauranteId, id, null);
    this.events.emit('persona.olvidada', { restauranteId, id });
    return personas;
  }

  private changeTurnos(
    restauranteId: string,
    id: string,
    personas: readonly Persona[],
    isOtroPin: boolean,
  ): Promise<void> {
    const persona = personas.find(({ _id }) => _id === id);
    const sigue = persona?.activa && !isOtroPin ? { nombre: persona.nombre, rol: persona.rol } : null;
    return this.sesiones.changeTurnos(restauranteId, id, sigue);
  }

  /** A PIN is stored hashed, so it is compared with each; people of a house are fifty at most. */
  private async assertPinLibre(personas: readonly PersonaGuardada[], pin: string): Promise<void> {
    for (const persona of personas) if (await this.hasher.verify(persona.pin, pin)) throw pinRepetido();
  }
}

const vivas = (personas: readonly PersonaGuardada[]) => personas.filter(({ olvidada }) => !olvidada);

function assertNombreLibre(personas: readonly PersonaGuardada[], nombre: string): void {
  if (personas.some((persona) => isMismoNombre(persona.nombre, nombre))) throw nombreRepetido();
}
