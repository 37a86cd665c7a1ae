import { randomUUID } from 'node:crypto';
import { CABECERA_CLAVE, nombreJornada, rutas, rutasGestion, rutasSala } from '@carta/contracts';
import type { CrearPedidoResponse, Grupo, Ticket } from '@carta/contracts';
import type { GrupoDoc } from '../../src/servicio/pedidos/grupos/grupo.schema';
import { useCaja } from '../support/caja';
import { useLocal } from '../support/local';
import { useSala } from '../support/sala';
import { collect, openComensal, openTablero } from '../support/socket';

const SECRETO = 'nobody-reads-this';

/** The same document, with a field in each of its parts that no program knows; the seal is of what it was. */
function withSecretos(valor: unknown): unknown {
  if (Array.isArray(valor)) return valor.map(withSecretos);
  if (typeof valor !== 'object' || valor === null || valor.constructor !== Object) return valor;
  const partes = Object.entries(valor).map(([clave, parte]) => [
    clave,
    clave === 'sello' || clave === 'pasosSellados' ? parte : withSecretos(parte),
  ]);
  return { ...Object.fromEntries(partes), secreto: SECRETO };
}

describe('What a stored mesa has and no answer names', () => {
  const casa = useLocal();
  const { cancel, cancelUnits, carry, follow, recientes, setServicio, show, sign, takeOrder } = useSala(casa);
  const { moveLinea, reopen } = useSala(casa);
  const { charge, pay } = useCaja(casa);
  const grupos = () => casa.app.db.collection<GrupoDoc>('grupos');

  /** Marks every part of every mesa anew: what was written since is marked too. */
  async function mark(): Promise<void> {
    for (const doc of await grupos().find().toArray()) {
      await grupos().replaceOne({ _id: doc._id }, withSecretos(doc) as GrupoDoc);
    }
  }

  it('is read by nobody: floor, diner, closing, figures, events', async () => {
    await setServicio({ mesaCompartida: true });
    const t = await sign(1);
    const orderSigned = async (cambios: object): Promise<CrearPedidoResponse> =>
      (await casa.order({ t, ...cambios })).body.data;
    const tortillas = [{ ...casa.local.tortilla, cantidad: 5, notas: 'poco hecha' }, casa.local.cana];
    const propio = await orderSigned({ productos: tortillas, movil: 'a'.repeat(32), notas: 'sin prisa' });
    const vecino = await orderSigned({ productos: [casa.local.cana], evita: ['gluten'] });
    const [cocina] = propio.pedidos as [Ticket];
    const mesa = (): Promise<Grupo> =>
      casa.tablero().then((abiertos) => abiertos.find(({ grupoMesa }) => grupoMesa === propio.grupoMesa)!);
    const act = (ruta: string, body: object, via: 'post' | 'put' = 'put') =>
      casa.app[via]<unknown>(ruta, {
        token: casa.local.token,
        body,
        headers: { [CABECERA_CLAVE]: randomUUID() },
      });

    await mark();
    const [pared, telefono] = [
      await openTablero(casa.app, casa.local.token),
      await openComensal(casa.app, casa.local.id),
    ];
    await telefono.emitWithAck('seguir', propio.seguimiento);
    const oidos = {
      grupo: collect(pared, 'grupo'),
      pedido: collect(telefono, 'pedido'),
      mesa: collect(telefono, 'mesa'),
    };
    const dichos: Record<string, unknown> = {};
    const note = async (que: string, respuesta: Promise<{ status: number; body: { data: unknown } }>) => {
      const { status, body } = await respuesta;
      expect([que, status < 300 || body]).toEqual([que, true]);
      dichos[que] = body;
      await mark();
    };

    await note('shown', show(cocina));
    await note('some units cancelled', cancelUnits(cocina, { unidades: 1 }));
    await note('cancelled', cancel(vecino.pedidos[0]!, '0'));
    await note('begun', moveLinea(cocina, '0', 'en_preparacion'));
    await note('ready', moveLinea(cocina, '0', 'listo'));
    await note('carried', carry(cocina, true));
    await note('taken', takeOrder(1, { productos: [casa.local.cana], comensales: 3 }));
    await note(
      'how many',
      act(rutasSala.comensales(propio.grupoMesa), { comensales: 4, rev: (await mesa()).rev }),
    );
    await note(
      'moved mesa',
      act(rutasSala.moverMesa(propio.grupoMesa), { de: 1, a: 2, rev: (await mesa()).rev }),
    );
    await note(
      'taken off',
      act(
        rutasSala.rebajas(propio.grupoMesa),
        { tipo: 'descuento', porcentaje: 10, motivo: 'de la casa', rev: (await mesa()).rev },
        'post',
      ),
    );
    await note('charged', charge(await mesa(), { importe: 5, propina: 1 }));
    const [cobro] = (await mesa()).cobros!;
    await note('annulled', act(rutasSala.anularCobro(cobro!._id), { motivo: 'era de otra mesa' }));
    await note('charged again', charge(await mesa(), { importe: 5 }));

    const readAll = async (cuando: string): Promise<void> => {
      const hoy = nombreJornada([], new Date());
      const rutasLeidas = {
        tablero: rutas.pedidos(),
        entregados: rutas.pedidosEntregados(),
        pagados: rutas.pedidosPagados(),
        mesa: rutas.pedidosMesa(2),
        stats: rutas.pedidosStats(),
        recientes: rutasSala.recientes(),
        cierre: rutasSala.cierre(hoy),
        parte: rutasSala.parte(hoy),
        arqueo: rutasSala.arqueo(hoy),
        cifras: rutasGestion.estadisticas(casa.local.id),
        rango: rutasGestion.estadisticas(casa.local.id, { desde: hoy, hasta: hoy }),
      };
      for (const [que, ruta] of Object.entries(rutasLeidas)) {
        await note(`${que}, ${cuando}`, casa.app.get<unknown>(ruta, { token: casa.local.token }));
      }
      dichos[`seguimiento, ${cuando}`] = await follow(propio.seguimiento, vecino.seguimiento);
    };
    const revOf = async (): Promise<number> => (await grupos().findOne({ mesa: 2 }))!.rev;
    await readAll('while it is open');
    for (const ticket of (await mesa()).pedidos) {
      await act(rutas.pedidoEstado(ticket._id), { estado: 'entregado' });
      await mark();
    }
    await note('paid', pay(await mesa()));
    await readAll('once it is paid');
    await note('opened again', reopen(cocina, await revOf()));

    const leaks = Object.entries({ ...dichos, ...oidos }).filter(([, dicho]) =>
      JSON.stringify(dicho).includes(SECRETO),
    );
    expect(leaks.map(([que]) => que)).toEqual([]);
    for (const oido of Object.values(oidos)) expect(oido.length).toBeGreaterThan(3);
    expect((await recientes()).length).toBeGreaterThan(3);
    const [doc] = await grupos().find({ mesa: 2 }).toArray();
    const partes = [
      'mudanzas',
      'cobros',
      'ajustes',
      'asientos',
      'pedidos',
      'movimientos',
      'movimientosDinero',
    ];
    for (const parte of partes) {
      expect([parte, Reflect.get(doc!, parte)]).toEqual([
        parte,
        expect.arrayContaining([expect.objectContaining({ secreto: SECRETO })]),
      ]);
    }
  });
});
