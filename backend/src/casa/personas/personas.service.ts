import { Injectable } from '@nestjs/common';
import { PERSONA_BORRADA, isMismoNombre, reglasPersona } from '@carta/contracts';
import type { CambiarPersonaRequest, CrearPersonaRequest, Persona } from '@carta/contracts';
import { newId } from '../../plataforma/base-datos/ids';
import { ColaPorNombre } from '../../plataforma/colas/cola-por-nombre';
import { servicioNoDisponible } from '../../plataforma/errores/domain-error';
import { DomainEvents } from '../../plataforma/hechos/domain-events';
import { Hasher } from '../acceso/hasher.service';
import { SesionesService } from '../acceso/sesiones/sesiones.service';
import { EquipoService } from '../locales/equipo.service';
import type { CambioEquipo } from '../locales/equipo.service';
import type { PersonaGuardada } from '../locales/local.types';
import { HuellasPin } from './huellas-pin.service';
import { demasiadasPersonas, nombreRepetido, personaNoEncontrada, pinRepetido } from './personas.errors';

/** A house, and the request that waits for what is done with its people. */
interface DePeticion {
  restauranteId: string;
  ida?: AbortSignal | undefined;
}

/** Who works in a house (docs/reglas/casa.md#people); its owner decides. */
@Injectable()
export class PersonasService {
  /** One change of a house at a time: each compares the PIN with all. */
  private readonly cola = new ColaPorNombre();

  constructor(
    private readonly equipo: EquipoService,
    private readonly sesiones: SesionesService,
    private readonly hasher: Hasher,
    private readonly huellas: HuellasPin,
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
    dePeticion: DePeticion,
    { nombre, pin, rol }: CrearPersonaRequest,
    clave: string | undefined,
  ): Promise<Persona[]> {
    const add: CambioEquipo = async (personas) => {
      if (vivas(personas).length >= reglasPersona.LIMITES_PERSONAS.personas) throw demasiadasPersonas();
      assertNombreLibre(vivas(personas), nombre);
      await this.assertPinLibre(dePeticion, vivas(personas), pin);
      const _id = newId().toHexString();
      const guardado = await this.hashPin(dePeticion, pin);
      return [...personas, { _id, nombre: nombre.trim(), rol, activa: true, ...guardado }];
    };
    return this.changePersonas(dePeticion, add, clave);
  }

  /**
   * Answers all of them. Another PIN, or not being active any more, ends the turns of the person.
   * @throws 404, or 422 on `nombre` or `pin` that somebody else has.
   */
  async changePersona(dePeticion: DePeticion, id: string, datos: CambiarPersonaRequest): Promise<Persona[]> {
    const { nombre, rol, activa } = datos;
    const pin = datos.pin ?? undefined;
    const change: CambioEquipo = async (personas) => {
      const persona = vivas(personas).find(({ _id }) => _id === id);
      if (!persona) throw personaNoEncontrada();
      const rest = vivas(personas).filter(({ _id }) => _id !== id);
      if (typeof nombre === 'string') assertNombreLibre(rest, nombre);
      if (pin !== undefined) await this.assertPinLibre(dePeticion, rest, pin);
      const cambiada: PersonaGuardada = {
        ...persona,
        nombre: nombre?.trim() ?? persona.nombre,
        rol: rol ?? persona.rol,
        activa: activa ?? persona.activa,
        ...(pin === undefined ? {} : await this.hashPin(dePeticion, pin)),
      };
      return personas.map((cada) => (cada._id === id ? cambiada : cada));
    };
    const personas = await this.changePersonas(dePeticion, change);
    await this.changeTurnos(dePeticion.restauranteId, id, personas, pin !== undefined);
    return personas;
  }

  /**
   * They enter nowhere from now on, and their name is blanked wherever they did something. Answers the others
   * once that is done; asked again meanwhile, or after a failure, it goes on.
   * @throws 404
   */
  async forgetPersona(restauranteId: string, id: string): Promise<Persona[]> {
    const forget: CambioEquipo = (personas) => {
      const persona = personas.find(({ _id }) => _id === id);
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
    await this.events.emitAndWait('persona.olvidada', { restauranteId, id });
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

  private changePersonas(
    { restauranteId, ida }: DePeticion,
    change: CambioEquipo,
    clave?: string,
  ): Promise<Persona[]> {
    return this.cola.run(restauranteId, () => {
      if (ida?.aborted) throw servicioNoDisponible();
      return this.equipo.changePersonas(restauranteId, change, clave);
    });
  }

  private async hashPin(
    { restauranteId, ida }: DePeticion,
    pin: string,
  ): Promise<Pick<PersonaGuardada, 'pin' | 'huella'>> {
    const hash = await this.hasher.hash(pin, { turno: restauranteId, ida });
    return { pin: hash, huella: this.huellas.huellaOf(restauranteId, hash, pin) };
  }

  /** Only who has no huella that holds is compared by the hash, which takes its time. */
  private async assertPinLibre(
    { restauranteId, ida }: DePeticion,
    personas: readonly PersonaGuardada[],
    pin: string,
  ): Promise<void> {
    const cotejadas = personas.map((persona) => ({
      hash: persona.pin,
      isMismo: this.huellas.isMismo(restauranteId, persona, pin),
    }));
    if (cotejadas.some(({ isMismo }) => isMismo)) throw pinRepetido();
    for (const { hash, isMismo } of cotejadas) {
      if (isMismo !== null) continue;
      if (await this.hasher.verify(hash, pin, { turno: restauranteId, ida })) throw pinRepetido();
    }
  }
}

const vivas = (personas: readonly PersonaGuardada[]) => personas.filter(({ olvidada }) => !olvidada);

function assertNombreLibre(personas: readonly PersonaGuardada[], nombre: string): void {
  if (personas.some((persona) => isMismoNombre(persona.nombre, nombre))) throw nombreRepetido();
}
