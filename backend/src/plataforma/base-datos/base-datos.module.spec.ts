import { Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel, MongooseModule } from '@nestjs/mongoose';
import { Test } from '@nestjs/testing';
import type { TestingModule } from '@nestjs/testing';
import { Model, Schema } from 'mongoose';
import { testDatabase } from '../../../test/support/mongo';
import { Config } from '../config/config';
import { ConfigModule } from '../config/config.module';
import { loadConfig } from '../config/load-config';
import { BaseDatosModule } from './base-datos.module';
import { BaseDatosService } from './base-datos.service';

const mesaSchema = new Schema({ numero: { type: Number, unique: true } });

/** This provider writes while the application starts, as the demo does. */
@Injectable()
class Seed implements OnApplicationBootstrap {
  indexes: string[] = [];

  constructor(@InjectModel('Mesa') private readonly mesas: Model<{ numero: number }>) {}

  async onApplicationBootstrap(): Promise<void> {
    this.indexes = (await this.mesas.listIndexes()).map(({ name }) => String(name));
  }
}

const database = testDatabase('base-datos');
const config: Config = loadConfig({
  MONGODB_URI: database.uri,
  JWT_SECRET: 'x'.repeat(32),
  SMTP_URL: 'smtp://localhost',
});

afterAll(() => database.drop());

async function createApp(): Promise<TestingModule> {
  const app = await Test.createTestingModule({
    imports: [
      ConfigModule.forRoot(config),
      BaseDatosModule.forRoot(() => Promise.resolve()),
      MongooseModule.forFeature([{ name: 'Mesa', schema: mesaSchema }]),
    ],
    providers: [Seed],
  }).compile();
  return app.init();
}

it('creates the declared indexes before anybody writes', async () => {
  const app = await createApp();

  expect(app.get(Seed).indexes).toEqual(['_id_', 'numero_1']);

  await app.close();
});

it('says which MongoDB it is', async () => {
  const app = await createApp();

  expect(app.get(BaseDatosService).descripcion).toMatch(/^MongoDB en .+, versión \d+\.\d+\.\d+/);

  await app.close();
});

it('is usable while it is open, and not any more once the application has closed', async () => {
  const app = await createApp();
  const baseDatos = app.get(BaseDatosService);
  await expect(baseDatos.checkUsable()).resolves.toBeUndefined();

  await app.close();

  expect(baseDatos.connection.readyState).toBe(0);
  await expect(baseDatos.checkUsable()).rejects.toThrow('La base de datos no responde.');
});
