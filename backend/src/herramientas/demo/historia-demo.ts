import {
  elegir,
  inicioJornada,
  cuotasIguales,
  precioPorPeso,
  priceComanda,
  totalComanda,
} from '@carta/contracts';
import type { FormaCobro, LineaComanda, ProductoVendible, Seleccion } from '@carta/contracts';
import type { MesaServida, RondaServida } from '../../servicio/pedidos/pagados/archivo.service';

/**
 * Four weeks of service, so that the demo's figures and usual waits have data. The arithmetic is fixed: every
 * demo has the same history, counted back from its first day.
 */

const DIAS = 28;
const MINUTO = 60_000;
const DIA = 24 * 60 * MINUTO;
/** Lunch and dinner are in minutes after the service day began at five. */
const COMIDAS = [
  { desde: 8 * 60, dura: 150 },
  { desde: 15 * 60 + 30, dura: 150 },
] as const;
/** Mesas per turn, by the day of the week: Sunday first. */
const MESAS_POR_DIA = [7, 3, 4, 4, 5, 8, 9] as const;

/** Cumulative chances: each form pays an equal part of the bill; without forms nobody says how. */
const FORMAS: readonly (readonly [parte: number, formas: readonly FormaCobro[]])[] = [
  [0.6, ['tarjeta']],
  [0.74, ['efectivo']],
  [0.8, ['bizum']],
  [0.9, ['tarjeta', 'efectivo']],
  [0.93, ['tarjeta', 'tarjeta', 'otro']],
];
/** Of the mesas that come for lunch from Monday to Friday, as a part of all. */
const CON_MENU = 0.6;
/** Of the mesas that come for dinner, and what a piece of theirs weighs (g). */
const CON_PESADO = 0.15;
const GRAMOS = { desde: 320, hasta: 780 } as const;
/** Of all mesas. */
const CON_COMENSALES = 0.8;
const CAMAREROS = ['Ana', 'Luis'] as const;

/** `carta` needs products of both `bebida` and `comida`. */
export function buildHistoria(
  carta: readonly ProductoVendible[],
  numeroMesas: number,
  ahora: Date,
): MesaServida[] {
  const azar = buildAzar(20_261);
  // Sequences of their own, so that all other orders stay the same as ever.
  const azarDeCaja = buildAzar(72_613);
  const azarDeMenus = buildAzar(14_505);
  const azarDePeso = buildAzar(31_416);
  const azarDeComensales = buildAzar(27_183);
  const menus = carta.filter(({ platos }) => platos !== undefined);
  const pesados = carta.filter(({ porPeso }) => porPeso !== undefined);
  const platos = carta.filter((producto) => !menus.includes(producto) && !pesados.includes(producto));
  const hoy = inicioJornada([], ahora).getTime();
  const historia = Array.from({ length: DIAS }, (_, i) => hoy - (DIAS - i) * DIA).flatMap((dia) =>
    COMIDAS.flatMap(({ desde, dura }, comida) => {
      const diaSemana = new Date(dia).getUTCDay();
      const isDeMenu = menus.length > 0 && comida === 0 && diaSemana >= 1 && diaSemana <= 5;
      return Array.from({ length: MESAS_POR_DIA[diaSemana] ?? 4 }, (_, i) => {
        const llegada = dia + (desde + azar() * dura) * MINUTO;
        const mesa = buildMesa(platos, 1 + (i % numeroMesas), llegada, azar);
        if (comida === 1 && azarDePeso() < CON_PESADO) return withPesado(mesa, pesados, azarDePeso);
        return isDeMenu && azarDeMenus() < CON_MENU ? withMenus(mesa, menus, azarDeMenus) : mesa;
      });
    }),
  );
  return historia.map((mesa) => ({
    ...mesa,
    ...(azarDeComensales() < CON_COMENSALES ? { comensales: countComensales(mesa, azarDeComensales) } : {}),
    cobros: buildCobros(mesa, azarDeCaja),
  }));
}

function buildCobros({ rondas }: MesaServida, azar: () => number): NonNullable<MesaServida['cobros']> {
  const [pago, sorteo] = [azar(), azar()];
  const por = CAMAREROS[Math.floor(sorteo * CAMAREROS.length)] ?? CAMAREROS[0];
  const [, formas = []] = FORMAS.find(([parte]) => pago < parte) ?? [];
  const total = totalComanda(rondas.flatMap(({ lineas }) => lineas));
  return cuotasIguales(total, formas.length).map((importe, i) => ({
    importe,
    forma: formas[i] ?? 'otro',
    por,
  }));
}

function buildMesa(
  carta: readonly ProductoVendible[],
  mesa: number,
  llegada: number,
  azar: () => number,
): MesaServida {
  const rondas = Array.from({ length: 1 + Math.floor(azar() * 2.4) }, (_, i): RondaServida => {
    const comida = 9 + azar() * 9;
    return {
      lineas: pickLineas(carta, i, azar),
      pedidaEn: new Date(llegada + (5 + i * 28) * MINUTO),
      minutosAListo: { bebida: 2 + azar() * 3, comida: azar() < 0.1 ? comida + 8 : comida },
    };
  });
  return { mesa, rondas, pagadoEn: new Date(llegada + (45 + rondas.length * 25) * MINUTO) };
}

/** Drinks for everybody and a few dishes to share; the first of the carta sell best. */
function pickLineas(carta: readonly ProductoVendible[], ronda: number, azar: () => number): LineaComanda[] {
  const pick = (tipo: 'bebida' | 'comida', cuantos: number) => {
    const platos = carta.filter((producto) => producto.tipo === tipo);
    const elegidos = Array.from({ length: cuantos }, () => platos[Math.floor(azar() ** 2 * platos.length)]);
    return [...new Set(elegidos.filter((plato) => plato !== undefined))];
  };
  const elegidos = [...pick('bebida', 2), ...pick('comida', ronda === 0 ? 4 : 2)];
  return elegidos.map((producto) => ({
    producto,
    eleccion: elegir(producto, pickSeleccion(producto, azar)),
    cantidad: 1 + Math.floor(azar() * 3),
  }));
}

/** The first round eats menus, one to three, instead of its dishes. */
function withMenus(mesa: MesaServida, menus: readonly ProductoVendible[], azar: () => number): MesaServida {
  const elegidos = menus.flatMap((menu) => Array.from({ length: 1 + Math.floor(azar() * 3) }, () => menu));
  const comanda = priceComanda(
    elegidos.map((menu) => {
      const seleccion = pickSeleccion(menu, azar);
      const { precio } = elegir(menu, seleccion);
      return { productoId: menu.id, nombre: menu.nombre, cantidad: 1, precio, ...seleccion };
    }),
    menus,
  );
  if (!comanda.ok) return mesa;
  const rondas = mesa.rondas.map((ronda, i) => {
    const bebidas = ronda.lineas.filter(({ producto }) => producto.tipo === 'bebida');
    return i === 0 ? { ...ronda, lineas: [...bebidas, ...comanda.lineas] } : ronda;
  });
  return { ...mesa, rondas };
}

/** The first round has a piece of what is sold by its weight, as heavy as its estimate then says. */
function withPesado(
  mesa: MesaServida,
  pesados: readonly ProductoVendible[],
  azar: () => number,
): MesaServida {
  const producto = pesados[Math.floor(azar() * pesados.length)];
  if (!producto?.porPeso) return mesa;
  const gramosEstimados = Math.round(GRAMOS.desde + azar() * (GRAMOS.hasta - GRAMOS.desde));
  const { precio, unidad } = producto.porPeso;
  const pesada = {
    producto: { ...producto, porPeso: { ...producto.porPeso, gramosEstimados } },
    eleccion: {
      ...elegir(producto, { opciones: [] }),
      precio: precioPorPeso(precio, unidad, gramosEstimados),
    },
    cantidad: 1,
  };
  const [primera, ...otras] = mesa.rondas;
  return primera
    ? { ...mesa, rondas: [{ ...primera, lineas: [...primera.lineas, pesada] }, ...otras] }
    : mesa;
}

/** About as many as the drinks of their first round. */
function countComensales({ rondas: [primera] }: MesaServida, azar: () => number): number {
  const bebidas = primera?.lineas.filter(({ producto }) => producto.tipo === 'bebida') ?? [];
  const unidades = bebidas.reduce((suma, { cantidad }) => suma + cantidad, 0);
  return Math.max(1, Math.min(8, unidades + Math.floor(azar() * 3) - 1));
}

/** It has one formato and the required values, and now and then an optional one. */
function pickSeleccion({ formatos, opciones }: ProductoVendible, azar: () => number): Seleccion {
  const pickFrom = <T>(lista: readonly T[], cuantos: number): T[] => {
    const desde = Math.floor(azar() * lista.length);
    return [...lista.slice(desde), ...lista.slice(0, desde)].slice(0, cuantos);
  };
  const [formato] = formatos.length > 0 ? pickFrom(formatos, 1) : [];
  return {
    ...(formato && { formato: formato.id }),
    opciones: opciones.flatMap(({ min, valores }) =>
      pickFrom(valores, min === 0 && azar() < 0.3 ? 1 : min).map(({ id }) => id),
    ),
  };
}

/** Returns the same pseudorandom numbers from 0 to 1 each time (mulberry32). */
function buildAzar(semilla: number): () => number {
  let estado = semilla;
  return () => {
    estado = (estado + 0x6d2b79f5) | 0;
    let mezcla = Math.imul(estado ^ (estado >>> 15), 1 | estado);
    mezcla = (mezcla + Math.imul(mezcla ^ (mezcla >>> 7), 61 | mezcla)) ^ mezcla;
    return ((mezcla ^ (mezcla >>> 14)) >>> 0) / 4_294_967_296;
  };
}
