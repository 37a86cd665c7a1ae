import { Injectable } from '@nestjs/common';
import type { CrearPersonaRequest } from '@carta/contracts';
import { PersonasService } from '../../casa/personas/personas.service';
import { ContrasenasDemoService } from './contrasenas-demo.service';

const PERSONAS_DEMO: readonly CrearPersonaRequest[] = [
  { nombre: 'Ana', pin: '1111', rol: 'camarero' },
  { nombre: 'Luis', pin: '2222', rol: 'encargado' },
];

/** Who works in the demo. Their PINs are public, as its password is, so production has none of them. */
@Injectable()
export class PersonasDemoService {
  constructor(
    private readonly personas: PersonasService,
    private readonly contrasenas: ContrasenasDemoService,
  ) {}

  get conocidas(): readonly CrearPersonaRequest[] {
    return this.contrasenas.conocida === null ? [] : PERSONAS_DEMO;
  }

  async createPersonas(restauranteId: string): Promise<void> {
    const hechas = (await this.personas.listPersonas(restauranteId)).map(({ nombre }) => nombre);
    for (const persona of this.conocidas.filter(({ nombre }) => !hechas.includes(nombre)))
      await this.personas.createPersona({ restauranteId }, persona, undefined);
  }
}
