import { fromTexto, toTexto } from './en-texto';

it('is read as it was written, instants and what looks like one alike', () => {
  const mesa = {
    rev: 7,
    actualizadoEn: new Date(1_700_000_000_123),
    pedidos: [{ notas: '2026-11-21T20:00:00.000Z', lleva: { en: new Date(0), por: '{"$instante":1}' } }],
  };

  expect(fromTexto(toTexto(mesa))).toEqual(mesa);
});
