import fc from 'fast-check';
import { PERSONA_BORRADA } from '@carta/contracts';
import { blankNombre } from './blank-nombre';

const ANA = 'a'.repeat(24);
const OTRA = 'b'.repeat(24);

/** Steps of a mesa, however deep they stand, of people and of devices. */
const paso = fc.record(
  {
    en: fc.constant(new Date(0)),
    por: fc.constantFrom('Ana', 'Luis'),
    persona: fc.constantFrom(ANA, OTRA),
    motivo: fc.string(),
  },
  { requiredKeys: ['en', 'por'], noNullPrototype: true },
);
const { mesa } = fc.letrec((tie) => ({
  mesa: fc.record(
    { lineas: fc.array(tie('mesa'), { maxLength: 2 }), lleva: paso, cancelada: paso, cantidad: fc.nat() },
    { requiredKeys: ['cantidad'], noNullPrototype: true },
  ),
}));

const namesOf = (valor: unknown): string =>
  JSON.stringify(valor, (_campo, parte: unknown) =>
    typeof parte === 'object' && parte !== null && 'persona' in parte && parte.persona === ANA
      ? { ...parte, por: '?' }
      : parte,
  );

describe('The name of a person who was forgotten', () => {
  it('is nowhere beside their id any more, and nothing else changes', () => {
    fc.assert(
      fc.property(mesa, (antes) => {
        const despues = blankNombre(antes, ANA);

        expect(namesOf(despues)).toBe(namesOf(antes));
        expect(JSON.stringify(despues)).not.toContain(`"por":"Ana","persona":"${ANA}"`);
        expect(blankNombre(despues, ANA)).toBe(despues);
      }),
    );
  });

  it('leaves what names somebody else as it is, and the order that they wrote down without a name', () => {
    const mesaDeOtra = { pedidos: [{ tomadoPor: 'Luis', persona: OTRA, creadoEn: new Date(0) }] };
    expect(blankNombre(mesaDeOtra, ANA)).toBe(mesaDeOtra);
    expect(blankNombre({ tomadoPor: 'Ana', persona: ANA }, ANA)).toEqual({
      tomadoPor: PERSONA_BORRADA,
      persona: ANA,
    });
  });
});
