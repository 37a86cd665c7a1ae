import * as contados from '../../carta/reglas/contados';
import * as menu from '../../carta/reglas/menu';
import * as productos from '../../carta/reglas/productos';
import * as textos from '../../carta/reglas/textos';
import * as zonas from '../../carta/reglas/zonas';
import * as cocina from '../../casa/reglas/cocina';
import * as cuenta from '../../casa/reglas/cuenta';
import * as legal from '../../casa/reglas/legal';
import * as persona from '../../casa/reglas/persona';
import type { Regla } from '../../plataforma/reglas/regla';
import * as sala from './sala';

const isNombre = ([clave]: [string, unknown]): boolean => /^(nombre|titular)/.test(clave);
const REGLAS = [contados, menu, productos, zonas, cocina, cuenta, legal, persona, sala]
  .flatMap((modulo) => Object.entries(modulo).filter(isNombre))
  .filter((entrada): entrada is [string, Regla] => typeof entrada[1] === 'function');
REGLAS.push(['translation', (valor) => textos.comoEs({ texto: String(valor), de: 'a.nombre' })]);

describe('Every name that somebody gives', () => {
  it('has a rule here', () => expect(REGLAS.length).toBeGreaterThanOrEqual(14));

  it.each(REGLAS)('%s is one line that can be seen', (_clave, regla) => {
    for (const malo of ['\n', '\t', '\u0000', '\u001b[31m', '\u2028'])
      expect(regla(`Luz${malo}Mar`)).toContain('otro carácter que no se ve');
    // ends are trimmed before it is kept
    expect(regla(' Luz y mar 👩‍🍳\n')).toBeNull();
  });
});
