import fc from 'fast-check';
import { valorRefresh } from './rotacion';
import type { Rotacion } from './rotacion';

const PLAZO = 120_000;
const AHORA = 1_800_000_000_000;
const at = (ms: number): Date => new Date(AHORA + ms);

describe('What a refresh token is worth', () => {
  const familia = (cambios: Partial<Rotacion> = {}): Rotacion => ({
    tokens: ['t3', 't2', 't1', 't0'],
    uso: { clave: 'k2', en: at(0) },
    ...cambios,
  });
  const valor = (rotacion: Rotacion, token: string, clave: string | null, ms = 0): string =>
    valorRefresh(rotacion, { token, clave, en: at(ms) }, PLAZO);

  it.each([
    ['the newest', 't3', 'k3', 0, 'nuevo'],
    ['the newest, however late', 't3', null, 10 * PLAZO, 'nuevo'],
    ['the one before, again by whoever used it', 't2', 'k2', PLAZO, 'repetido'],
    ['the same, later than an answer may be lost', 't2', 'k2', PLAZO + 1, 'copiado'],
    ['the one before, by somebody else', 't2', 'k9', 0, 'copiado'],
    ['the one before, by somebody without a key', 't2', null, 0, 'dudoso'],
    ['one whose successor was used', 't1', 'k1', 0, 'copiado'],
    ['one whose successor was used, without a key', 't1', null, 0, 'copiado'],
  ])('%s', (_name, token, clave, ms, esperado) => {
    expect(valor(familia(), token, clave, ms)).toBe(esperado);
  });

  it('is doubted once, and not twice in a row', () => {
    const sinClave = { uso: { clave: null, en: at(0) } };

    expect(valor(familia(sinClave), 't2', null)).toBe('dudoso');
    expect(valor(familia({ ...sinClave, dudosos: ['t2'] }), 't2', null)).toBe('dudoso');
    expect(valor(familia({ ...sinClave, dudosos: ['t0'] }), 't2', null)).toBe('dudoso');
    expect(valor(familia({ ...sinClave, dudosos: ['t1'] }), 't2', null)).toBe('copiado');
  });

  it('is taken on trust in a family older than this rule', () => {
    expect(valor({ tokens: ['t1', 't0'] }, 't0', 'k0', 10 * PLAZO)).toBe('dudoso');
  });
});

/** A family as the service keeps it, in a few lines. */
class Modelo {
  private rotacion: Rotacion = { tokens: ['0'], dudosos: [] };
  copiada = false;

  refresh(token: string, clave: string | null): string | null {
    const uso = { clave, en: at(0) };
    const valor = valorRefresh(this.rotacion, { token, ...uso }, Infinity);
    const siguiente = String(Number(token) + 1);
    this.copiada ||= valor === 'copiado';
    if (this.copiada) return null;
    const { tokens, dudosos = [] } = this.rotacion;
    if (valor === 'nuevo') this.rotacion = { tokens: [siguiente, ...tokens], uso, dudosos };
    if (valor === 'dudoso') this.rotacion = { ...this.rotacion, dudosos: [...dudosos, token] };
    return siguiente;
  }
}

/** A browser: it draws a key for each token that arrives, unless it is of those that send none. */
class Navegador {
  constructor(
    private readonly nombre: string,
    private token = '0',
    private clave: string | null = null,
    private readonly conClave = true,
  ) {}

  copy(nombre: string, conClave: boolean): Navegador {
    return new Navegador(nombre, this.token, conClave ? this.clave : null, conClave);
  }

  /** `perdidas` answers are lost before one arrives. */
  renew(familia: Modelo, perdidas = 0): boolean {
    let siguiente: string | null = null;
    for (let i = 0; i <= perdidas; i++) siguiente = familia.refresh(this.token, this.clave);
    if (siguiente === null) return false;
    this.token = siguiente;
    this.clave = this.conClave ? `${this.nombre}-${siguiente}` : null;
    return true;
  }
}

describe('A family', () => {
  it('lives through any number of lost answers of its one browser', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(4), { minLength: 1, maxLength: 40 }), (periodos) => {
        const [familia, dueno] = [new Modelo(), new Navegador('dueno')];
        dueno.renew(familia);

        expect(periodos.every((perdidas) => dueno.renew(familia, perdidas))).toBe(true);
      }),
    );
  });

  it('ends in the second period at the latest, whoever comes first and whatever keys they send', () => {
    const periodo = fc.record({ elLadronPrimero: fc.boolean() });
    fc.assert(
      fc.property(
        fc.nat(5),
        fc.boolean(),
        fc.boolean(),
        fc.array(periodo, { minLength: 2, maxLength: 2 }),
        (antes, duenoConClave, ladronConClave, periodos) => {
          const familia = new Modelo();
          const dueno = new Navegador('dueno', '0', null, duenoConClave);
          for (let i = 0; i < antes; i++) dueno.renew(familia);
          const ladron = dueno.copy('ladron', ladronConClave);

          for (const { elLadronPrimero } of periodos) {
            for (const navegador of elLadronPrimero ? [ladron, dueno] : [dueno, ladron])
              navegador.renew(familia);
          }

          expect(familia.copiada).toBe(true);
        },
      ),
    );
  });
});
