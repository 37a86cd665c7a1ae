import fc from 'fast-check';
import { ALERGENOS } from '../../../carta/dominio/alergenos';
import type { Alergeno } from '../../../carta/dominio/alergenos';
import { avisadoDe, avisosDe } from './avisado';
import type { TicketMesa } from '../mesa/grupo';
import { INICIO, buildGrupo, buildTicket } from '../pruebas/mesa';

const later = (ms: number): Date => new Date(INICIO.getTime() + ms);

interface Caso {
  evita?: readonly Alergeno[];
  notas?: string;
  notaLinea?: string;
  /** ms after the beginning; absent: not cancelled. */
  cancelado?: number;
  creado?: number;
}

/** Tickets are named p0, p1 … */
const tabOf = (...casos: Caso[]) =>
  buildGrupo(
    casos.map(({ evita, notas, notaLinea, cancelado, creado = 0 }, i): TicketMesa => {
      const linea = {
        ...(notaLinea === undefined ? {} : { notas: notaLinea }),
        ...(cancelado === undefined
          ? {}
          : { cancelada: { motivo: 'se van', por: 'Ana', en: later(cancelado) } }),
      };
      return {
        ...buildTicket(['pendiente'], { id: `p${i}`, linea }),
        creadoEn: later(creado),
        ...(evita ? { evita } : {}),
        ...(notas === undefined ? {} : { notas }),
      };
    }),
  );

const toldAt = (tab: ReturnType<typeof tabOf>, ...salvo: string[]) => avisadoDe(avisosDe(tab), salvo);

describe('what a mesa has told of allergies', () => {
  it('is what its orders avoid and what their notes name, with each note that speaks of one, once', () => {
    const tab = tabOf(
      { evita: ['gluten'], notas: 'Sin prisa' },
      { notas: 'Alergia al huevo', notaLinea: 'Sin cebolla' },
      { notas: 'Alergia al huevo', notaLinea: 'alergia al kiwi' },
    );

    expect(toldAt(tab)).toEqual({
      evita: ['gluten', 'huevos'],
      notas: ['Alergia al huevo', 'alergia al kiwi'],
    });
  });

  it('is for a ticket what the others told and it does not say itself', () => {
    const tab = tabOf({ evita: ['gluten'] }, { evita: ['gluten', 'soja'] }, {});

    expect(toldAt(tab, 'p0')).toEqual({ evita: ['soja'], notas: [] });
    expect(toldAt(tab, 'p1')).toEqual({ evita: [], notas: [] });
    expect(toldAt(tab, 'p2')).toEqual({ evita: ['gluten', 'soja'], notas: [] });
    expect(toldAt(tab, 'p1', 'p2')).toEqual({ evita: [], notas: [] });
  });

  it('is not silenced by a note that speaks of one dish alone', () => {
    const tab = tabOf({ evita: ['gluten'] }, { notaLinea: 'sin gluten' });

    expect(toldAt(tab, 'p1')).toEqual({ evita: ['gluten'], notas: [] });
    expect(toldAt(tab, 'p0')).toEqual({ evita: [], notas: ['sin gluten'] });
  });

  it('outlives what was cancelled, for who told it still sits there', () => {
    const tab = tabOf({ evita: ['gluten'], notaLinea: 'alergia al kiwi', cancelado: 1 }, { creado: 0 });

    expect(toldAt(tab, 'p1')).toEqual({ evita: ['gluten'], notas: ['alergia al kiwi'] });
  });

  it('is nothing of before the mesa was vacía', () => {
    const tab = tabOf({ evita: ['gluten'], notas: 'Soy celíaca', cancelado: 1 }, { creado: 2 });

    expect(toldAt(tab, 'p1')).toEqual({ evita: [], notas: [] });
  });

  it('is nothing where nobody has told anything', () => {
    expect(avisosDe(tabOf({ notas: 'Cumpleaños', notaLinea: 'poco hecha' }))).toEqual([]);
  });

  it('with what a ticket says itself is all that was told, whichever ticket reads it', () => {
    const evita = fc.uniqueArray(fc.constantFrom(...ALERGENOS), { maxLength: 4 });
    fc.assert(
      fc.property(fc.array(evita, { minLength: 1, maxLength: 5 }), (listas) => {
        const tab = tabOf(...listas.map((lista) => ({ evita: lista })));
        const todos = ALERGENOS.filter((alergeno) => listas.flat().includes(alergeno));

        expect(toldAt(tab).evita).toEqual(todos);
        listas.forEach((propia, i) => {
          const ajeno = toldAt(tab, `p${i}`).evita;
          expect(ajeno.filter((alergeno) => propia.includes(alergeno))).toEqual([]);
          expect(ALERGENOS.filter((a) => ajeno.includes(a) || propia.includes(a))).toEqual(todos);
        });
      }),
    );
  });
});
