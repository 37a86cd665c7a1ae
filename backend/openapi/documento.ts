import { NestFactory, ModulesContainer } from '@nestjs/core';
import type { INestApplication } from '@nestjs/common';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { ApiProperty, DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import type { ApiPropertyOptions, OpenAPIObject } from '@nestjs/swagger';
import { AppModule } from '../src/arranque/app.module';
import { setAddresses } from '../src/arranque/app.setup';
import type { Config } from '../src/plataforma/config/config';
import { META_CAMPOS, claseOf } from '../src/plataforma/validacion/dto';
import type { CampoDeClase } from '../src/plataforma/validacion/dto';
import { describe } from './describir';
import { readRespuestas } from './respuestas';

type Clase = new (...partes: never[]) => object;

/** The whole document, made of the server's code: it starts nothing, and needs neither settings nor database. */
export async function makeDocumento(): Promise<OpenAPIObject> {
  const app = await NestFactory.create(AppModule.forRoot({} as Config), new FastifyAdapter(), {
    preview: true,
    logger: false,
  });
  setAddresses(app);
  for (const clase of bodiesOf(app)) document(clase);
  const inicio = new DocumentBuilder()
    .setTitle('Carta Digital')
    .setDescription('La carta de un restaurante y los pedidos desde la mesa.')
    .setVersion('1')
    .addServer('/')
    .addBearerAuth()
    .build();
  const documento = SwaggerModule.createDocument(app, inicio, {
    operationIdFactory: (_clase, metodo) => metodo,
  });
  const deLaApi = Object.entries(documento.paths).filter(([camino]) => camino.startsWith('/api/'));
  return describe({ ...documento, paths: Object.fromEntries(deLaApi) }, readRespuestas());
}

/** The classes that its calls take. */
function bodiesOf(app: INestApplication): Clase[] {
  return [...app.get(ModulesContainer).values()]
    .flatMap(({ controllers }) => [...controllers.values()])
    .flatMap(({ metatype }) => {
      const prototipo: unknown = metatype?.prototype;
      if (typeof prototipo !== 'object' || prototipo === null) return [];
      return Object.getOwnPropertyNames(prototipo).flatMap(
        (metodo) => (Reflect.getMetadata('design:paramtypes', prototipo, metodo) ?? []) as Clase[],
      );
    });
}

/** Tells the library of the fields that the server checks by. */
function document(clase: Clase): void {
  const campos = Reflect.getMetadata(META_CAMPOS, clase) as Record<string, CampoDeClase> | undefined;
  for (const [nombre, { isOpcional, api }] of Object.entries(campos ?? {})) {
    const parte = claseOf(api);
    if (parte) document(parte);
    const opciones = { type: 'oneOf' in api ? Object : String, required: !isOpcional, ...api };
    ApiProperty(opciones as ApiPropertyOptions)(clase.prototype as object, nombre);
  }
}
