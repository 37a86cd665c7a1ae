import { normalizeTexto, reglasCarta, reglasMenu, toEuros } from '@carta/contracts';
import { readMenu } from './menu-texto';
import type { Duda, MenuLeido, PaseLeido } from './menu-texto';

/** These rules are in docs/reglas/carta.md#menus-of-the-day. */

/** With any of `faltas` it is not published; `dudas` only ask somebody to look. */
export interface MenuRevisado extends MenuLeido {
  faltas: Duda[];
}

/** What is read of 'Menú de hoy', what is not sure of it, and why it cannot be published. */
export function reviewMenu(texto: string): MenuRevisado {
  const leido = readMenu(texto);
  const dudas = [...leido.dudas, ...dudasDeSuplementos(leido), ...dudasDeRepetidos(leido.pases)];
  return {
    ...leido,
    dudas: inOrden(dudas),
    faltas: inOrden([
      ...faltasDePases(leido.pases),
      ...leido.pases.flatMap(faltasDePase),
      ...faltasDeIncluye(leido),
      ...faltasDePrecio(leido),
    ]),
  };
}

const inOrden = (dudas: readonly Duda[]): Duda[] =>
  [...dudas].sort((a, b) => (a.linea ?? Infinity) - (b.linea ?? Infinity));

/** Mostly it is not chosen. */
const INCLUIBLE = /\b(?:postres?|cafes?|bebidas?)\b/;

const toIncluye = (nombre: string): string =>
  `No tiene platos. Si va incluido, escribe «Incluye: ${nombre.toLowerCase()}».`;

function faltasDePases(leidos: readonly PaseLeido[]): Duda[] {
  if (leidos.length === 0) return [{ linea: null, texto: 'Escribe al menos un pase con un plato.' }];
  return leidos.flatMap(({ linea }, i) => {
    const hasta = leidos.slice(0, i + 1);
    const anteriores = leidos.slice(0, i);
    const mensaje = reglasMenu.pases(anteriores) === null ? reglasMenu.pases(hasta) : null;
    return mensaje === null ? [] : [{ linea, texto: mensaje }];
  });
}

function faltasDePase({ nombre, linea, platos: leidos }: PaseLeido): Duda[] {
  const deNombre = reglasMenu.nombrePase(nombre);
  const vacio =
    leidos.length > 0
      ? null
      : INCLUIBLE.test(normalizeTexto(nombre))
        ? toIncluye(nombre)
        : reglasMenu.platos([]);
  const delPase = [deNombre, vacio].flatMap((texto) => (texto === null ? [] : [{ linea, texto }]));
  return [...delPase, ...leidos.flatMap((leido, i) => faltasDePlato(leidos, leido, i))];
}

function faltasDePlato(
  leidos: PaseLeido['platos'],
  { plato, linea }: PaseLeido['platos'][number],
  i: number,
): Duda[] {
  const hasta = leidos.slice(0, i + 1).map((leido) => leido.plato);
  const mensajes = [
    reglasCarta.nombreProducto(plato.nombre),
    i > 0 && reglasMenu.platos(hasta.slice(0, i)) === null ? reglasMenu.platos(hasta) : null,
  ];
  return mensajes.flatMap((texto) => (texto === null ? [] : [{ linea, texto }]));
}

function faltasDeIncluye({ menu, lineas }: MenuLeido): Duda[] {
  const texto = reglasMenu.incluye(menu.incluye);
  if (texto === null) return [];
  return [{ linea: ultimaLinea(lineas, 'incluye'), texto }];
}

function faltasDePrecio(leido: MenuLeido): Duda[] {
  const { precio: escrito } = leido.menu;
  if (escrito === undefined)
    return [{ linea: null, texto: 'Falta el precio: escribe «14,50 €» en una línea.' }];
  const texto = reglasCarta.precio(toEuros(escrito));
  return texto === null ? [] : [{ linea: ultimaLinea(leido.lineas, 'precio'), texto }];
}

function dudasDeSuplementos({ menu, pases: leidos }: MenuLeido): Duda[] {
  const { precio: escrito = Infinity } = menu;
  return leidos
    .flatMap((pase) => pase.platos)
    .filter(({ plato }) => (plato.suplemento ?? 0) >= escrito)
    .map(({ linea }) => ({ linea, texto: 'El suplemento es tan caro como el menú.' }));
}

const ultimaLinea = (lineas: MenuLeido['lineas'], es: 'precio' | 'incluye'): number | null =>
  lineas.filter(({ piezas }) => piezas.some((pieza) => pieza.es === es)).at(-1)?.linea ?? null;

/** In one pase it is refused. */
function dudasDeRepetidos(leidos: readonly PaseLeido[]): Duda[] {
  return leidos.flatMap((pase, i) =>
    pase.platos.flatMap(({ plato, linea }) => {
      const otro = leidos.slice(0, i).find((anterior) => hasPlato(anterior, plato.nombre));
      return otro ? [{ linea, texto: `También está en ${otro.nombre}.` }] : [];
    }),
  );
}

const hasPlato = ({ platos: leidos }: PaseLeido, nombre: string): boolean =>
  leidos.some(({ plato }) => normalizeTexto(plato.nombre) === normalizeTexto(nombre));
