import { Module } from '@nestjs/common';
import { colecciones } from '../../plataforma/base-datos/coleccion';
import { cuentaSchema } from './cuenta.schema';
import { CuentasRepository } from './cuentas.repository';
import { CuentasService } from './cuentas.service';

@Module({
  imports: [colecciones(cuentaSchema)],
  providers: [CuentasRepository, CuentasService],
  exports: [CuentasService],
})
export class CuentasModule {}
