import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import { CABECERA_CLAVE, rutas, rutasSala } from '@carta/contracts';
import type { Grupo, Persona } from '@carta/contracts';
import type { ArqueoDoc } from '../../../src/servicio/arqueos/arqueo.schema';
import type { GrupoDoc } from '../../../src/servicio/pedidos/grupos/grupo.schema';
import type { TestApp } from '../../support/app';
import { useCaja } from '../../support/caja';
import { buildDispositivo } from '../../support/dispositivos';
import { buildLocal } from '../../support/local';
import type { Peticion } from './ask';
import type { Insistente } from './insistente';

/** Of a round; all rounds of a day together stay below its limit of entries. */
const APROBACIONES = 5;
const APUNTES = 8;
const PIN = '7733';

/** What a round has asked for, of a house whose encargado approves annulments and which counts its drawer. */
export interface DineroCaos {
  /** Each step goes to both processes at once, again and again until each has answered. */
  work(procesos: readonly [Insistente, Insistente]): Promise<void>;
  /** What is stored and should not be, or is missing. */
  check(): Promise<string[]>;
}

export async function openDinero(app: TestApp): Promise<DineroCaos> {
  const local = await buildLocal(app);
  const { charge, serve } = useCaja({ app, local });
  const { token } = local;
  const luis = { nombre: 'Luis', pin: PIN, rol: 'encargado' };
  const { body } = await app.post<Persona[]>(rutasSala.personas(), { token, body: luis });
  const persona = body.data[0]?._id;
  await app.put(rutasSala.servicio(local.id), { token, body: { conEncargado: ['anular'] } });
  const movil = await buildDispositivo(app, token, { nombre: 'Móvil 1', puesto: 'camarero' });
  let mesa: Grupo = await serve(1);
  const aprobadas: string[] = [];
  const apuntadas: string[] = [];
  const raras: string[] = [];

  const chargeOne = async (): Promise<string> => {
    const { body: cobro } = await charge(mesa, { importe: 0.05 });
    mesa = cobro.data.grupos[0] ?? mesa;
    return mesa.cobros?.at(-1)?._id ?? '';
  };
  const underKey = (clave: string, peticion: Peticion): Peticion => ({
    ...peticion,
    token: movil.accessToken,
    headers: { [CABECERA_CLAVE]: clave },
  });

  /** Two annulments come under one approval, each by both processes: one has it, and its retry too. */
  const annul = async ([uno, otro]: readonly [Insistente, Insistente], cobros: readonly string[]) => {
    const clave = randomUUID();
    aprobadas.push(clave);
    const aprobar = { persona, pin: PIN, acto: 'anular', clave };
    const { status } = await otro.send(
      rutasSala.aprobaciones(),
      underKey(clave, { method: 'POST', body: aprobar }),
    );
    const send = (por: Insistente, cobro: string) =>
      por.send(
        rutasSala.anularCobro(cobro),
        underKey(clave, { method: 'PUT', body: { motivo: 'era de otra mesa' } }),
      );
    const estados = await Promise.all(
      cobros.map(async (cobro) =>
        (await Promise.all([send(otro, cobro), send(uno, cobro)])).map((cada) => cada.status).join(),
      ),
    );
    if (status !== 201 || estados.toSorted().join(' ') !== '200,200 403,403')
      raras.push(`approved ${status}, annulled ${estados.join(' ')}`);
  };

  const count = async (procesos: readonly [Insistente, Insistente], i: number) => {
    const clave = randomUUID();
    apuntadas.push(clave);
    const apunte =
      i % 4 === 3 ? { tipo: 'conteo', importe: 0 } : { tipo: 'entrada', importe: 1, motivo: 'x' };
    const hechos = await Promise.all(
      procesos.map((por) => por.send(rutasSala.arqueo(), underKey(clave, { method: 'POST', body: apunte }))),
    );
    const estados = hechos.map(({ status }) => status);
    if (estados.some((estado) => estado !== 200 && estado !== 201)) raras.push(`counted ${estados.join()}`);
  };

  const restaurante = new Types.ObjectId(local.id);
  const checkAprobaciones = async (): Promise<string[]> => {
    const [grupo] = await app.db.collection<GrupoDoc>('grupos').find({ restaurante }).toArray();
    const anulados = (grupo?.cobros ?? []).filter(({ anulado }) => anulado);
    const sinNombre = anulados.filter(({ anulado }) => anulado?.aprobadoPor?.por !== 'Luis');
    const asientos = (grupo?.asientos ?? []).filter(({ importe }) => importe < 0);
    const usadas = await app.db.collection('aprobaciones').countDocuments({ sobre: { $exists: true } });
    return [anulados.length, asientos.length, usadas].some((n) => n !== aprobadas.length) ||
      sinNombre.length > 0
      ? [
          `${aprobadas.length} approved: ${usadas} used, ${anulados.length} annulled (${asientos.length} in the ledger)`,
        ]
      : [];
  };
  const checkArqueo = async (): Promise<string[]> => {
    const arqueos = await app.db
      .collection<ArqueoDoc>('arqueos')
      .find({ restaurante }, { sort: { n: 1 } })
      .toArray();
    const claves = arqueos.map(({ clave }) => clave).toSorted();
    if (claves.join() !== apuntadas.toSorted().join())
      return [`${apuntadas.length} entries, ${claves.length} stored`];
    let entradas = 0;
    return arqueos.flatMap(({ n, tipo, esperado }, i) => {
      if (tipo === 'entrada') entradas += 100;
      const isMal = n !== i + 1 || (tipo === 'conteo' && esperado?.entradas !== entradas);
      return isMal ? [`entry ${n} at place ${i + 1}, of ${entradas}`] : [];
    });
  };

  return {
    async work(procesos) {
      const parejas: [string, string][] = [];
      for (let i = 0; i < APROBACIONES; i++) parejas.push([await chargeOne(), await chargeOne()]);
      await Promise.all([
        ...parejas.map((cobros) => annul(procesos, cobros)),
        ...Array.from({ length: APUNTES }, (_, i) => count(procesos, i)),
      ]);
      mesa = (await app.get<Grupo[]>(rutas.pedidosEntregados(), { token })).body.data[0] ?? mesa;
    },
    check: async () => [...raras, ...(await checkAprobaciones()), ...(await checkArqueo())],
  };
}
