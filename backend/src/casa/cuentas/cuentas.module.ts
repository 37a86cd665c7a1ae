import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CUENTA, cuentaSchema } from './cuenta.schema';
import { CuentasRepository } from './cuentas.repository';
import { CuentasService } from './cuentas.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: CUENTA, schema: cuentaSchema }])],
  providers: [CuentasRepository, CuentasService],
  exports: [CuentasService],
})
export class CuentasModule {}
