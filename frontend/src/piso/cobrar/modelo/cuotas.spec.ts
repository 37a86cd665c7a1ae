import { centimos, sumCentimos, toEuros } from '@carta/contracts';
import type { CobroMesa } from '@carta/contracts';
import fc from 'fast-check';
import { buildCobro, buildGrupo } from '../../vivo/pruebas/fabrica';
import { cuotasDe, cuotasPagadas, personasDe } from './cuotas';

const pagadasDe = (...cobros: CobroMesa[]) => cuotasPagadas([buildGrupo({ cobros })]);
const importesDe = (falta: number, personas: number, ...cobros: CobroMesa[]) =>
  cuotasDe(centimos(falta), personas, pagadasDe(...cobros)).map(({ importe }) => importe);

it('spreads 40,00 € over three, the céntimo on the first', () => {
  expect(importesDe(4000, 3)).toEqual([1334, 1333, 1333]);
});

it('keeps what was paid and spreads the rest over those who have not', () => {
  expect(importesDe(2666, 3, buildCobro({ importe: 13.34 }))).toEqual([1334, 1333, 1333]);
});

it('spreads what was ordered since over the parts that are left alone', () => {
  expect(importesDe(2666 + 220, 3, buildCobro({ importe: 13.34 }))).toEqual([1334, 1443, 1443]);
});

it('leaves no part when nothing is left', () => {
  expect(importesDe(0, 3, buildCobro({ importe: 40 }))).toEqual([4000]);
});

it('begins with as many parts as people sit there, until the first is paid', () => {
  expect(personasDe(centimos(4000), [], 4)).toBe(4);
  expect(personasDe(centimos(4000), [], 1)).toBe(2);
  expect(personasDe(centimos(4000), [], 45)).toBe(20);
  expect(personasDe(centimos(4000), pagadasDe(buildCobro({ importe: 13.34 })), 4)).toBe(3);
});

it('has always one part for what is left, however many have paid', () => {
  const tres = [1, 2, 3].map(() => buildCobro({ importe: 5 }));
  expect(importesDe(700, 3, ...tres)).toEqual([500, 500, 500, 700]);
});

it('adds up to the bill, whatever was charged of it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 200_000 }),
      fc.integer({ min: 1, max: 20 }),
      fc.array(fc.integer({ min: 1, max: 50_000 }), { maxLength: 8 }),
      (falta, personas, pagos) => {
        const pagadas = pagadasDe(
          ...pagos.map((importe) => buildCobro({ importe: toEuros(centimos(importe)) })),
        );
        const cuotas = cuotasDe(centimos(falta), personas, pagadas);
        expect(sumCentimos(cuotas.map(({ importe }) => importe))).toBe(
          falta + pagos.reduce((suma, pago) => suma + pago, 0),
        );
        const libres = cuotas.filter(({ pagada }) => !pagada).map(({ importe }) => importe);
        expect(Math.max(...libres) - Math.min(...libres)).toBeLessThanOrEqual(1);
      },
    ),
  );
});

it('charges a bill to the last céntimo when every part is paid in its turn', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 20 }), (total, personas) => {
      let falta = total;
      const cobros: CobroMesa[] = [];
      while (falta > 0) {
        const cuotas = cuotasDe(centimos(falta), personas, pagadasDe(...cobros));
        const siguiente = cuotas.find(({ pagada }) => !pagada)!;
        cobros.push(buildCobro({ importe: toEuros(siguiente.importe) }));
        falta -= siguiente.importe;
      }
      expect(falta).toBe(0);
      expect(cobros.length).toBeLessThanOrEqual(personas);
    }),
  );
});

it('counts no dish that was charged by name, and nothing that was annulled, as a part', () => {
  const anulado = { motivo: 'Importe equivocado', en: '2026-03-01T14:00:00.000Z', por: 'Ana' };
  expect(
    pagadasDe(buildCobro({ lineas: [{ linea: 'a', unidades: 1 }] }), buildCobro({ anulado }), buildCobro()),
  ).toHaveLength(1);
});

it('knows a part of a party again that was taken from two of its tabs', () => {
  const cuota = { _id: `${'a'.repeat(16)}${'6'.repeat(8)}`, en: '2026-03-01T14:00:00.000Z' };
  const seis = buildGrupo({ mesa: 6, cobros: [buildCobro({ ...cuota, importe: 8 })] });
  const resto = buildCobro({ ...cuota, _id: `${'a'.repeat(16)}${'7'.repeat(8)}`, importe: 5.34 });
  const en = '2026-03-01T14:00:01.000Z';
  const siete = buildGrupo({ mesa: 7, cobros: [resto, buildCobro({ importe: 13.33, en })] });
  expect(cuotasPagadas([seis, siete]).map(({ importe }) => importe)).toEqual([1334, 1333]);
});

it.each([
  ['nothing was paid', [], 2],
  ['a third was paid', [13.34], 3],
  ['two thirds were paid', [13.34, 13.33], 3],
  ['something was paid that is no part', [7.77], 2],
  ['more was paid than two parts', [7.77, 1, 2], 4],
])('goes on among as many as it was begun, when %s', (_caso, pagos, personas) => {
  const pagadas = pagadasDe(...pagos.map((importe) => buildCobro({ importe })));
  expect(personasDe(centimos(4000), pagadas)).toBe(personas);
});
