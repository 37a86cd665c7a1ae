import { rutasSala } from '@carta/contracts';
import type { EntrarTurnoRequest, NombrePlan } from '@carta/contracts';
import { RestaurantesService } from '../../src/casa/locales/restaurantes.service';
import type { TestApp } from '../support/app';
import { buildEscena, setCuenta } from '../support/escena';
import type { Escena } from '../support/escena';
import { buildRestaurante, openSesion } from '../support/factories';

/**
 * Everybody who may knock at a door. `camarero` is a device on which nobody has entered; on those of `conCamarero` and `conEncargado` such a person has. `falso` shows a token that is none; `ajeno` is the premium owner of another restaurant, who names
 * things of this one, and `hermano` its own owner at work in another place of the same account; `camareroDeNormal` is a device whose restaurant lost its plan.
 */
export const ACTORES = [
  'visitante',
  'falso',
  'normal',
  'premium',
  'admin',
  'camarero',
  'conCamarero',
  'conEncargado',
  'ajeno',
  'hermano',
  'sinVerificar',
  'camareroDeNormal',
] as const;
export type Actor = (typeof ACTORES)[number];

/** A restaurant of its own for one case, and what its actor shows to be let in. */
export interface Caso {
  escena: Escena;
  token?: string;
}

/** @param de the restaurant; one of its own by default. */
export async function buildCaso(app: TestApp, actor: Actor, de?: Escena): Promise<Caso> {
  const escena = de ?? (await buildEscena(app, planOf(actor)));
  const token = await tokenOf(app, actor, escena);
  return token === undefined ? { escena } : { escena, token };
}

function planOf(actor: Actor): NombrePlan {
  return actor === 'normal' || actor === 'admin' ? actor : 'premium';
}

async function tokenOf(app: TestApp, actor: Actor, escena: Escena): Promise<string | undefined> {
  switch (actor) {
    case 'visitante':
      return undefined;
    case 'falso':
      return 'ni.siquiera.esto';
    case 'normal':
    case 'premium':
    case 'admin':
      return escena.accessToken;
    case 'camarero':
      return escena.dispositivoToken;
    case 'conCamarero':
      return enter(app, escena, { persona: escena.personaId, pin: '4821' });
    case 'conEncargado':
      return enter(app, escena, { persona: escena.encargadoId, pin: '9999' });
    case 'ajeno': {
      const vecina = await buildRestaurante(app, { plan: 'premium' });
      return (await openSesion(app, vecina.id)).accessToken;
    }
    case 'hermano': {
      const restaurantes = app.app.get(RestaurantesService);
      const local = await restaurantes.findLocal(escena.id);
      if (!local) throw new Error('the restaurante is gone');
      const lugar = { nombre: 'Casa hermana', telefono: '', ubicacion: 'Calle Menor, 2', numeroMesas: 12 };
      const hermana = await restaurantes.createLocal(local.cuenta, lugar);
      return (await openSesion(app, hermana.id)).accessToken;
    }
    case 'sinVerificar':
      await setCuenta(app, escena.id, { emailVerificado: false });
      return escena.accessToken;
    case 'camareroDeNormal':
      await app.app.get(RestaurantesService).changePlan(escena.id, 'normal');
      return escena.dispositivoToken;
  }
}

/** Answers the token of the device on which they have entered. */
async function enter(app: TestApp, escena: Escena, body: EntrarTurnoRequest): Promise<string> {
  const token = escena.dispositivoToken;
  const { status } = await app.post(rutasSala.turno(), { token, body });
  if (status !== 200) throw new Error(`entering was answered ${status}`);
  return token;
}
