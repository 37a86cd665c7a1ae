import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Config } from '../config/config';
import { CarteroService } from './cartero.service';
import { CORREO, correoSchema } from './correo.schema';
import { CorreoService } from './correo.service';
import { CorreosRepository } from './correos.repository';
import { Ritmo } from './ritmo';
import { Transporte } from './transportes/transporte';
import { TransporteArchivo } from './transportes/transporte-archivo';
import { TransporteSmtp } from './transportes/transporte-smtp';

@Module({
  imports: [MongooseModule.forFeature([{ name: CORREO, schema: correoSchema }])],
  providers: [
    CarteroService,
    CorreoService,
    CorreosRepository,
    Ritmo,
    {
      provide: Transporte,
      inject: [Config],
      useFactory: ({ smtpUrl, dataDir }: Config): Transporte =>
        smtpUrl === undefined ? new TransporteArchivo(dataDir) : new TransporteSmtp(smtpUrl),
    },
  ],
  exports: [CorreoService],
})
export class CorreoModule {}
