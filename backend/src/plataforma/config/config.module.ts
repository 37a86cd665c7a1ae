import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { Config } from './config';

/** Gives the whole application one Config; main loads it, tests pass their own. */
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
