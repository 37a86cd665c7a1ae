import type { TipoUsuario } from '@carta/contracts';
import { RestaurantesService } from '../../src/casa/locales/restaurantes.service';
import type { TestApp } from '../support/app';
import { buildEscena, setCuenta } from '../support/escena';
import type { Escena } from '../support/escena';
import { buildRestaurante, openSesion } from '../support/factories';

/**
 * Everybody who may knock at a door. `falso` shows a token that is none; `ajeno` is the premium owner of another restaurant, who names
 * things of this one; `camareroDeNormal` is a device whose restaurant lost its plan.
 */
export const ACTORES = [
  'visitante',
  'falso',
  'normal',
  'premium',
  'admin',
  'camarero',
  'ajeno',
  'sinVerificar',
  'camareroDeNormal',
] as const;
export type Actor = (typeof ACTORES)[number];

/** A restaurant of its own for one case, and what its actor shows to be let in. */
export interface Caso {
  escena: Escena;
  token?: string;
}

export async function buildCaso(app: TestApp, actor: Actor): Promise<Caso> {
  const escena = await buildEscena(app, planOf(actor));
  const token = await tokenOf(app, actor, escena);
  return token === undefined ? { escena } : { escena, token };
}

function planOf(actor: Actor): TipoUsuario {
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
    case 'ajeno': {
      const vecina = await buildRestaurante(app, { tipoUsuario: 'premium' });
      return (await openSesion(app, vecina.id)).accessToken;
    }
    case 'sinVerificar':
      await setCuenta(app, escena.id, { emailVerificado: false });
      return escena.accessToken;
    case 'camareroDeNormal':
      await app.app.get(RestaurantesService).changePlan(escena.email, 'normal');
      return escena.dispositivoToken;
  }
}
