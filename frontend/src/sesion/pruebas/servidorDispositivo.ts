/// <reference types="node" />
import type { DispositivoPropio } from '@carta/contracts';
import { answer, ok } from '../../shared/api/pruebas/servidor';
import type { ServidorDePrueba } from '../../shared/api/pruebas/servidor';
import { ANA } from './servidorSesion';

export const TABLETA: DispositivoPropio = { _id: 'd1', nombre: 'Tableta de cocina', puesto: 'cocina' };
export const CODIGO = '12345678';
const SEPARADOR = '.';
const CADUCADO = {
  success: false,
  code: 'VALIDATION_ERROR',
  errors: [{ field: 'codigo', message: 'Ya no' }],
};

/**
 * Pairs a device and renews its tokens as our server does: a code is good for one key, and a repeated refresh
 * token gets the same answer for the same key; anything else ends the session.
 */
export class ServidorDeDispositivos {
  /** An access token lasts this many seconds. */
  vida = 900;
  renovaciones = 0;
  /** This many answers are lost once the server has done its part. */
  perdidas = 0;
  private clave: string | undefined;
  /** The last renewal had this key. */
  private uso: string | undefined;
  private familia = 0;
  private turno = 0;
  private viva = false;

  constructor(private readonly servidor: ServidorDePrueba) {
    servidor.manejar = (req, res, cuerpo) => {
      const respuesta = this.attend(req.url ?? '', req.headers, cuerpo);
      if (this.perdidas > 0) {
        this.perdidas -= 1;
        return void req.socket.destroy();
      }
      if (respuesta.status === 200) ok(res, respuesta.cuerpo);
      else answer(res, respuesta.status, respuesta.cuerpo);
    };
  }

  /** Lists the keys of the attempts to pair. */
  get claves(): unknown[] {
    return this.servidor.peticiones
      .filter(({ url }) => url.endsWith('/emparejar'))
      .map(({ headers }) => headers['idempotency-key']);
  }

  remove(): void {
    this.viva = false;
  }

  /** Access tokens given so far are worth nothing; the refresh token still is valid. */
  expireAcceso(): void {
    this.turno += 1;
  }

  private attend(url: string, headers: Record<string, unknown>, cuerpo: string) {
    if (url.endsWith('/emparejar')) return this.pair(String(headers['idempotency-key']), cuerpo);
    if (url.endsWith('/refresh')) {
      const { refreshToken } = JSON.parse(cuerpo) as { refreshToken: string };
      return this.refresh(refreshToken, String(headers['idempotency-key']));
    }
    const firma = String(headers['authorization']).split(SEPARADOR)[2];
    if (!this.viva || firma !== this.firma()) return NO_VALIDA;
    return { status: 200, cuerpo: { ...ANA, tipoUsuario: 'camarero', dispositivo: TABLETA } };
  }

  private pair(clave: string, cuerpo: string) {
    const { codigo } = JSON.parse(cuerpo) as { codigo: string };
    if (codigo !== CODIGO || (this.clave !== undefined && this.clave !== clave))
      return { status: 422, cuerpo: CADUCADO };
    this.clave = clave;
    this.familia += 1;
    this.viva = true;
    return {
      status: 200,
      cuerpo: { ...this.tokens(), dispositivo: TABLETA, restaurante: { ...ANA, tipoUsuario: 'camarero' } },
    };
  }

  private refresh(refreshToken: string, clave: string) {
    const [familia, numero] = refreshToken.split('-').slice(1).map(Number);
    const nuevo = familia === this.familia && numero === this.renovaciones;
    const repetido = familia === this.familia && numero === this.renovaciones - 1 && clave === this.uso;
    if (!nuevo && !repetido) this.viva = false;
    if (!this.viva) return NO_VALIDA;
    if (nuevo) this.renovaciones += 1;
    this.uso = clave;
    return { status: 200, cuerpo: this.tokens() };
  }

  private tokens() {
    const claims = btoa(JSON.stringify({ iat: 0, exp: this.vida }));
    return {
      accessToken: ['cabecera', claims, this.firma()].join(SEPARADOR),
      refreshToken: `refresco-${this.familia}-${this.renovaciones}`,
    };
  }

  private firma(): string {
    return `firma-${this.familia}-${this.renovaciones}-${this.turno}`;
  }
}

const NO_VALIDA = {
  status: 401,
  cuerpo: { success: false, code: 'UNAUTHORIZED', message: 'La sesión no es válida' },
};
