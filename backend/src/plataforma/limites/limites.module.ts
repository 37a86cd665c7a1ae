import { Global, Module } from '@nestjs/common';
import { Limites } from './limites.service';

@Global()
@Module({ providers: [Limites], exports: [Limites] })
export class LimitesModule {}
