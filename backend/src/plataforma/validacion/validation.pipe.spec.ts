import 'reflect-metadata';
import { ERRORES, reglasPedido } from '@carta/contracts';
import { CrearPedidoDto } from '../../servicio/pedidos/entrada/crear-pedido.dto';
import { OrdenProductosDto } from '../../carta/productos/orden/dto/orden.dto';
import { CambiarZonasDto } from '../../casa/locales/dto/local.dto';
import { ValidacionPipe } from './validation.pipe';

const ID = '6b0525e6a9419657b62e6a44';
const PEDIDO = {
  restaurante: ID,
  mesa: 4,
  productos: [{ nombre: 'Caña', cantidad: 2, precio: 2.2 }],
};

const transform = (body: unknown) =>
  new ValidacionPipe().transform(body, { type: 'body', metatype: CrearPedidoDto });

it('lets a well-formed body through as it came', async () => {
  await expect(transform(structuredClone(PEDIDO))).resolves.toStrictEqual(PEDIDO);
});

it('refuses a broken rule with the field and its words, in a list too', async () => {
  const productos = [{ ...PEDIDO.productos[0], cantidad: 0 }];

  await expect(transform({ ...PEDIDO, productos })).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
    detalle: { errors: [{ field: 'productos.0.cantidad', message: reglasPedido.cantidad(0) }] },
  });
});

it.each([
  ['sobra', { ...PEDIDO, mesa: 0, sobra: 1 }],
  ['productos.0.sobra', { ...PEDIDO, productos: [{ ...PEDIDO.productos[0], sobra: 1 }] }],
])('refuses the unknown key %s by its name alone', async (field, body) => {
  await expect(transform(body)).rejects.toMatchObject({
    code: 'BAD_REQUEST',
    message: ERRORES.BAD_REQUEST.mensaje,
    detalle: { errors: [{ field, message: 'No se conoce este campo.' }] },
  });
});

it.each([
  [
    'zonas.1.sobra',
    CambiarZonasDto,
    {
      zonas: [
        { nombre: 'Terraza', mesas: '1-4' },
        { nombre: 'Patio', mesas: '5', sobra: 1 },
      ],
    },
  ],
  ['secciones.0.sobra', OrdenProductosDto, { secciones: [{ categoria: null, productos: [ID], sobra: 1 }] }],
])('refuses %s, where a part has no class of its own', async (field, metatype, body) => {
  await expect(new ValidacionPipe().transform(body, { type: 'body', metatype })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
    detalle: { errors: [{ field, message: 'No se conoce este campo.' }] },
  });
});

it.each([
  ['a list', [PEDIDO]],
  ['nothing', undefined],
])('refuses %s', async (_what, body) => {
  await expect(transform(body)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});
