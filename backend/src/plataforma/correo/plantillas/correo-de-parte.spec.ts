import { correoDeParte } from './correo-de-parte';

it('the mail of a night says what was counted, as text and as HTML, and leads to its page', () => {
  const lineas = [
    { nombre: 'Pedidos', valor: '184' },
    { nombre: 'Cocina con trabajo y sin pantalla', valor: 'no se sabe' },
    { nombre: 'Cobros anulados', valor: '1 por 4,00 € (<b>Ana</b>, 1 por 4,00 €)' },
  ];
  const { asunto, texto, html } = correoDeParte({
    nombre: 'Casa Ana',
    dia: '2026-11-27',
    lineas,
    publicUrl: 'https://carta.ejemplo.es',
  });

  expect(asunto).toBe('Parte de la noche del 27/11/2026');
  expect(texto).toBe(
    [
      'Hola, Casa Ana:',
      'Esto es lo que se contó ese día.',
      [
        '  - Pedidos: 184',
        '  - Cocina con trabajo y sin pantalla: no se sabe',
        '  - Cobros anulados: 1 por 4,00 € (<b>Ana</b>, 1 por 4,00 €)',
      ].join('\n'),
      'Lo que nadie midió dice «no se sabe»; nunca un cero.',
      'Ver el parte: https://carta.ejemplo.es/admin/parte?dia=2026-11-27',
      'Lo recibes porque alguien de tu local lo pidió en Ajustes → Parte de la noche, donde se quita.',
      '— Carta Digital',
    ].join('\n\n'),
  );
  expect(html).toContain('&lt;b&gt;Ana&lt;/b&gt;');
  expect(html).not.toContain('<b>');
});
