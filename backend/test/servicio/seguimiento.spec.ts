import { randomUUID } from 'node:crypto';
import { CABECERA_SEGUIMIENTO, LIMITES, rutas, rutasSala } from '@carta/contracts';
import type { PedidoSeguido } from '@carta/contracts';
import fc from 'fast-check';
import { SeguimientoService } from '../../src/servicio/pedidos/seguimiento/seguimiento.service';
import { NADIE } from '../support/factories';
import type { Respuesta } from '../support/app';
import { useLocal } from '../support/local';
import { useSala } from '../support/sala';

describe('What a phone asks of its orders', () => {
  const casa = useLocal();
  const { setServicio, sign } = useSala(casa);

  const ask = (tokens: readonly string[], ruta = rutas.seguimiento()): Promise<Respuesta<PedidoSeguido[]>> =>
    casa.app.get<PedidoSeguido[]>(ruta, { headers: { [CABECERA_SEGUIMIENTO]: tokens.join(',') } });
  const send = async (mesa = 1): Promise<string> => {
    const { body } = await casa.order({ mesa, t: await sign(mesa) });
    return body.data.seguimiento;
  };
  const forge = (): string =>
    casa.app.app.get(SeguimientoService).signPedido({ grupoId: NADIE, clave: randomUUID() });

  it('is answered once for each order, however often its token is repeated', async () => {
    const [primero, segundo] = [await send(), await send()];

    const { status, body } = await ask([
      ...Array<string>(15).fill(primero),
      segundo,
      ...Array<string>(15).fill(primero),
    ]);

    expect(status).toBe(200);
    expect(body.data).toHaveLength(2);
  });

  it('tells the rest of a mesa once, without what it tells as one’s own', async () => {
    await setServicio({ mesaCompartida: true });
    const propios = [await send(), await send(), await send()];
    const otraMesa = await send(2);
    const ajeno = await casa.order();

    const { body } = await ask([...propios, otraMesa]);

    const conOtros = body.data.filter(({ otros }) => otros !== undefined);
    expect(conOtros.map(({ mesa }) => mesa.numero)).toEqual([1, 2]);
    expect(conOtros[0]?.otros?.map(({ _id }) => _id)).toEqual(ajeno.body.data.pedidos.map(({ _id }) => _id));
    expect(conOtros[1]?.otros).toEqual([]);
  });

  it('tells nothing of the rest of a mesa that is paid', async () => {
    await setServicio({ mesaCompartida: true });
    const propio = await send();
    const { body } = await casa.order();
    for (const estado of ['entregado', 'pagado']) {
      const ruta = rutas.pedidoEstado(body.data.pedidos[0]?._id ?? '');
      await casa.put(ruta, { estado });
    }

    expect((await ask([propio])).body.data).toMatchObject([{ pagado: true }]);
    expect((await ask([propio])).body.data[0]).not.toHaveProperty('otros');
  });

  it.each([
    ['orders', rutas.seguimiento()],
    ['calls', rutasSala.llamadasSeguidas()],
  ])('is refused for more %s than a phone has', async (_nombre, ruta) => {
    const veinte = Array.from({ length: LIMITES.seguidosPorConsulta }, forge);
    expect((await ask(veinte, ruta)).status).toBe(200);

    for (const tokens of [[...veinte, forge()], Array<string>(60).fill(forge()), ['x'.repeat(5_000)]]) {
      const { status, body } = await ask(tokens, ruta);
      expect([status, body.errors]).toEqual([
        422,
        [{ field: CABECERA_SEGUIMIENTO, message: 'Se puede preguntar por 20 a la vez como máximo' }],
      ]);
    }
  });

  it('is proved by the very token that was given: with anything before or after it, it proves nothing', async () => {
    const token = await send();
    const { body } = await casa.call({ mesa: 1, tipo: 'camarero' });
    const seguimientos = casa.app.app.get(SeguimientoService);

    for (const sobra of ['.', '.x', '=', 'A', `.${token}`]) {
      expect((await ask([token + sobra])).body.data).toEqual([]);
      expect((await ask([body.data.seguimiento + sobra], rutasSala.llamadasSeguidas())).body.data).toEqual(
        [],
      );
    }
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'binary' }), fc.boolean(), (sobra, antes) => {
        expect(seguimientos.verifyPedido(antes ? sobra + token : token + sobra)).toBeNull();
      }),
    );
  });
});
