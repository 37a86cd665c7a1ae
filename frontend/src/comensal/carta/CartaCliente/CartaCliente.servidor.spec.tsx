/** @jest-environment node */
import { formatEuros } from '@carta/contracts';
import { renderToString } from 'react-dom/server';
import type { Lengua } from '@carta/contracts';
import { buildMenu, buildProducto } from '../../../shared/api/pruebas/build-carta';
import { PRIMERAS_PALABRAS } from '../../../shared/lengua/diccionarios/primeras';
import { speak } from '../../../shared/lengua/lengua';
import { LectorInicial } from '../carta-inicial';
import { CierresProvider } from '../horario/cierres';
import { useCierresDe } from '../horario/useCierresDe';
import { buildCarta, buildCategoria, buildRestaurante } from '../pruebas/carta-entera';
import { CartaCliente } from './CartaCliente';

it('is drawn by a server, from its props alone', () => {
  const croquetas = buildProducto({
    nombre: 'Croquetas',
    precio: 9.5,
    alergenos: ['gluten'],
    imagen: '/uploads/abc.jpg',
    imagenPrevia: { ancho: 800, alto: 600, color: '#b5793f' },
  });
  const carta = buildCarta({ categorias: [buildCategoria({ productos: [croquetas] })] });

  const html = renderToString(<CartaCliente carta={carta} mesa={4} />);

  expect(typeof window).toBe('undefined');
  expect(html).toContain('La Tasca de Ana');
  expect(html).toContain('Croquetas');
  expect(html).toContain(formatEuros(9.5));
  expect(html).toContain('Gluten');
  expect(html).toContain('color="#b5793f"');
});

it('needs no inline style, which the page would not be allowed to have', () => {
  const foto = buildProducto({
    imagen: '/uploads/abc.jpg',
    imagenPrevia: { ancho: 8, alto: 6, color: '#fff' },
  });
  const carta = buildCarta({ categorias: [buildCategoria({ productos: [foto] })] });

  expect(renderToString(<CartaCliente carta={carta} mesa={4} />)).not.toContain('style=');
});

it('says the hours of a categoría, and nothing of the hour it is, for which it keeps the room', () => {
  const horas = [{ dias: [1, 2, 3, 4, 5, 6, 7], desde: '08:00', hasta: '12:00' }];
  const categorias = [buildCategoria({ nombre: 'Desayunos', horas })];
  const restaurante = buildRestaurante({ horario: { cocina: [], cerrados: [] } });

  const html = renderToString(<CartaCliente carta={buildCarta({ restaurante, categorias })} mesa={4} />);
  const sinHoras = renderToString(<CartaCliente carta={buildCarta()} mesa={4} />);

  expect(html).toContain('de 8:00 a 12:00');
  expect(html).not.toMatch(/abre|cerrad|Abierto/);
  const lineas = (texto: string): number => texto.split('<p').length;
  expect(lineas(html) - lineas(sinHoras)).toBe(2);
});

it('draws a menú out of its hours as two lines, in any language, by what the page brings', () => {
  const menu = buildMenu({ Primeros: ['Lentejas'] });
  const carta = buildCarta({ categorias: [buildCategoria({ productos: [menu] })] });
  const inicial = { carta, fuera: { [menu._id]: { hora: '13:00', dia: { dia: 1, mes: 9 } } } };
  const ConHoras = () => (
    <CierresProvider value={useCierresDe(carta)}>
      <CartaCliente carta={carta} mesa={null} />
    </CierresProvider>
  );
  const draw = (lengua: Lengua) => {
    speak(lengua, PRIMERAS_PALABRAS[lengua]);
    const html = renderToString(
      <LectorInicial value={() => inicial}>
        <ConHoras />
      </LectorInicial>,
    );
    speak('es');
    return html;
  };

  expect(draw('es')).toMatch(
    /Menú del día<\/h3><\/div><p>Vuelve el 1 de septiembre a las 13:00<\/p><\/article>/,
  );
  expect(draw('en')).toMatch(/<p>Back on 1 September at 13:00<\/p><\/article>/);
  expect(draw('es')).not.toMatch(/Lentejas|14,50/);
});
