import { Global, Module } from '@nestjs/common';
import { ConexionesService } from './conexiones.service';

@Global()
@Module({ providers: [ConexionesService], exports: [ConexionesService] })
export class ConexionesModule {}
