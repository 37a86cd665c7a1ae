import { getConnectionToken } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { Connection } from 'mongoose';
import { DIA_MS } from '@carta/contracts';
import { AjustesParteDeNocheService } from '../../../src/casa/locales/ajustes-parte-de-noche.service';
import { EscrituraPartesService } from '../../../src/cifras/escritura-partes.service';
import { comprobarSellos } from '../../../src/herramientas/comprobar-sellos';
import { sellosDeBase } from '../../../src/herramientas/sellos.repository';
import type { ParteDoc } from '../../../src/servicio/partes-de-noche/partes-de-noche.service';
import type { DiaSelladoDoc } from '../../../src/servicio/pedidos/sello/dia-sellado.schema';
import type { TestApp } from '../../support/app';
import { useCaja } from '../../support/caja';
import { openSesion } from '../../support/factories';
import { buildLocal } from '../../support/local';
import { moveClockTo } from '../../support/move-clock';
import type { Smtp } from '../../support/smtp';

/** So many that a kill comes while a process is at them. */
const CASAS = 3;
/** As many as are counted later, and those with something to seal. */
const PARTES = 7;
const SELLADOS = 2;

/** Houses whose last nights wait to be sealed, counted and mailed. */
export interface NocheCaos {
  /** Nothing of it has been done, and its mails go to addresses of this round; while nobody is at it. */
  forget(ronda: number): Promise<void>;
  countPartes(): Promise<number>;
  /** Does what is missing, beside whoever does so. */
  work(): Promise<void>;
  /** What is not as it should be. @param perdidos mails that may have been lost with a process. */
  check(ronda: number, perdidos: number): Promise<string[]>;
}

export async function openNoche(app: TestApp, smtp: Smtp): Promise<NocheCaos> {
  const hoy = Date.now();
  const ids: string[] = [];
  for (let casa = 0; casa < CASAS; casa++) ids.push(await buildNoches(app, hoy));
  jest.useRealTimers();
  const restaurante = { $in: ids.map((id) => new Types.ObjectId(id)) };
  const partes = app.db.collection<ParteDoc>('partes');
  const sellos = app.db.collection<DiaSelladoDoc>('sellos');
  const envios = app.db.collection('envios');
  const ajustes = app.app.get(AjustesParteDeNocheService);
  const correoDe = (ronda: number, id: string) => `${id}-${ronda}@casa.es`;

  const checkEscritos = async (): Promise<string[]> => {
    const raices = new Map<string, string>();
    for (const { restaurante: de, dia, raiz } of await sellos
      .find({ restaurante, dia: { $gt: '' } })
      .toArray())
      raices.set(`${de.toHexString()} ${dia}`, raiz);
    const escritos = await partes.find({ restaurante }).toArray();
    const conSello = escritos.filter(({ restaurante: de, dia, sello }) =>
      sello.endsWith(` ${raices.get(`${de.toHexString()} ${dia}`)}`),
    );
    const cuantos = [escritos.length, raices.size, conSello.length].join();
    const porEnviar = escritos.filter(({ correo }) => correo === 'por_enviar').length;
    return cuantos === [CASAS * PARTES, CASAS * SELLADOS, CASAS * SELLADOS].join() && porEnviar === 0
      ? []
      : [`partes, days sealed, and those that agree: ${cuantos}; ${porEnviar} mails were not sent`];
  };
  /** A mail is stored until it has been delivered, and keeps its id. */
  const checkCorreos = async (ronda: number, perdidos: number): Promise<string[]> => {
    const suyos = new Set(ids.map((id) => correoDe(ronda, id)));
    const porSalir = (await envios.find().toArray()).map(({ _id }) => String(_id));
    const salidos = smtp.correos
      .filter(({ para }) => suyos.has(para))
      .map(({ cabeceras }) => /[0-9a-f]{24}/.exec(cabeceras['message-id'] ?? '')?.[0]);
    const cuantos = new Set([...porSalir, ...salidos]).size;
    return cuantos > CASAS || cuantos < CASAS - perdidos ? [`${cuantos} mails of ${CASAS} nights`] : [];
  };

  return {
    async forget(ronda) {
      await Promise.all([
        partes.deleteMany({ restaurante }),
        sellos.deleteMany({ restaurante }),
        envios.deleteMany({}),
      ]);
      for (const id of ids)
        await ajustes.changeAjustes(id, correoDe(ronda, id), new Date(hoy - 2 * PARTES * DIA_MS));
    },
    countPartes: () => partes.countDocuments({ restaurante }),
    async work() {
      for (const id of ids) {
        const local = await ajustes.findConParte(id);
        if (local) await app.app.get(EscrituraPartesService).write(local, new Date());
      }
    },
    async check(ronda, perdidos) {
      const { lineas, problemas } = await comprobarSellos(
        sellosDeBase(app.app.get<Connection>(getConnectionToken())),
      );
      return [
        ...(await checkEscritos()),
        ...(await checkCorreos(ronda, perdidos)),
        ...(problemas > 0 ? lineas : []),
      ];
    },
  };
}

/** A house with a mesa on each of the last two nights that was charged, put right and paid. */
async function buildNoches(app: TestApp, hoy: number): Promise<string> {
  moveClockTo(hoy - SELLADOS * DIA_MS);
  const local = await buildLocal(app);
  for (let noche = SELLADOS; noche > 0; noche--) {
    moveClockTo(hoy - noche * DIA_MS);
    const { accessToken: token } = await openSesion(app, local.id);
    const { annul, chargeOk, pay, serve } = useCaja({ app, local: { ...local, token } });
    const { cobros } = await chargeOk(await serve(noche), { importe: 1 });
    const { status } = await pay((await annul(cobros?.[0]?._id ?? '')).body.data);
    if (status !== 200) throw new Error(`a mesa of another night was answered ${status}`);
  }
  return local.id;
}
