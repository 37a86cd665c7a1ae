import { Injectable } from '@nestjs/common';
import { ColaPorNombre } from '../../../plataforma/colas/cola-por-nombre';

/** Changes of a restaurante's list of products, and of their order, run one at a time. */
@Injectable()
export class ColaProductos extends ColaPorNombre {}
