import { Injectable } from '@nestjs/common';
import { ColaPorNombre } from '../../plataforma/colas/cola-por-nombre';

/** Whoever decides which products a restaurant has, or where they stand, waits for who is at it already. */
@Injectable()
export class ColaProductos extends ColaPorNombre {}
