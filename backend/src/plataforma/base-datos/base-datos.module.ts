import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import { Config } from '../config/config';
import { BaseDatosService } from './base-datos.service';
import type { BeforeMigrating } from './base-datos.service';

/**
 * The one connection of all models. `MongooseModule.forRoot` would print a stack trace for a missing
 * database, and close the connection in no known order with the engine.
 */
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
