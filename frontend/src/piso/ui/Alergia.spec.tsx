import fc from 'fast-check';
import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ALERGENOS, ETIQUETA_ALERGENO, riesgoOf } from '@carta/contracts';
import { AlergiaLinea, FranjaAlergia } from './Alergia';

const lista = fc.uniqueArray(fc.constantFrom(...ALERGENOS));
const palabra = (alergeno: (typeof ALERGENOS)[number]) => ETIQUETA_ALERGENO[alergeno].toLowerCase();

describe('the strip of a ticket', () => {
  it('names all that is avoided, and is not there where nothing is', () => {
    fc.assert(
      fc.property(lista, (evita) => {
        const html = renderToStaticMarkup(<FranjaAlergia ticket={{ evita }} />);
        const nombrados = ALERGENOS.filter((alergeno) => evita.includes(alergeno)).map(palabra);
        if (evita.length === 0) expect(html).toBe('');
        else expect(html).toContain(`Alergia: ${nombrados.join(', ')}<`);
      }),
    );
    expect(renderToStaticMarkup(<FranjaAlergia ticket={{}} />)).toBe('');
  });
});

describe('a line of a ticket', () => {
  it('is marked as riesgoOf says: what it contains in bold, or that nobody knows, or nothing at all', () => {
    fc.assert(
      fc.property(fc.option(lista, { nil: undefined }), lista, (alergenos, evita) => {
        const html = renderToStaticMarkup(
          <AlergiaLinea ticket={{ _id: 'p', evita }} linea={{ alergenos }} />,
        );
        const plato = { alergenos: alergenos ?? [], alergenosDeclarados: alergenos !== undefined };
        const iguales = ALERGENOS.filter(
          (alergeno) => alergenos?.includes(alergeno) && evita.includes(alergeno),
        );

        const esperado = {
          contiene: new RegExp(
            `Lleva </span><strong>${iguales.map(palabra).join(', ')}</strong></span></span>$`,
          ),
          sin_informacion: /Sin información/,
          nada: /^$/,
        }[riesgoOf(plato, evita) ?? 'nada'];
        expect(html).toMatch(esperado);
      }),
    );
  });

  it.each([
    ['the order', { notas: 'Alergia al kiwi' }, {}],
    ['the line', {}, { notas: 'alergia' }],
  ])('says all that it contains where the note of %s speaks of an allergy', (_de, ticket, linea) => {
    render(
      <AlergiaLinea ticket={{ _id: 'p', ...ticket }} linea={{ ...linea, alergenos: ['gluten', 'huevos'] }} />,
    );
    expect(screen.getByText('Lleva gluten, huevos')).toBeVisible();
  });

  it.each([
    ['the order', { notas: 'Soy celíaca' }, {}],
    ['the line', {}, { notas: 'para la niña celíaca' }],
  ])('marks what the note of %s names as loudly as what its diner chose to avoid', (_de, ticket, linea) => {
    const deNota = (
      <AlergiaLinea
        ticket={{ _id: 'p', ...ticket }}
        linea={{ ...linea, alergenos: ['gluten', 'huevos'] }}
        tamano="muro"
      />
    );
    const elegido = (
      <AlergiaLinea
        ticket={{ _id: 'p', evita: ['gluten'] }}
        linea={{ alergenos: ['gluten'] }}
        tamano="muro"
      />
    );

    expect(renderToStaticMarkup(deNota)).toContain(renderToStaticMarkup(elegido));
    render(deNota);
    expect(screen.getByText('También lleva huevos')).toBeVisible();
  });

  it('says so of one that nobody has declared, too', () => {
    render(<AlergiaLinea ticket={{ _id: 'p', notas: 'Soy celíaca' }} linea={{}} />);
    expect(screen.getByText('Sin información').parentElement).toHaveTextContent(
      'Sin información de alérgenos',
    );
  });

  it('tells what is avoided from the rest where there are both a choice and a note', () => {
    render(
      <AlergiaLinea
        ticket={{ _id: 'p', evita: ['huevos'], notas: 'alérgica también al kiwi' }}
        linea={{ alergenos: ['gluten', 'huevos'] }}
      />,
    );
    expect(screen.getByText('huevos').tagName).toBe('STRONG');
    expect(screen.getByText('También lleva gluten')).toBeVisible();
  });

  it('says nothing on a ticket on which nobody is allergic', () => {
    const html = renderToStaticMarkup(
      <AlergiaLinea ticket={{ _id: 'p', notas: 'Cumpleaños' }} linea={{ alergenos: ['gluten'] }} />,
    );
    expect(html).toBe('');
  });
});
