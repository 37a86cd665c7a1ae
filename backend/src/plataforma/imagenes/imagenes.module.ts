import { Module } from '@nestjs/common';
import { ImagenesController } from './imagenes.controller';
import { ImagenesRepository } from './imagenes.repository';
import { ImagenesService } from './imagenes.service';

@Module({
  controllers: [ImagenesController],
  providers: [ImagenesService, ImagenesRepository],
  exports: [ImagenesService],
})
export class ImagenesModule {}
