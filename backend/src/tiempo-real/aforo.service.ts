import { Injectable } from '@nestjs/common';
import { DomainError } from '../common/errors/domain-error';
import { Config } from '../config/config';

/** Sockets that one restaurant may hold in one process: a full dining room, not a flood. */
const AFORO = { tablero: 200, comensal: 1_000 } as const;

@Injectable()
export class AforoService {
  constructor(private readonly config: Config) {}

  /** Throws TOO_MANY_REQUESTS when the room is full. */
  check(adapter: { rooms: Map<string, Set<string>> }, sala: string, tipo: keyof typeof AFORO): void {
    if (!this.config.rateLimit) return;
    if ((adapter.rooms.get(sala)?.size ?? 0) >= AFORO[tipo]) throw new DomainError('TOO_MANY_REQUESTS');
  }
}
