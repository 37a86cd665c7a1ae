import { randomUUID } from 'node:crypto';
import { CABECERA_CLAVE, rutas, rutasSala } from '@carta/contracts';
import type { Grupo, Ticket } from '@carta/contracts';
import { useCaja } from '../support/caja';
import { useLocal } from '../support/local';

/** A rev that no mesa has. */
const rev = 1e15;

describe('A screen that says it has seen what has not happened yet', () => {
  const casa = useLocal();
  const { serve } = useCaja(casa);
  const ask = (method: 'put' | 'post', ruta: string, body: object) =>
    casa.app[method](ruta, { token: casa.local.token, body, headers: { [CABECERA_CLAVE]: randomUUID() } });
  const lineaDe = ({ productos: [linea] }: Ticket): string => linea?._id ?? '0';

  it.each<[string, (grupo: Grupo, ticket: Ticket) => ReturnType<typeof ask>]>([
    ['moves a line', (_, t) => ask('put', rutas.lineaEstado(t._id, lineaDe(t)), { estado: 'listo', rev })],
    [
      'moves a ticket',
      (_, t) => ask('put', rutas.pedidoEstado(t._id), { estado: 'listo', alcance: 'pedido', rev }),
    ],
    ['moves a mesa', (_, t) => ask('put', rutas.pedidoEstado(t._id), { estado: 'listo', rev })],
    ['pays a mesa', (_, t) => ask('put', rutas.pedidoEstado(t._id), { estado: 'pagado', rev })],
    [
      'cancels a line',
      (_, t) => ask('put', rutasSala.cancelarLinea(t._id, lineaDe(t)), { motivo: 'no hay', rev }),
    ],
    ['carries a ticket', (_, t) => ask('put', rutasSala.llevar(t._id), { llevar: true, rev })],
    ['moves a party', (g) => ask('put', rutasSala.moverMesa(g.grupoMesa), { de: 1, a: 2, rev })],
    ['joins mesas', (g) => ask('put', rutasSala.juntarMesas(g.grupoMesa), { mesas: [1, 2], rev })],
    ['pays a party', (g) => ask('put', rutasSala.pagarMesas(g.grupoMesa), { revs: { [g.grupoMesa]: rev } })],
    ['charges', (g) => ask('post', rutasSala.cobros(g.grupoMesa), { importe: 1, forma: 'tarjeta', rev })],
  ])('changes nothing: %s', async (_caso, attempt) => {
    const grupo = await serve(1);
    const [ticket] = grupo.pedidos;

    const { status, body } = await attempt(grupo, ticket as Ticket);

    expect([status, body.code]).toEqual([409, 'ESTADO_CAMBIADO']);
    const despues = await casa.get<Grupo>(rutas.pedidosMesa(1));
    expect(despues.body.data).toEqual(grupo);
  });
});
