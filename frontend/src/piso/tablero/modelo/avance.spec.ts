import { buildGrupo, buildLinea, buildTicket } from '../../vivo/pruebas/fabrica';
import { DESPUES, PRIMEROS, SEGUNDOS, buildMesa, espera, marcha } from '../../vivo/pruebas/pases';
import { avanceOf } from './avance';

it('tells all that nobody has begun, with the notes of its lines and of its order', () => {
  const lineas = [
    buildLinea({ nombre: 'Croquetas', cantidad: 2, notas: 'sin sal' }),
    buildLinea({ nombre: 'Pan' }),
  ];
  const avance = avanceOf(
    buildGrupo({
      pedidos: [
        buildTicket({ lineas, notas: 'Cumpleaños' }),
        buildTicket({ tipoPedido: 'bebida', notas: 'Cumpleaños', lineas: ['en_preparacion'] }),
      ],
    }),
  );

  expect(avance.sinEmpezar.map(({ texto }) => texto)).toEqual(['2 × Croquetas (sin sal), 1 × Pan']);
  expect(avance.notas).toEqual(['Cumpleaños']);
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
  const servido = buildTicket({ evita: ['soja'], notas: 'Alergia al kiwi', lineas: ['entregado'] });
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

  const { canceladas, sinEmpezar } = avanceOf(buildGrupo({ pedidos: [buildTicket({ lineas })] }));
  expect(canceladas.map(({ nombre }) => nombre)).toEqual(['Pulpo']);
  expect(sinEmpezar).toEqual([]);
});

it('tells what waits its turn in units, and nobody to begin it', () => {
  const avance = avanceOf(
    buildMesa([marcha(PRIMEROS, { nombre: 'Sopa' }), espera(SEGUNDOS, { cantidad: 2 }), espera(SEGUNDOS)]),
  );
  expect([avance.enEspera, avance.sinEmpezar.map(({ texto }) => texto)]).toEqual([3, ['1 × Sopa']]);

  const servidos = avanceOf(buildMesa([marcha(PRIMEROS, { estado: 'entregado' }), espera(SEGUNDOS)]));
  expect([servidos.enEspera, servidos.sinEmpezar]).toEqual([1, []]);

  const marchan = avanceOf(
    buildMesa([
      marcha(PRIMEROS, { estado: 'entregado' }),
      espera(SEGUNDOS, { nombre: 'Lubina', marchada: DESPUES }),
    ]),
  );
  expect(marchan.sinEmpezar.map(({ texto }) => texto)).toEqual(['1 × Lubina']);
});
