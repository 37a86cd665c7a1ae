import { Module } from '@nestjs/common';
import { FallosController } from './fallos.controller';
import { FallosService } from './fallos.service';

@Module({ controllers: [FallosController], providers: [FallosService] })
export class FallosModule {}
