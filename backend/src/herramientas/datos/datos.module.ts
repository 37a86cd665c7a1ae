import { Module } from '@nestjs/common';
import { CopiasFueraService } from './copias-fuera.service';
import { CopiasService } from './copias.service';

@Module({ providers: [CopiasFueraService, CopiasService] })
export class DatosModule {}
