// Longer than most: one server and one night are counted, and counted again by hand.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { getConnectionToken } from '@nestjs/mongoose';
import { Types, mongo } from 'mongoose';
import type { Connection } from 'mongoose';
import {
  CABECERA_CLAVE,
  DIA_MS,
  diaTras,
  inicioDeDia,
  jornadaDeDia,
  nombreJornada,
  rutas,
  rutasSala,
} from '@carta/contracts';
import type { AjustesParte, ParteDelDia, ParteDeNoche } from '@carta/contracts';
import { MesasFirmadasService } from '../../src/casa/locales/mesas-firmadas.service';
import { AjustesParteDeNocheService } from '../../src/casa/locales/ajustes-parte-de-noche.service';
import type { LocalConParte } from '../../src/casa/locales/ajustes-parte-de-noche.service';
import { EscrituraPartesService } from '../../src/cifras/escritura-partes.service';
import { readMiembros } from '../../src/herramientas/datos/archivo/leer';
import { exportTo } from '../../src/herramientas/datos/exportar';
import { CorreoService } from '../../src/plataforma/correo/correo.service';
import { correoDeParte } from '../../src/plataforma/correo/plantillas/correo-de-parte';
import { MinutosCocinaService } from '../../src/salidas/tiempo-real/minutos-cocina.service';
import { PartesDeNocheService } from '../../src/servicio/partes-de-noche/partes-de-noche.service';
import type { ParteDoc } from '../../src/servicio/partes-de-noche/partes-de-noche.service';
import type { LlamadaDoc } from '../../src/servicio/llamadas/llamada.schema';
import type { NocheDoc } from '../../src/servicio/partes-de-noche/noche.schema';
import type { GrupoDoc } from '../../src/servicio/pedidos/grupos/grupo.schema';
import { JWT_SECRET } from '../support/app';
import { useCaja } from '../support/caja';
import { useLocal } from '../support/local';
import { temporaryDataDir } from '../support/mongo-motor';
import { useSala } from '../support/sala';

describe('The parte of a night', () => {
  const casa = useLocal();
  const { pairAs } = useSala(casa);
  const { annul, chargeOk, serve } = useCaja(casa);
  const dir = temporaryDataDir();
  afterAll(() => dir.remove());
  afterEach(() => jest.restoreAllMocks());

  const hoy = nombreJornada([], new Date());
  /** The morning after. */
  const manana = new Date(inicioDeDia([], diaTras(hoy, 1)).getTime() + 3_600_000);
  const get = <T extends object>(servicio: abstract new (...args: never[]) => T): T =>
    casa.app.app.get(servicio);

  async function turnOn(correo = 'duena@casa.es'): Promise<LocalConParte> {
    const { status } = await casa.put<AjustesParte>(rutasSala.ajustesParte(), { correo });
    expect(status).toBe(200);
    const local = await get(AjustesParteDeNocheService).findConParte(casa.local.id);
    if (!local) throw new Error('it is off');
    return local;
  }
  const write = (local: LocalConParte, ahora = manana) => get(EscrituraPartesService).write(local, ahora);
  const readParte = async (dia = hoy): Promise<ParteDeNoche | null> =>
    (await casa.get<ParteDelDia>(rutasSala.parte(dia))).body.data.parte;
  const docs = (): Promise<ParteDoc[]> =>
    casa.app.db
      .collection<ParteDoc>('partes')
      .find({ restaurante: new Types.ObjectId(casa.local.id) })
      .toArray();
  const tell = async (clave: string, mesa = 1, t?: string): Promise<number> => {
    const firma = t ?? (await get(MesasFirmadasService).signMesa(casa.local.id, mesa));
    const body = { restaurante: casa.local.id, mesa, t: firma, clave };
    return (await casa.app.post(rutas.pedidosSinConfirmar(), { body })).status;
  };

  it('is the owner’s to have: none is made until they give an address, and none after they take it away', async () => {
    expect((await casa.get<AjustesParte>(rutasSala.ajustesParte())).body.data).toEqual({ correo: null });
    expect(await readParte()).toBeNull();
    expect(await tell(randomUUID())).toBe(200);
    expect(
      await casa.app.db
        .collection('noches')
        .countDocuments({ restaurante: new Types.ObjectId(casa.local.id) }),
    ).toBe(0);

    await turnOn(' duena@casa.es ');
    expect((await casa.get<AjustesParte>(rutasSala.ajustesParte())).body.data).toEqual({
      correo: 'duena@casa.es',
    });
    await casa.put(rutasSala.ajustesParte(), { correo: null });

    expect(await get(AjustesParteDeNocheService).findConParte(casa.local.id)).toBeNull();
  });

  it('is what a recount of the exported copy says', async () => {
    const local = await turnOn();
    const ana = await pairAs('Ana');
    const [ticket] = (await casa.order()).body.data.pedidos;
    await casa.app.put(rutasSala.visto(ticket?._id ?? ''), { token: ana });
    const cobrada = await chargeOk(await serve(2), { importe: 4, forma: 'efectivo' });
    await annul(cobrada.cobros?.[0]?._id ?? '', 'era tarjeta');
    const ruta = rutasSala.rebajas(cobrada.grupoMesa);
    const invitada = { tipo: 'descuento', motivo: 'tarde', porcentaje: 10, rev: cobrada.rev + 1 };
    const headers = { [CABECERA_CLAVE]: randomUUID() };
    expect((await casa.app.post(ruta, { token: casa.local.token, body: invitada, headers })).status).toBe(
      201,
    );
    await casa.call();
    const clave = randomUUID();
    await tell(clave);
    await get(PartesDeNocheService).noteMinuto(local.id, [], new Date(), 'mal');
    const viejas = { creadoEn: new Date(Date.now() - 200_000) };
    await casa.app.db.collection('llamadas').updateMany({}, { $set: viejas });

    await write(local);

    const parte = await readParte();
    expect(parte).toMatchObject({ pedidos: 2, dobles: 0, noLlegados: 1, llamadas: 1, llamadasTarde: 1 });
    const { sello: _sello, escritoEn: _escritoEn, ...cifras } = parte ?? {};
    expect(cifras).toEqual(await recount(await exported(), casa.local.id));
  });

  it('is written once and mailed once, whatever many processes do, and goes on after a crash', async () => {
    const local = await turnOn();
    await casa.order();
    const correo = get(CorreoService);
    const send = jest.spyOn(correo, 'sendParte');

    await Promise.all(Array.from({ length: 8 }, () => write(local)));
    await write(local, new Date(manana.getTime() + 3 * 3_600_000));

    expect((await docs()).map(({ dia }) => dia)).toEqual([hoy]);
    expect(send.mock.calls.map(([para, { dia }]) => [para, dia])).toEqual([['duena@casa.es', hoy]]);
    // killed after the parte was written and before its mail was
    await casa.app.db.collection('partes').updateMany({}, { $set: { correo: 'por_enviar' } });
    await Promise.all([write(local), write(local)]);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('stays as it was written, while everything goes on', async () => {
    const local = await turnOn();
    await casa.order();
    await write(local);
    const antes = await readParte();

    await casa.order();
    await write(local, new Date(manana.getTime() + DIA_MS / 2));

    expect(await readParte()).toEqual(antes);
    expect(antes).toMatchObject({ pedidos: 1, cocina: null });
    const texto = correoDeParte({ nombre: 'Casa', dia: hoy, lineas: [], publicUrl: undefined }).texto;
    expect(texto).toContain('no se sabe');
  });

  it('waits for the end of its day, and sends nothing of a day without orders', async () => {
    const local = await turnOn();
    const send = jest.spyOn(get(CorreoService), 'sendParte');
    await write(local, new Date());
    expect(await docs()).toEqual([]);

    await write(local);

    expect((await docs()).map(({ dia, correo }) => [dia, correo])).toEqual([[hoy, 'ninguno']]);
    expect(send).not.toHaveBeenCalled();
  });

  it('has the minutes in which the kitchen had work and no screen, and which nobody knows', async () => {
    const local = await turnOn();
    const minutos = get(MinutosCocinaService);
    const { inicio } = jornadaDeDia([], hoy);
    const at = (minuto: number) => new Date(inicio.getTime() + minuto * 60_000 + 1_000);
    await minutos.note(local, at(10));
    await casa.order();
    for (const minuto of [11, 12, 12]) await minutos.note(local, at(minuto));
    // another process saw its screen
    await get(PartesDeNocheService).noteMinuto(local.id, [], at(12), 'bien');

    await write(local);

    const total = (jornadaDeDia([], hoy).fin.getTime() - inicio.getTime()) / 60_000;
    expect((await readParte())?.cocina).toEqual({ sinPantalla: 1, sinMedir: total - 3 });
  });

  it('counts what phones hold and no mesa has, of phones that sit there, and no more than so many', async () => {
    const local = await turnOn();
    const llegada = randomUUID();
    await casa.order({}, llegada);
    expect(await tell(randomUUID(), 1, 'x'.repeat(16))).toBe(404);
    const perdida = randomUUID();
    for (const clave of [llegada, perdida, perdida.toUpperCase()]) expect(await tell(clave, 3)).toBe(200);
    const muchas = [];
    for (let i = 0; i < 11; i += 1) muchas.push(await tell(randomUUID(), 4));

    await write(local);

    expect(new Set(muchas)).toEqual(new Set([200]));
    expect((await readParte())?.noLlegados).toBe(1 + 5);
  });

  async function exported(): Promise<Map<string, mongo.Document[]>> {
    const file = join(dir.dataDir, `${randomUUID()}.tar.gz`);
    const connection = casa.app.app.get<Connection>(getConnectionToken());
    await exportTo(file, { connection, jwtSecret: JWT_SECRET });
    const documentos = new Map<string, mongo.Document[]>();
    for await (const { nombre, bytes } of readMiembros(file)) {
      const coleccion = /^documentos\/(grupos|llamadas|noches)\//.exec(nombre)?.[1];
      if (coleccion === undefined) continue;
      const lineas = bytes.toString().split('\n').filter(Boolean);
      const leidos = lineas.map((linea) => mongo.BSON.EJSON.parse(linea) as mongo.Document);
      documentos.set(coleccion, [...(documentos.get(coleccion) ?? []), ...leidos]);
    }
    return documentos;
  }
});

/** By hand, with none of the server's own rules. */
async function recount(
  documentos: Map<string, mongo.Document[]>,
  restauranteId: string,
): Promise<Omit<ParteDeNoche, 'sello' | 'escritoEn'>> {
  const de = <T>(coleccion: string): T[] =>
    (documentos.get(coleccion) ?? []).filter(
      ({ restaurante }) => String(restaurante) === restauranteId,
    ) as T[];
  const grupos = de<GrupoDoc>('grupos');
  const tickets = grupos.flatMap(({ pedidos }) => pedidos);
  const claves = tickets.map(({ clave }) => clave);
  const vistos = tickets
    .flatMap(({ creadoEn, vistoEn }) =>
      vistoEn ? [Math.round((Number(vistoEn) - Number(creadoEn)) / 1_000)] : [],
    )
    .sort((a, b) => a - b);
  const rango = (cien: number) => vistos[Math.ceil((vistos.length * cien) / 100) - 1] ?? null;
  const [noche] = de<NocheDoc>('noches');
  const { inicio, fin } = jornadaDeDia([], nombreJornada([], new Date()));
  const anulados = grupos.flatMap(({ cobros = [] }) => cobros).filter(({ anulado }) => anulado);
  const ajustes = grupos
    .flatMap(({ ajustes: suyos = [] }) => suyos)
    .map(({ lineas }) => lineas.reduce((suma, { importe }) => suma + importe, 0));
  const llamadas = de<LlamadaDoc>('llamadas');
  return {
    pedidos: new Set(claves).size,
    dobles: 0,
    noLlegados: (noche?.claves ?? []).filter(({ clave }) => !claves.includes(clave)).length,
    visto: { vistos: vistos.length, sinVer: tickets.length - vistos.length, p50: rango(50), p95: rango(95) },
    cocina: {
      sinPantalla: noche?.mal?.length ?? 0,
      sinMedir: (Number(fin) - Number(inicio)) / 60_000 - (noche?.mal?.length ?? 0),
    },
    llamadas: llamadas.length,
    llamadasTarde: llamadas.length,
    ajustes: {
      veces: ajustes.length,
      importe: ajustes.reduce((suma, importe) => suma + importe, 0) / 100,
      quien: anulados.map(({ anulado }) => ({
        por: anulado?.por ?? '',
        veces: 1,
        importe: (ajustes[0] ?? 0) / 100,
      })),
    },
    anulaciones: {
      veces: anulados.length,
      importe: anulados.reduce((suma, { importe }) => suma + importe, 0) / 100,
      quien: anulados.map(({ anulado, importe }) => ({
        por: anulado?.por ?? '',
        veces: 1,
        importe: importe / 100,
      })),
    },
  };
}
