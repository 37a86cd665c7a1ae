import type { mongo } from 'mongoose';
import { dropIndex } from './drop-index';
import type { Migracion } from './migracion';

/** What stood in a restaurante and is its account's; its plan was called `tipoUsuario`. */
const DE_LA_CUENTA = ['email', 'passwordHash', 'tipoUsuario', 'emailVerificado', 'accesoEn'] as const;

/**
 * Until then an account and its place were one document. Each place gets an account of the same id, so that
 * sessions and tokens go on; its fields are taken away only once the account is stored.
 */
export const cuentas: Migracion = {
  numero: 7,
  titulo: 'las cuentas se guardan aparte de sus restaurantes',
  run: async (db) => {
    // unique: documents without it would be equal
    await dropIndex(db, 'restaurantes', 'email');
    const restaurantes = db.collection<RestauranteViejo>('restaurantes');
    for await (const { _id } of restaurantes.find({ email: { $exists: true } })) {
      // read again: a process that slept must not bring back what was changed since
      const restaurante = await restaurantes.findOne({ _id, email: { $exists: true } });
      if (restaurante) await splitCuenta(db, restaurante);
    }
    await dropIndex(db, 'restaurantes', 'accesos');
    await db.collection('sesiones').updateMany({ rol: 'camarero' }, { $set: { rol: 'dispositivo' } });
    await dropIndex(db, 'codigos', 'codigo');
    await db
      .collection('codigos')
      .updateMany({ restauranteId: { $exists: true } }, { $rename: { restauranteId: 'cuentaId' } });
  },
};

/** As far as its account goes; other fields stay as they are. */
interface RestauranteViejo {
  _id: mongo.ObjectId;
  email: string;
  passwordHash: string;
  tipoUsuario: string;
  emailVerificado: boolean;
  accesoEn?: Date;
  creadoEn: Date;
}

async function splitCuenta(db: mongo.Db, restaurante: RestauranteViejo): Promise<void> {
  const { _id, email, passwordHash, tipoUsuario: plan, emailVerificado, accesoEn, creadoEn } = restaurante;
  const cuenta = { email, passwordHash, plan, emailVerificado, ...(accesoEn ? { accesoEn } : {}), creadoEn };
  await db.collection('cuentas').replaceOne({ _id }, cuenta, { upsert: true });
  const $unset = Object.fromEntries(DE_LA_CUENTA.map((campo) => [campo, '' as const]));
  await db.collection('restaurantes').updateOne({ _id }, { $set: { cuenta: _id }, $unset });
}
