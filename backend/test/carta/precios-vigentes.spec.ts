import { rutasGestion } from '@carta/contracts';
import type { LineaPedidaRequest, Zona } from '@carta/contracts';
import { AjustesService } from '../../src/casa/locales/ajustes.service';
import { useLocal } from '../support/local';
import { buildPlatos, lineaOf, named } from '../support/platos';
import type { Platos } from '../support/platos';

describe('An order after a change of the carta, of what was ordered before it', () => {
  const casa = useLocal();
  let platos: Platos;
  let zona: Zona;

  beforeEach(async () => {
    platos = await buildPlatos(casa.app, casa.local);
    const zonas = [{ nombre: 'Terraza', mesas: '1-3' }];
    [zona] = (await casa.app.app
      .get(AjustesService)
      .changeZonas(casa.local.id, casa.local.id, { zonas })) as [Zona];
  });

  const media = (): string => named(platos.croquetas.formatos, 'Media')._id;
  const alPunto = (): string => named(platos.punto.valores, 'Al punto')._id;
  const queso = (): string => named(platos.extras.valores, 'Queso')._id;
  const burger = (): LineaPedidaRequest => lineaOf(platos.burger, 13.5, { opciones: [alPunto(), queso()] });
  const croquetas = (): LineaPedidaRequest => lineaOf(platos.croquetas, 6, { formato: media() });
  const ask = async (linea: LineaPedidaRequest): Promise<number> =>
    (await casa.order({ productos: [linea] })).status;
  const put = (ruta: string, body: object) => casa.put(ruta, body);
  const remove = (ruta: string) => casa.delete(ruta);
  const idDe = ({ productoId = '' }: LineaPedidaRequest): string => productoId;
  const { producto, disponibilidad, opcion, disponibilidadOpcion, categoria, preciosDeZona } = rutasGestion;

  const CAMBIOS: [string, () => LineaPedidaRequest, () => ReturnType<typeof put>][] = [
    [
      'another price',
      () => casa.local.cana,
      () => put(producto(idDe(casa.local.cana)), { nombre: 'Caña', precio: 2.5 }),
    ],
    [
      'a dish that is sold out',
      () => casa.local.cana,
      () => put(disponibilidad(idDe(casa.local.cana)), { disponible: false }),
    ],
    [
      'a formato that is sold out',
      croquetas,
      () => put(disponibilidad(platos.croquetas._id), { disponible: false, formato: media() }),
    ],
    [
      'a price of its zona',
      () => casa.local.cana,
      () =>
        put(preciosDeZona(casa.local.id, zona._id), {
          precios: [{ producto: idDe(casa.local.cana), precio: 2.9 }],
        }),
    ],
    ['a dish that is gone', () => casa.local.cana, () => remove(producto(idDe(casa.local.cana)))],
    ['a categoría that is gone', croquetas, () => remove(categoria(platos.croquetas.categoria ?? ''))],
    [
      'another supplement',
      burger,
      () =>
        put(opcion(platos.extras._id), {
          nombre: 'Extras',
          min: 0,
          max: 1,
          valores: [{ _id: queso(), nombre: 'Queso', suplemento: 2 }],
        }),
    ],
    [
      'a value that is sold out',
      burger,
      () => put(disponibilidadOpcion(platos.extras._id), { disponible: false, valor: queso() }),
    ],
    ['an opción that is gone', burger, () => remove(opcion(platos.extras._id))],
  ];

  it.each(CAMBIOS)('is refused at what was true before: %s', async (_que, linea, change) => {
    const pedida = linea();
    expect(await ask(pedida)).toBe(201);
    expect(await ask(pedida)).toBe(201);

    expect((await change()).status).toBe(200);

    expect([409, 422]).toContain(await ask(pedida));
  });
});
