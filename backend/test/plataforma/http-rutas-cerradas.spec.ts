import { Controller, Get, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { AppModule } from '../../src/arranque/app.module';
import { Permite, Publico } from '../../src/plataforma/acceso/acceso';
import { testConfig } from '../support/app';
import { testDatabase } from '../support/mongo';

@Controller('olvidada')
class OlvidadaController {
  @Get('abierta')
  @Publico()
  abierta(): string {
    return 'abierta';
  }

  @Get()
  leer(): string {
    return 'secreto';
  }
}

@Publico()
@Controller('entera')
class EnteraController {
  @Get()
  leer(): string {
    return 'para todos';
  }

  @Get('menos')
  @Permite('tablero')
  tablero(): string {
    return 'para algunos';
  }
}

describe('A route that does not say who may use it', () => {
  const database = testDatabase();

  afterAll(() => database.drop());

  it('keeps the server from starting, and is named', async () => {
    await expect(start(OlvidadaController)).rejects.toThrow(
      'Rutas sin @Publico() ni @Permite(…): OlvidadaController.leer',
    );
  });

  it('may leave it to its controller', async () => {
    await expect(start(EnteraController)).resolves.toBeUndefined();
  });

  async function start(controller: new () => object): Promise<void> {
    @Module({
      imports: [AppModule.forRoot(testConfig({ mongodbUri: database.uri }))],
      controllers: [controller],
    })
    class ConOlvidoModule {}
    const app = await NestFactory.create(ConOlvidoModule, new FastifyAdapter(), {
      logger: false,
      abortOnError: false,
    });
    try {
      await app.init();
    } finally {
      await app.close();
    }
  }
});
