import fc from 'fast-check';
import { precioPorPeso } from '../../../carta/dominio/peso';
import { elegir } from '../../../carta/dominio/eleccion';
import { centimos, sumCentimos } from '../../../plataforma/dominio/dinero';
import { addRebaja } from './rebajar';
import { addCobro, pendienteDe, totalCobrado } from './cobrar';
import { costeLinea } from '../linea/coste';
import { porPesarDe, totalGrupo } from '../mesa/grupo';
import { mapLineas } from '../mesa/lineas-de-mesa';
import { payCobrada, payGrupo } from './movimientos-cobro';
import { weighLinea } from './pesar';
import { buildProducto } from '../pruebas/producto';
import { INICIO, at, buildGrupo, buildTicket, done, refusalOf } from '../pruebas/mesa';
import { cuantasLineas, desplegarMenus } from '../pedido/split-comanda';

const ANA = { por: 'Ana', en: INICIO };
const porPeso = { unidad: '100 g', precio: centimos(650), gramosEstimados: 300 } as const;
/** A fish of 19,50 € more or less, and another. */
const mesa = buildGrupo([
  buildTicket(['entregado', 'entregado'], {
    linea: { porPeso, precio: centimos(1_950), nombre: 'Rodaballo' },
  }),
]);
const weigh = (grupo = mesa, gramos = 420, linea = 'p0l0', rev: number | undefined = grupo.rev) =>
  weighLinea(grupo, 'p0', linea, gramos, ANA, rev);
const cobro = (importe: number, clave = 'c') =>
  ({ id: clave.padEnd(24, '0'), clave, forma: 'tarjeta', importe: centimos(importe) }) as const;

it('is paid, and charged by its lines, once all of it is weighed', () => {
  const una = done(weigh());
  expect(porPesarDe(una).map(({ id }) => id)).toEqual(['p0l1']);
  expect(refusalOf(payGrupo(una, una.rev, INICIO))).toBe('SIN_PESAR');
  const deLinea = { id: 'a'.repeat(24), clave: 'l', forma: 'tarjeta' as const };
  const porLinea = (linea: string) =>
    addCobro(una, { ...deLinea, lineas: [{ linea, unidades: 1 }] }, ANA, una.rev);
  expect(refusalOf(porLinea('p0l1'))).toBe('SIN_PESAR');
  expect(done(porLinea('p0l0')).cobros?.[0]?.importe).toBe(2_730);

  const dos = done(weigh(una, 100, 'p0l1'));
  expect(payGrupo(dos, dos.rev, INICIO)).toMatchObject({ ok: true, grupo: { pagado: true } });
});

it('is not paid by an amount that covers what was estimated', () => {
  const cobrada = addCobro(mesa, cobro(3_900), ANA, mesa.rev);
  expect(done(payCobrada(mesa, cobrada, mesa.rev, INICIO)).pagado).toBe(false);
});

it('is charged by nobody who saw another weight', () => {
  const una = done(weigh());
  expect(refusalOf(addCobro(una, cobro(100), ANA, mesa.rev))).toBe('ESTADO_CAMBIADO');
});

it('has nothing taken off before it is weighed, and is not weighed anew after', () => {
  const invitar = (grupo = mesa) =>
    addRebaja(
      grupo,
      {
        ...{ id: 'b'.repeat(24), clave: 'i', tipo: 'invitar', motivo: 'Cumpleaños' },
        lineas: [{ linea: 'p0l0', unidades: 1 }],
      },
      ANA,
      grupo.rev,
    );
  expect(refusalOf(invitar())).toBe('SIN_PESAR');
  const una = done(weigh());
  const invitada = done(invitar(una));
  expect(totalGrupo(invitada)).toBe(1_950);
  expect(refusalOf(weigh(invitada, 500))).toBe('REBAJA_POSTERIOR');
});

it('keeps what another weight took off or added once it was served, and stops at twenty', () => {
  const sinServir = buildGrupo([buildTicket(['listo'], { linea: { porPeso, precio: centimos(1_950) } })]);
  const otra = done(weigh(done(weigh(sinServir)), 100));
  expect(at(otra.pedidos, 0).lineas[0]).not.toHaveProperty('repesadas');
  let grupo = done(weigh());
  expect(at(grupo.pedidos, 0).lineas[0]).not.toHaveProperty('repesadas');
  grupo = done(weigh(done(weigh(grupo, 220)), 320));
  expect(at(grupo.pedidos, 0).lineas[0]).toMatchObject({
    repesadas: [
      { de: 420, a: 220, importe: 1_300, ...ANA },
      { de: 220, a: 320, importe: -650, ...ANA },
    ],
  });
  for (let gramos = 1; gramos <= 18; gramos++) grupo = done(weigh(grupo, gramos));
  expect(refusalOf(weigh(grupo, 500))).toBe('MUY_REBAJADA');
});

it('is not weighed once it is cancelled, nor once its mesa is paid', () => {
  const sinUna = mapLineas(mesa, (linea) =>
    linea.id === 'p0l0' ? { ...linea, cancelada: { motivo: 'no queda', ...ANA } } : linea,
  );
  expect(refusalOf(weigh(done(sinUna)))).toBe('ESTADO_CAMBIADO');
  const pesada = done(weigh(done(weigh()), 100, 'p0l1'));
  const pagada = done(payGrupo(pesada, pesada.rev, INICIO));
  expect(refusalOf(weigh(pagada, 500))).toBe('ESTADO_CAMBIADO');
});

it('is ordered as a line for each piece, which counts as one', () => {
  const rodaballo = buildProducto('rodaballo', { porPeso });
  const pedida = { producto: rodaballo, eleccion: elegir(rodaballo, { opciones: [] }) };
  const lineas = [{ ...pedida, cantidad: 3 }];
  expect(desplegarMenus(lineas).map(({ cantidad }) => cantidad)).toEqual([1, 1, 1]);
  expect(cuantasLineas(lineas)).toBe(3);
});

it('is of a line that is sold by its weight, and of no other', () => {
  const llana = buildGrupo([buildTicket(['pendiente'])]);
  expect(refusalOf(weigh(llana))).toBe('NO_SE_PESA');
  expect(refusalOf(weigh(mesa, 420, 'p0l7'))).toBe('NO_EXISTE');
});

it('never leaves more charged than there is, whatever is weighed and charged, and when', () => {
  const paso = fc.record({
    linea: fc.constantFrom('p0l0', 'p0l1'),
    gramos: fc.integer({ min: 1, max: 2_000 }),
    importe: fc.option(fc.integer({ min: 1, max: 5_000 })),
    atras: fc.nat(2),
  });
  fc.assert(
    fc.property(fc.array(paso, { maxLength: 12 }), (pasos) => {
      let grupo = mesa;
      pasos.forEach(({ linea, gramos, importe, atras }, i) => {
        const rev = grupo.rev - atras;
        const movimiento =
          importe === null
            ? weighLinea(grupo, 'p0', linea, gramos, ANA, rev)
            : addCobro(grupo, cobro(importe, `c${i}`), ANA, rev);
        if (!movimiento.ok) return;
        grupo = movimiento.grupo;
        expect(totalCobrado(grupo)).toBeLessThanOrEqual(totalGrupo(grupo));
        expect(pendienteDe(grupo)).toBeGreaterThanOrEqual(0);
        const pesada = at(grupo.pedidos, 0).lineas.find(({ id }) => id === linea)!;
        const { repesadas = [] } = pesada;
        expect(sumCentimos([costeLinea(pesada), ...repesadas.map((cada) => cada.importe)])).toBe(
          precioPorPeso(porPeso.precio, porPeso.unidad, repesadas[0]?.de ?? pesada.gramos ?? 300),
        );
        if (importe === null) expect(pesada.gramos).toBe(gramos);
      });
    }),
  );
});
