import { Injectable } from '@nestjs/common';
import { PERSONA_BORRADA, VIDA_APROBACION_MS } from '@carta/contracts';
import type { ActoConEncargado, AprobarRequest, Aprobacion } from '@carta/contracts';
import type { Autor, Contexto } from '../../plataforma/acceso/acceso';
import { EquipoService } from '../locales/equipo.service';
import { AprobacionesRepository } from './aprobaciones.repository';
import { aprobacionNecesaria, aprobacionSinClave, noEsEncargado } from './personas.errors';
import { TurnoPersonaService } from './turno-persona.service';

/** A retry of what was approved finds its approval for a day. */
const MEMORIA_MS = 24 * 3_600_000;

interface PorAprobar {
  acto: ActoConEncargado;
  /** The request's Idempotency-Key. */
  clave: string | undefined;
  /** It stands for what would be undone: of anything else under its key nobody has approved. */
  sobre: string;
}

/** What an encargado approves (docs/reglas/casa.md#approvals); stored, so that it holds in every process. */
@Injectable()
export class AprobacionesService {
  constructor(
    private readonly aprobaciones: AprobacionesRepository,
    private readonly equipo: EquipoService,
    private readonly turnos: TurnoPersonaService,
  ) {}

  /**
   * For 60 s, once, and on this device alone.
   * @throws 422 for a wrong PIN or who is no encargado, TOO_MANY_REQUESTS while the device rests after some.
   */
  async grant(contexto: Contexto, { acto, clave, sobre, ...datos }: AprobarRequest): Promise<Aprobacion> {
    const { _id: persona, nombre, rol } = await this.turnos.checkPin(contexto, datos);
    if (rol !== 'encargado') throw noEsEncargado(nombre);
    const ahora = Date.now();
    const hasta = new Date(ahora + VIDA_APROBACION_MS);
    const olvidarEn = new Date(ahora + MEMORIA_MS);
    const aprobado = { ...quienPide(contexto), acto, clave };
    const para = sobre?.toLowerCase();
    await this.aprobaciones.saveAprobacion(aprobado, { persona, hasta, olvidarEn, para });
    return { acto, hasta: hasta.toISOString() };
  }

  /**
   * Whoever is about to write asks first, and writes as the author that this returns: with who approved it, where
   * the house asks an encargado for it. An account needs none. @throws 403 APROBACION_NECESARIA, 422 without a key.
   */
  async approve(contexto: Contexto, { acto, clave, sobre }: PorAprobar): Promise<Autor> {
    if (contexto.rol === 'propietario') return contexto;
    const { actos, encargados } = await this.equipo.findAprobadores(contexto.restauranteId);
    if (!actos.includes(acto)) return contexto;
    if (clave === undefined) throw aprobacionSinClave(acto);
    const ids = encargados.map(({ _id }) => _id);
    const aprobado = { ...quienPide(contexto), acto, clave };
    const aprobacion = await this.aprobaciones.useAprobacion(aprobado, sobre, ids, new Date());
    if (!aprobacion) throw aprobacionNecesaria(acto, sobre, encargados);
    const { persona } = aprobacion;
    const { nombre: por = PERSONA_BORRADA } =
      (await this.equipo.findPersona(contexto.restauranteId, persona)) ?? {};
    return { ...contexto, aprobadoPor: { por, persona } };
  }
}

const quienPide = ({ restauranteId, dispositivo, fam }: Contexto) => ({
  restauranteId,
  dispositivo: dispositivo?.id ?? fam,
});
