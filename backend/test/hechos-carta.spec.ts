import { rutasGestion, rutasSala } from '@carta/contracts';
import type { Categoria } from '@carta/contracts';
import { DomainEvents } from '../src/plataforma/hechos/domain-events';
import { useLocal } from './support/local';
import { buildDispositivo } from './support/dispositivos';
import { attend } from './support/call';
import { useSala } from './support/sala';

describe('What has happened', () => {
  const casa = useLocal();
  const { orderAt, moveMesa } = useMesas();

  function useMesas() {
    const sala = useSala(casa);
    const moveMesa = async (de: number, a: number) => {
      const { grupoMesa, rev } = await sala.readMesa();
      return send('put', rutasSala.moverMesa(grupoMesa), { de, a, rev });
    };
    return { ...sala, moveMesa };
  }

  async function send(metodo: 'post' | 'put' | 'delete', ruta: string, body?: object): Promise<unknown> {
    const respuesta = await casa.app[metodo](ruta, { token: casa.local.token, ...(body ? { body } : {}) });
    if (respuesta.status >= 300) throw new Error(`${ruta} was answered ${respuesta.status}`);
    return respuesta.body.data;
  }

  it('to a carta is told by its name, and to which part of it', async () => {
    const oidos: unknown[] = [];
    const { tortilla, id: restauranteId } = casa.local;
    casa.app.app.get(DomainEvents).on('carta.cambiada', (cambio) => oidos.push(cambio));

    const { _id } = (await send('post', rutasGestion.categorias(), { nombre: 'Postres' })) as Categoria;
    await send('put', rutasGestion.categoria(_id), { nombre: 'Dulces' });
    await send('put', rutasGestion.disponibilidad(tortilla.productoId ?? ''), { disponible: false });
    await send('delete', rutasGestion.producto(tortilla.productoId ?? ''));
    await send('delete', rutasGestion.categoria(_id));
    await send('put', rutasSala.servicio(restauranteId), { pausado: true });

    expect(oidos).toEqual([
      { restauranteId, es: 'categoria.creada' },
      { restauranteId, es: 'categoria.cambiada', id: _id },
      { restauranteId, es: 'producto.cambiado', id: tortilla.productoId },
      { restauranteId, es: 'producto.eliminado', id: tortilla.productoId },
      { restauranteId, es: 'categoria.eliminada', id: _id },
      { restauranteId, es: 'local.cambiado' },
    ]);
  });

  it('to a call is told by its name: made, changed, moved with its mesa, taken and attended', async () => {
    const oidos: string[] = [];
    casa.app.app.get(DomainEvents).on('llamada.cambiada', ({ es }) => oidos.push(es));
    await orderAt(1);

    const { body } = await casa.call({ tipo: 'cuenta' });
    await casa.call({ tipo: 'cuenta', pago: 'tarjeta' });
    await moveMesa(1, 3);
    await attend(casa.app, casa.local, body.data._id, { estado: 'en_camino' });
    await attend(casa.app, casa.local, body.data._id, { estado: 'atendido' });

    expect(oidos).toEqual(['hecha', 'cambiada', 'movida', 'tomada', 'atendida']);
  });

  it('to a device is told by its name: paired and removed', async () => {
    const oidos: unknown[] = [];
    casa.app.app.get(DomainEvents).on('dispositivo.cambiado', (cambio) => oidos.push(cambio));

    const { dispositivo } = await buildDispositivo(casa.app, casa.local.token);
    await send('delete', rutasSala.dispositivo(dispositivo._id));

    const deEste = { restauranteId: casa.local.id, id: dispositivo._id };
    expect(oidos).toEqual([
      { ...deEste, es: 'emparejado' },
      { ...deEste, es: 'quitado' },
    ]);
  });
});
