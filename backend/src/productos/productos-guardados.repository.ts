import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { coleccionOf } from '../base-datos/coleccion';
import { ColeccionRecordada } from '../base-datos/coleccion-recordada';
import { Config } from '../config/config';
import { PRODUCTO } from './producto.schema';
import type { ProductoDoc } from './producto.schema';

/** The products, for the repositories that read and write them. */
@Injectable()
export class ProductosGuardados extends ColeccionRecordada<ProductoDoc> {
  constructor(@InjectModel(PRODUCTO) model: Model<ProductoDoc>, config: Config) {
    super(coleccionOf(model), config.procesoUnico);
  }
}
