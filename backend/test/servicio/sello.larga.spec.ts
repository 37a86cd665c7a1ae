// Longer than most: what may be falsified of a house is listed beside the houses.
import fc from 'fast-check';
import { DIA_MS, jornadasEntre } from '@carta/contracts';
import type { GrupoDoc } from '../../src/servicio/pedidos/grupos/grupo.schema';
import { blankNombre } from '../../src/servicio/pedidos/pagados/blank-nombre';
import { comprobarSellos } from '../../src/herramientas/comprobar-sellos';
import { SelloService } from '../../src/servicio/pedidos/sello/sello.service';
import { buildLocal, useLocal } from '../support/local';
import { MesDeCaja } from '../support/mes-de-caja';
import { copyOf, fuenteOf, readSellada } from '../support/sellos';
import type { CopiaSellada } from '../support/sellos';

const COPIAS = 1_000;
const ANA = 'a'.repeat(24);

/** Fields that no seal covers: names, notes, how the kitchen fared, what days counted, and what is derived. */
const LIBRES =
  /^(por|nombre|tomadoPor|notas|evita|huella|estado|entregadoEn|enPreparacionEn|listoEn|tardios|vistoEn|productoId|rev|revAlta|revCobros|revReapertura|revMovida|reaperturas|archivadoEn|actualizadoEn|periodo|tipo|alergenos|movimientos|movimientosDinero|movidoEn|peso|lineas_|sinCodigo|estacion|restauranteId|mudanzas|antes|servida|revVuelta|revAjustes|comensales|revComensales|jornadasContadas|claves)$/;

interface Sitio {
  en: Record<string, unknown>;
  campo: string;
  camino: string;
}

/** Every place of a copy that may be falsified: a field, a member of a list, a whole document. */
function sitiosDe(valor: unknown, camino: string, isSello = false): Sitio[] {
  if (typeof valor !== 'object' || valor === null || valor instanceof Date || '_bsontype' in valor) return [];
  return Object.entries(valor).flatMap(([campo, parte]: [string, unknown]) => {
    const dentro = isSello || campo === 'sello' || campo === 'pasosSellados' || campo === 'sellos';
    const isLibre = !dentro && (LIBRES.test(campo) || (campo === 'lineas' && typeof parte === 'number'));
    // The order's key is its own index's.
    const isClave = campo === 'clave' && camino.includes('pedidos') && !camino.includes('cobros');
    // No database stores a document without its id.
    if (camino === '') return sitiosDe(parte, `.${campo}`);
    // What nobody has charged yet is sealed by its first step.
    if (camino === '.mesas' && !(parte as GrupoDoc).sello) return [];
    const isDeBase = campo === '_id' && /^\.(sellos|mesas)\.\d+$/.test(camino);
    if (isLibre || isClave || isDeBase) return [];
    const aqui = { en: valor as Record<string, unknown>, campo, camino: `${camino}.${campo}` };
    return [aqui, ...sitiosDe(parte, aqui.camino, dentro)];
  });
}

type Modo = 'altera' | 'quita' | 'mete';

function falsify({ en, campo, camino }: Sitio, modo: Modo): boolean {
  const valor = en[campo];
  if (Array.isArray(en)) {
    // An order at an open mesa is sealed by its next step.
    if (modo === 'mete' && /^\.mesas\.\d+\.pedidos\.\d+$/.test(camino)) return false;
    if (modo === 'altera' && typeof valor !== 'object') return false;
    if (modo === 'mete') en.splice(Number(campo), 0, copyOf(valor));
    else if (modo === 'quita') en.splice(Number(campo), 1);
    else return false;
    return true;
  }
  if (modo === 'mete') return false;
  if (modo === 'quita') return Reflect.deleteProperty(en, campo);
  if (typeof valor === 'number') en[campo] = valor + 1;
  else if (typeof valor === 'string') en[campo] = `${valor.slice(0, -1)}${valor.endsWith('0') ? '1' : '0'}`;
  else if (typeof valor === 'boolean') en[campo] = !valor;
  else if (valor instanceof Date) en[campo] = new Date(valor.getTime() - 1_000);
  else return false;
  return true;
}

/** What people may do to a sealed tab without breaking it: names, notes and what is avoided are blanked. */
function forget(mesa: GrupoDoc): GrupoDoc {
  const olvidada = copyOf(blankNombre(mesa, ANA));
  for (const ticket of olvidada.pedidos) {
    delete ticket.notas;
    delete ticket.evita;
    ticket.huella = '';
    for (const linea of ticket.lineas) delete linea.notas;
  }
  return { ...olvidada, rev: olvidada.rev + 1 };
}

describe('Sealed days of a house', () => {
  const casa = useLocal();
  afterEach(() => jest.useRealTimers());

  /** Days of charging, paying, annulling and opening again, each sealed once it is over. */
  async function buildSellada(azar: readonly number[]): Promise<CopiaSellada> {
    const { id } = await buildLocal(casa.app);
    const mes = new MesDeCaja(casa.app, id);
    const seal = (ahora: number): Promise<void> =>
      casa.app.app.get(SelloService).sealDias(id, new Date(ahora));
    const pasosPorDia = Math.floor(azar.length / 6);
    for (const [i, { inicio, fin }] of jornadasEntre([], '2026-03-10', '2026-03-15').entries()) {
      for (const [j, n] of azar.slice(i * pasosPorDia, (i + 1) * pasosPorDia).entries()) {
        await mes.step(inicio.getTime() + ((j + 1) * DIA_MS) / (pasosPorDia + 2), n);
      }
      for (const horas of [1, 3]) await seal(fin.getTime() + horas * 3_600_000);
    }
    return readSellada(casa.app, id);
  }

  it(`${COPIAS} tampered copies are each found and named, and none of ${COPIAS} that people only forgot in`, async () => {
    const semilla = 20_261_128;
    const copias = await Promise.all(
      fc.sample(fc.array(fc.nat({ max: 100_000 }), { minLength: 48, maxLength: 48 }), { numRuns: 1, seed: semilla })
        .map(buildSellada), // prettier-ignore
    );
    const copia = copias[0];
    if (!copia) throw new Error('no house');
    expect(await comprobarSellos(fuenteOf(copia))).toMatchObject({ problemas: 0 });
    const mal: string[] = [];
    const hechas: Record<Modo, number> = { altera: 0, quita: 0, mete: 0 };
    const azar = fc.sample(fc.tuple(fc.nat(), fc.constantFrom<Modo>('altera', 'quita', 'mete')), {
      numRuns: 6 * COPIAS,
      seed: semilla,
    });
    for (const [cual, modo] of azar) {
      if (hechas.altera + hechas.quita + hechas.mete >= COPIAS) break;
      const falsa = copyOf(copia);
      const sitios = sitiosDe({ sellos: falsa.sellos, mesas: falsa.mesas }, '');
      const sitio = sitios[cual % sitios.length];
      if (!sitio || !falsify(sitio, modo)) continue;
      hechas[modo] += 1;
      const { problemas, lineas } = await comprobarSellos(fuenteOf(falsa));
      if (problemas === 0 || lineas.length < 2) mal.push(`${modo} ${sitio.camino}`);
    }
    expect(mal).toEqual([]);
    expect(hechas.altera + hechas.quita + hechas.mete).toBe(COPIAS);
    expect(Math.min(...Object.values(hechas))).toBeGreaterThan(50);

    for (let i = 0; i < COPIAS; i++) {
      const mesas = copia.mesas.map((mesa, j) => ((i + j) % 3 === 0 ? forget(mesa) : mesa));
      const { problemas, lineas } = await comprobarSellos(fuenteOf({ ...copia, mesas }));
      if (problemas > 0) mal.push(...lineas);
    }
    expect(mal).toEqual([]);
  });
});
