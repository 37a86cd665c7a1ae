import { Module } from '@nestjs/common';
import { BuzonModule } from '../buzon/buzon.module';
import { Config } from '../config/config';
import { CorreoService } from './correo.service';
import { TransporteArchivo } from './transportes/transporte-archivo';
import { TransporteCorreo } from './transportes/transporte-correo';
import { TransporteSmtp } from './transportes/transporte-smtp';

@Module({
  imports: [BuzonModule],
  providers: [
    CorreoService,
    {
      provide: TransporteCorreo,
      inject: [Config],
      useFactory: ({ smtpUrl, dataDir, mailFrom }: Config): TransporteCorreo =>
        smtpUrl === undefined
          ? new TransporteArchivo(dataDir, mailFrom)
          : new TransporteSmtp(smtpUrl, mailFrom),
    },
  ],
  exports: [CorreoService],
})
export class CorreoModule {}
