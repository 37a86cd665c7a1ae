import { Inject } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { MongooseModule, getConnectionToken } from '@nestjs/mongoose';
import { Schema } from 'mongoose';
import type { Collection, Connection } from 'mongoose';

/**
 * Declares a collection for its indexes only; document types are beside it, contracts validate input, and
 * repositories write by `InjectColeccion` (docs/decisiones/esquemas.md). Queries through its model throw.
 */
export const declareColeccion = <Doc>(collection: string): Schema<Doc> =>
  new Schema<Doc>({}, { collection, versionKey: false, strict: 'throw' });

/** Imported by the module whose repositories use these collections. */
export function colecciones(...schemas: AnySchema[]): DynamicModule {
  const providers = schemas.map((schema) => ({
    provide: tokenDe(schema),
    useFactory: (connection: Connection) => connection.collection(nombreDe(schema)),
    inject: [getConnectionToken()],
  }));
  return {
    module: ColeccionesModule,
    imports: [MongooseModule.forFeature(schemas.map((schema) => ({ name: nombreDe(schema), schema })))],
    providers,
    exports: providers.map(({ provide }) => provide),
  };
}

class ColeccionesModule {}

export const InjectColeccion = (schema: AnySchema): ParameterDecorator => Inject(tokenDe(schema));

export const coleccionEn = <Doc extends object>(
  connection: Connection,
  schema: Schema<Doc>,
): Collection<Doc> => connection.collection<Doc>(nombreDe(schema));

/** Of whatever documents it is: a schema of one kind is none of another. */
type AnySchema = Pick<Schema, 'get'>;

const nombreDe = (schema: AnySchema): string => schema.get('collection') ?? '';
const tokenDe = (schema: AnySchema): string => `coleccion ${nombreDe(schema)}`;
