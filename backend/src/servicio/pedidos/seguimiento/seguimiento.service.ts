import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../plataforma/config/config';

export interface PedidoPropio {
  grupoId: string;
  clave: string;
}

/** A token lets only the phone that ordered read its order; the same order always gets the same one. */
@Injectable()
export class SeguimientoService {
  constructor(private readonly config: Config) {}

  signPedido({ grupoId, clave }: PedidoPropio): string {
    return `${grupoId}.${clave}.${this.firma(grupoId, clave)}`;
  }

  /** Returns null when the token proves none. */
  verifyPedido(token: unknown): PedidoPropio | null {
    if (typeof token !== 'string' || token.length > 200) return null;
    const [grupoId = '', clave = '', firma = '', ...sobra] = token.split('.');
    if (sobra.length > 0) return null;
    const buena = Buffer.from(this.firma(grupoId, clave));
    const dada = Buffer.from(firma);
    return buena.length === dada.length && timingSafeEqual(buena, dada) ? { grupoId, clave } : null;
  }

  private firma(grupoId: string, clave: string): string {
    return createHmac('sha256', this.config.jwtSecret)
      .update(`seguimiento:${grupoId}:${clave}`)
      .digest('base64url');
  }
}
