import { Injectable } from '@nestjs/common';
import { VIDA_TURNO_MS } from '@carta/contracts';
import type { EntrarTurnoRequest, EstadoTurno } from '@carta/contracts';
import type { Contexto, PersonaDeSesion } from '../../plataforma/acceso/acceso';
import { DomainEvents } from '../../plataforma/hechos/domain-events';
import { pinIncorrecto } from '../acceso/auth.errors';
import { Hasher } from '../acceso/hasher.service';
import { IntentosService } from '../acceso/intentos/intentos.service';
import { SesionesService } from '../acceso/sesiones/sesiones.service';
import { EquipoService } from '../locales/equipo.service';
import type { PersonaGuardada } from '../locales/local.types';
import { HuellasPin } from './huellas-pin.service';

/** The owner is told of so many wrong PINs of one person in a row: nobody forgets their own so often. */
const AVISO_TRAS = 10;

/** Who is on a paired device (docs/reglas/casa.md#people); kept with its session. */
@Injectable()
export class TurnoPersonaService {
  constructor(
    private readonly equipo: EquipoService,
    private readonly sesiones: SesionesService,
    private readonly intentos: IntentosService,
    private readonly hasher: Hasher,
    private readonly huellas: HuellasPin,
    private readonly events: DomainEvents,
  ) {}

  getTurno({ restauranteId, persona }: Contexto): Promise<EstadoTurno> {
    return this.equipo.getEstado(restauranteId, persona);
  }

  /** @throws 422 for a wrong PIN, TOO_MANY_REQUESTS while the device rests after some. */
  async enter(contexto: Contexto, datos: EntrarTurnoRequest): Promise<EstadoTurno> {
    const { restauranteId, fam } = contexto;
    const { _id, nombre, rol, pin } = await this.checkPin(contexto, datos);
    const persona: PersonaDeSesion = { id: _id, nombre, rol, hasta: new Date(Date.now() + VIDA_TURNO_MS) };
    await this.sesiones.beginTurno(fam, persona);
    // Meanwhile the owner may have ended the turns of this person.
    const now = await this.equipo.findPersona(restauranteId, _id);
    if (!now?.activa || now.pin !== pin) {
      await this.sesiones.endTurno(fam);
      throw pinIncorrecto();
    }
    return this.getTurno({ ...contexto, persona });
  }

  async leave({ restauranteId, fam }: Pick<Contexto, 'restauranteId' | 'fam'>): Promise<EstadoTurno> {
    await this.sesiones.endTurno(fam);
    return this.equipo.getEstado(restauranteId);
  }

  /**
   * Who has this PIN; each guess counts at its device, before it is compared: guesses come in parallel.
   * @throws 422 for a wrong PIN, TOO_MANY_REQUESTS while the device rests after some.
   */
  async checkPin(
    { restauranteId, fam, dispositivo }: Contexto,
    { persona: id, pin }: EntrarTurnoRequest,
  ): Promise<PersonaGuardada> {
    const quien = dispositivo?.id ?? fam;
    const pedida = id.toLowerCase();
    const tecleado = { casa: restauranteId, dispositivo: quien, persona: pedida };
    const veces = await this.intentos.countPin(tecleado);
    const persona = await this.equipo.findPersona(restauranteId, pedida);
    const activa = persona?.activa ? persona : undefined;
    const matches = await this.hasher.verify(activa?.pin, pin, { turno: restauranteId });
    if (!activa) throw pinIncorrecto();
    if (!matches) {
      if (veces === AVISO_TRAS)
        this.events.emit('pin.adivinado', {
          restauranteId,
          persona: activa.nombre,
          dispositivo: dispositivo?.nombre,
        });
      throw pinIncorrecto();
    }
    await this.intentos.forgivePin(tecleado);
    if (this.huellas.isMismo(restauranteId, activa, pin) === null) {
      const huella = this.huellas.huellaOf(restauranteId, activa.pin, pin);
      await this.equipo.rememberHuella(restauranteId, activa, huella);
    }
    return activa;
  }
}
