import { Module } from '@nestjs/common';
import { CartaModule } from '../publicada/carta.module';
import { TextosModule } from '../textos/textos.module';
import { TraduccionController } from './traduccion.controller';
import { TraduccionService } from './traduccion.service';

@Module({
  imports: [CartaModule, TextosModule],
  controllers: [TraduccionController],
  providers: [TraduccionService],
  exports: [TraduccionService],
})
export class TraduccionModule {}
