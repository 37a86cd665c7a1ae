import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import { Config } from '../config/config';
import { BaseDatosService } from './base-datos.service';
import type { BeforeMigrating } from './base-datos.service';

/** `MongooseModule.forRoot` would print stack traces, and close before or after the engine by chance. */
@Module({})
export class BaseDatosModule {
  /** @param open a database already open, so that main can explain a failure in one line. */
  static forRoot(beforeMigrating: BeforeMigrating, open?: BaseDatosService): DynamicModule {
    return {
      module: BaseDatosModule,
      global: true,
      providers: [
        {
          provide: BaseDatosService,
          inject: [Config],
          useFactory: (config: Config) => open ?? BaseDatosService.open(config, beforeMigrating),
        },
        {
          provide: getConnectionToken(),
          inject: [BaseDatosService],
          useFactory: ({ connection }: BaseDatosService) => connection,
        },
      ],
      exports: [BaseDatosService, getConnectionToken()],
    };
  }
}
