import { Module } from '@nestjs/common';
import { CopiasService } from './copias.service';

@Module({ providers: [CopiasService] })
export class DatosModule {}
