import { randomUUID } from 'node:crypto';
import { CABECERA_CLAVE, CABECERA_SEGUIMIENTO, rutas, rutasGestion, rutasSala } from '@carta/contracts';
import type { Carta, Grupo, LineaPedidaRequest, PedidoSeguido, Producto } from '@carta/contracts';
import { comprobarMesa } from '../../src/servicio/pedidos/sello/comprobar-mesa';
import type { GrupoDoc } from '../../src/servicio/pedidos/grupos/grupo.schema';
import { formOf } from '../support/fotos';
import { useLocal } from '../support/local';
import { buildPorPeso } from '../support/platos';
import { useSala } from '../support/sala';

const PESO = { unidad: '100 g', gramosEstimados: 300 } as const;

describe('What is sold by its weight', () => {
  const casa = useLocal();
  const { moveTo, readMesa, takeOrder } = useSala(casa);
  let rodaballo: Producto;
  const linea = (cantidad = 1): LineaPedidaRequest => ({
    productoId: rodaballo._id,
    nombre: 'Rodaballo',
    cantidad,
    precio: 19.5,
  });
  const weigh = (grupo: Grupo, gramos: number, i = 0, rev = grupo.rev) => {
    const ticket = grupo.pedidos[0]!;
    return casa.put<Grupo>(rutasSala.peso(ticket._id, ticket.productos[i]!._id), { gramos, rev });
  };
  const charge = ({ grupoMesa, rev }: Grupo, cobro: object) =>
    casa.app.post<unknown>(rutasSala.cobros(grupoMesa), {
      token: casa.local.token,
      body: { forma: 'tarjeta', rev, ...cobro },
      headers: { [CABECERA_CLAVE]: randomUUID() },
    });

  beforeEach(async () => {
    rodaballo = await buildPorPeso(casa.app, casa.local.token);
  });

  it('costs on the carta what its unit does, and a house without such a dish reads nothing of it', async () => {
    const { body } = await casa.app.get<Carta>(rutas.carta(casa.local.id));
    const productos = body.data.categorias.flatMap((categoria) => categoria.productos);
    expect(productos.find(({ nombre }) => nombre === 'Rodaballo')).toMatchObject({
      precio: 6.5,
      porPeso: PESO,
    });
    expect(productos.find(({ nombre }) => nombre === 'Tortilla')).not.toHaveProperty('porPeso');
  });

  it('is a line for each piece, at the price of the estimate, which its diner reads', async () => {
    const { body, status } = await casa.order({ productos: [linea(2)] });

    expect(status).toBe(201);
    const grupo = await readMesa();
    expect(grupo.pedidos[0]!.productos).toMatchObject([
      { cantidad: 1, precio: 19.5, porPeso: { ...PESO, precio: 6.5 } },
      { cantidad: 1, precio: 19.5 },
    ]);
    const headers = { [CABECERA_SEGUIMIENTO]: body.data.seguimiento };
    const read = async () =>
      (await casa.app.get<PedidoSeguido[]>(rutas.seguimiento(), { headers })).body.data[0]!.pedidos[0]!;
    expect((await read()).productos[0]).toMatchObject({ porPeso: { precio: 6.5 } });
    await weigh(grupo, 420);
    const pesado = await read();
    expect(pesado.productos[0]).toMatchObject({ precio: 27.3, gramos: 420 });
    expect(pesado.productos[0]).not.toHaveProperty('pesada');
    expect(pesado.total).toBe(46.8);
  });

  it('is ordered at its estimate alone', async () => {
    const { body } = await casa.order({ productos: [{ ...linea(), precio: 6.5 }] });
    expect(body.code).toBe('PRECIO_CAMBIADO');
    expect(await casa.tablero()).toEqual([]);
  });

  it('is weighed once by who saw it, again by who saw that; a late retry changes nothing', async () => {
    await takeOrder(1, { productos: [linea()] });
    const antes = await readMesa();

    const pesado = (await weigh(antes, 420)).body.data;
    expect(pesado).toMatchObject({ rev: antes.rev + 1, totalGrupo: 27.3 });
    expect(pesado.pedidos[0]!.productos[0]).toMatchObject({
      gramos: 420,
      pesada: { por: expect.any(String) },
    });
    expect((await weigh(antes, 420)).body.data.rev).toBe(pesado.rev);
    const otra = (await weigh(pesado, 333)).body.data;
    expect(otra.totalGrupo).toBe(21.65);
    const tarde = await weigh(pesado, 420, 0, antes.rev);
    expect([tarde.status, tarde.body.code]).toEqual([409, 'ESTADO_CAMBIADO']);
    expect((await readMesa()).totalGrupo).toBe(21.65);
    const doc = await casa.app.db.collection<GrupoDoc>('grupos').findOne({});
    expect(doc && comprobarMesa(doc, [])).toMatchObject({ es: 'integro' });
  });

  it('is neither charged nor paid before it is weighed, but an amount can be', async () => {
    await takeOrder(1, { productos: [linea(), casa.local.tortilla] });
    const [ticket] = (await readMesa()).pedidos;
    await moveTo(ticket!, { estado: 'entregado' });
    const grupo = await readMesa();
    const suya = [{ linea: ticket!.productos[0]!._id, unidades: 1 }];

    const falta = [409, 'Falta pesar: Rodaballo'];
    const deLinea = await charge(grupo, { lineas: suya });
    expect([deLinea.status, deLinea.body.message]).toEqual(falta);
    const entero = await charge(grupo, { importe: 28, pagar: true });
    expect([entero.status, entero.body.message]).toEqual(falta);
    const pagado = await casa.put(rutas.pedidoEstado(ticket!._id), {
      estado: 'pagado',
      de: 'entregado',
      rev: grupo.rev,
    });
    expect([pagado.status, pagado.body.message]).toEqual(falta);
    expect((await charge(grupo, { importe: 20 })).status).toBe(201);

    const cobrado = await readMesa();
    const ligero = await weigh(cobrado, 100);
    expect([ligero.status, ligero.body.message]).toEqual([409, 'Anula antes el cobro']);
    const pesado = (await weigh(cobrado, 420)).body.data;
    expect([pesado.totalGrupo, pesado.pendiente]).toEqual([35.8, 15.8]);
    expect((await charge(pesado, { importe: 15.8, pagar: true })).status).toBe(201);
    expect(await casa.tablero()).toEqual([]);
  });

  it('is not weighed anew once it is charged', async () => {
    await takeOrder(1, { productos: [linea()] });
    const pesado = (await weigh(await readMesa(), 420)).body.data;
    const suya = [{ linea: pesado.pedidos[0]!.productos[0]!._id, unidades: 1 }];
    expect((await charge(pesado, { lineas: suya })).status).toBe(201);

    const otra = await weigh(await readMesa(), 500);
    expect([otra.status, otra.body.message]).toEqual([409, 'Anula antes el cobro']);
  });

  it('has no formatos, opciones or menu, and is sold by the piece again when its owner says so', async () => {
    const change = (body: object) => casa.put<Producto>(rutasGestion.producto(rodaballo._id), body);
    const formatos = [{ nombre: 'Media', precio: 5 }];

    const conFormatos = await change({ formatos });
    expect([conFormatos.status, conFormatos.body.errors]).toEqual([
      422,
      [{ field: 'porPeso', message: 'Lo que va por peso no lleva formatos ni opciones, ni es un menú.' }],
    ]);
    for (const [porPeso, field] of [
      [{ unidad: '10 g', gramosEstimados: 300 }, 'porPeso.unidad'],
      [{ unidad: 'kg', gramosEstimados: 0 }, 'porPeso.gramosEstimados'],
      [{ unidad: 'kg' }, 'porPeso.gramosEstimados'],
      ['kg', 'porPeso'],
    ] as const) {
      const { status, body } = await change({ porPeso });
      expect([status, body.errors?.[0]?.field]).toEqual([422, field]);
    }
    expect((await change({ precio: 42, porPeso: { unidad: 'kg', gramosEstimados: 500 } })).status).toBe(200);
    expect((await casa.order({ productos: [{ ...linea(), precio: 21 }] })).status).toBe(201);
    const porPeso = JSON.stringify({ unidad: 'kg', gramosEstimados: 250 });
    const form = await casa.app.put<Producto>(rutasGestion.producto(rodaballo._id), {
      token: casa.local.token,
      body: formOf({ porPeso }),
    });
    expect(form.body.data.porPeso).toEqual({ unidad: 'kg', gramosEstimados: 250 });
    expect((await change({ porPeso: null, formatos })).body.data).not.toHaveProperty('porPeso');
  });
});
