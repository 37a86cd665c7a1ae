import { Injectable } from '@nestjs/common';
import { insist } from '../grupos/insist';
import { NombresRepository } from './nombres.repository';

@Injectable()
export class NombresService {
  constructor(private readonly nombres: NombresRepository) {}

  /** Nothing that a person did at a mesa names them any more. Done twice, it changes nothing. */
  async blankNombre(restauranteId: string, persona: string): Promise<void> {
    await insist(async () => (await this.nombres.blankNombre(restauranteId, persona)) || null);
  }
}
