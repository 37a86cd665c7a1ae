import type { Grupo } from '@carta/contracts';
import { buildGrupo, buildLinea, buildTicket } from '../../vivo/pruebas/fabrica';
import { DESPUES, PRIMEROS, SEGUNDOS, buildMesa, espera, marcha } from '../../vivo/pruebas/lineas-en-pases';
import { avanceOf } from './avance';

const textos = (grupo: Grupo) =>
  avanceOf(grupo).porServir.map(({ avances }) => avances.map(({ avance, texto }) => `${avance}: ${texto}`));

it('tells all that is not served, begun or not, with the notes of its lines, and every note of an order', () => {
  const lineas = [
    buildLinea({ nombre: 'Croquetas', cantidad: 2, notas: 'sin sal' }),
    buildLinea({ nombre: 'Pan' }),
  ];
  const empezadas = [
    buildLinea({ nombre: 'Bravas', estado: 'en_preparacion', notas: 'Sin cebolla' }),
    buildLinea({ nombre: 'Caña', cantidad: 3, estado: 'listo' }),
    buildLinea({ nombre: 'Agua', estado: 'entregado' }),
    buildLinea({ nombre: 'Vino' }),
  ];
  const grupo = buildGrupo({
    pedidos: [
      buildTicket({ lineas, notas: 'Cumpleaños' }),
      buildTicket({ notas: 'Cumpleaños', lineas: empezadas }),
      buildTicket({ notas: 'Trona', lineas: ['entregado'] }),
    ],
  });

  expect(textos(grupo)).toEqual([
    ['pendiente: 2 × Croquetas (sin sal), 1 × Pan'],
    ['pendiente: 1 × Vino', 'en_preparacion: 1 × Bravas (Sin cebolla)', 'listo: 3 × Caña'],
  ]);
  expect(avanceOf(grupo).notas).toEqual(['Cumpleaños', 'Trona']);
});

it('has each ticket whose station believes it at another mesa, until it is served', () => {
  const mudado = buildTicket({ antes: 6, lineas: ['en_preparacion'] });
  const servido = buildTicket({ antes: 6, lineas: ['entregado'] });

  expect(
    avanceOf(buildGrupo({ pedidos: [mudado, servido, buildTicket()] })).mudados.map(({ _id }) => _id),
  ).toEqual([mudado._id]);
});

it('names an allergy until it is served, each once, whether chosen or written', () => {
  const conNota = buildTicket({ lineas: [buildLinea({ estado: 'en_preparacion', notas: 'soy celíaca' })] });
  const servido = buildTicket({
    evita: ['soja'],
    lineas: [buildLinea({ estado: 'entregado', notas: 'Alergia al kiwi' })],
  });
  const gluten = () => buildTicket({ evita: ['gluten'], lineas: ['en_preparacion'] });
  const avance = avanceOf(buildGrupo({ pedidos: [gluten(), gluten(), conNota, servido] }));

  expect(avance.alergias).toEqual([['gluten']]);
  expect(avance.notas).toEqual(['soy celíaca']);
});

it('tells a cancellation until its station knows of it', () => {
  const cancelada = { motivo: 'Se ha acabado', en: '2026-03-01T13:00:05.000Z', por: 'Cocina' };
  const enterado = { en: cancelada.en, por: 'Cocina' };
  const lineas = [
    buildLinea({ nombre: 'Pulpo', estado: 'en_preparacion', cancelada }),
    buildLinea({ nombre: 'Pan', estado: 'en_preparacion', cancelada, enterado }),
    buildLinea({ estado: 'en_preparacion' }),
  ];

  const mesa = buildGrupo({ pedidos: [buildTicket({ lineas })] });
  expect(avanceOf(mesa).canceladas.map(({ nombre }) => nombre)).toEqual(['Pulpo']);
  expect(avanceOf({ ...mesa, pagadoEn: cancelada.en }).canceladas).toEqual([]);
  expect(textos(mesa)).toEqual([['en_preparacion: 1 × Croqueta']]);
});

it('names what waits its turn apart, and nothing that was served', () => {
  const lubina = espera(SEGUNDOS, { nombre: 'Lubina', cantidad: 2 });
  expect(textos(buildMesa([marcha(PRIMEROS, { nombre: 'Sopa' }), lubina]))).toEqual([
    ['pendiente: 1 × Sopa', 'espera: 2 × Lubina'],
  ]);
  expect(textos(buildMesa([marcha(PRIMEROS, { estado: 'entregado' }), lubina]))).toEqual([
    ['espera: 2 × Lubina'],
  ]);
  const marchada = { ...lubina, marchada: DESPUES };
  expect(textos(buildMesa([marcha(PRIMEROS, { estado: 'entregado' }), marchada]))).toEqual([
    ['pendiente: 2 × Lubina'],
  ]);
});
