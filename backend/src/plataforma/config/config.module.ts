import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { Config } from './config';

@Module({})
export class ConfigModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: ConfigModule,
      global: true,
      providers: [{ provide: Config, useValue: config }],
      exports: [Config],
    };
  }
}
