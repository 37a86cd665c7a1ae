import {
  DIA_MS,
  aperturaDe,
  cerradoEn,
  estacionDe,
  horasDeEstacion,
  textoCuando,
  textoEstacionCerrada,
  textoEstacionCierra,
  textoLas,
} from '@carta/contracts';
import type {
  Apertura,
  Carta,
  Categoria,
  Cerrado,
  EstacionFija,
  Husos,
  MenuProducto,
  Producto,
  Servido,
  TipoPedido,
} from '@carta/contracts';
import { t } from '../../../shared/lengua/lengua';
import { SIN_CAMBIOS } from '../../../shared/lib/hora';
import type { Cierre, Cierres } from './cierres';

/** `cambia`: ms at which any of it may change. */
export function cierresEn(carta: Carta, ahora: Date): { cierres: Cierres; cambia: number } {
  const { restaurante } = carta;
  const { husos = SIN_CAMBIOS } = restaurante;
  const grupos = gruposOf(carta);
  const porProducto = new Map<string, Cierre>();
  const menus = new Map<string, string | null>();
  const cambios: (Date | null)[] = [];
  for (const { partes, productos } of grupos) {
    for (const parte of partes) {
      const apertura = aperturaDe(restaurante, parte, ahora);
      cambios.push(apertura.abierto ? apertura.cierra : apertura.abre);
    }
    const cerrados = partes.flatMap((parte) => cerradoEn(restaurante, parte, ahora, t) ?? []);
    const cerrado = peorDe(cerrados);
    if (cerrado === null) continue;
    const { motivo, gracia } = cerrado;
    cambios.push(gracia);
    for (const { _id, menu } of productos) {
      porProducto.set(_id, { motivo, gracia: gracia && textoLas(husos, gracia, t) });
      if (menu && gracia === null) menus.set(_id, vuelveDe(husos, cerrados, ahora));
    }
  }
  const tipos = [...new Set(grupos.flatMap(({ partes }) => partes.map(({ tipo }) => tipo)))];
  const instantes = cambios.flatMap((cambio) => cambio?.getTime() ?? []);
  return {
    cierres: { linea: lineaDe(carta, tipos, ahora), porProducto, menus },
    cambia: Math.min(...instantes),
  };
}

/** They can be ordered while all their `partes` are open: a menu has its own hours, and the stations of its dishes. */
interface Grupo {
  partes: readonly Servido[];
  productos: readonly Producto[];
}

function gruposOf({ categorias, sinCategoria }: Carta): Grupo[] {
  const secciones = [
    ...categorias.map(({ productos, ...categoria }) => ({ plato: platoDe(categoria), productos })),
    { plato: { tipo: 'comida' as const }, productos: sinCategoria },
  ];
  return secciones.flatMap(({ plato, productos }) => {
    const sueltos = productos.filter(({ menu }) => menu === undefined);
    const menus = productos.flatMap((producto) =>
      producto.menu ? { partes: partesOf(plato, producto.nombre, producto.menu), productos: [producto] } : [],
    );
    return [...(sueltos.length > 0 ? [{ partes: [plato], productos: sueltos }] : []), ...menus];
  });
}

/** A pase of drinks alone needs the bar. */
function partesOf(plato: Servido, nombre: string, { pases, horas }: MenuProducto): Servido[] {
  const tipos = pases.flatMap(({ platos: [primero, ...resto] }) =>
    primero && resto.every(({ tipo }) => tipo === primero.tipo) ? [primero.tipo] : [],
  );
  return [
    { ...plato, ...(horas ? { propias: { nombre, horas } } : {}) },
    ...[...new Set(tipos)].filter((tipo) => tipo !== plato.tipo).map((tipo) => ({ tipo })),
  ];
}

/** What nobody may send any more comes before what may be sent until some minute. */
function peorDe(cerrados: readonly Cerrado[]): Cerrado | null {
  return cerrados.find(({ gracia }) => gracia === null) ?? cerrados[0] ?? null;
}

/** All that closes it has opened by the latest of them. */
function vuelveDe(husos: Husos, cerrados: readonly Cerrado[], ahora: Date): string | null {
  const abren = cerrados.map(({ abre }) => abre?.getTime() ?? Infinity);
  const abre = Math.max(...abren);
  return abre === Infinity ? null : textoCuando(husos, new Date(abre), ahora, t);
}

function platoDe({ nombre, tipo, horas }: Categoria): Servido {
  return { tipo, ...(horas ? { servida: { nombre, horas } } : {}) };
}

interface Estacion {
  nombre: EstacionFija;
  apertura: Apertura;
}

/** 'Abierto hasta las 16:00', 'Cerrado ahora. Abre a las 13:00'; null where no station has hours. */
function lineaDe({ restaurante }: Carta, tipos: readonly TipoPedido[], ahora: Date): string | null {
  const { husos = SIN_CAMBIOS } = restaurante;
  const estaciones = tipos
    .map((tipo) => ({ nombre: estacionDe(tipo), apertura: aperturaDe(restaurante, { tipo }, ahora) }))
    .sort((a, b) => cambioDe(a) - cambioDe(b));
  if (estaciones.every(({ nombre }) => horasDeEstacion(restaurante.horario, nombre) === null)) return null;
  const [cerrada] = estaciones.filter(({ apertura }) => !apertura.abierto);
  return cerrada ? lineaCerrada(husos, cerrada, estaciones, ahora) : lineaAbierta(husos, estaciones, ahora);
}

/** @param primera the one that opens first. */
function lineaCerrada(husos: Husos, primera: Estacion, todas: readonly Estacion[], ahora: Date): string {
  const abre = primera.apertura.abierto ? null : primera.apertura.abre;
  if (todas.some(({ apertura }) => apertura.abierto))
    return textoEstacionCerrada(husos, primera.nombre, abre, ahora, t);
  return abre === null
    ? t('Cerrado ahora')
    : t('Cerrado ahora. Abre {cuando}', { cuando: textoCuando(husos, abre, ahora, t) });
}

/** @param estaciones all open, the first to close first. */
function lineaAbierta(husos: Husos, estaciones: readonly Estacion[], ahora: Date): string {
  const cierres = estaciones.map(cambioDe);
  const [cierra = Infinity] = cierres;
  const [primera] = estaciones;
  if (cierra - ahora.getTime() > DIA_MS || !primera) return t('Abierto ahora');
  return cierres.every((cierre) => cierre === cierra)
    ? t('Abierto hasta {hora}', { hora: textoLas(husos, new Date(cierra), t) })
    : textoEstacionCierra(husos, primera.nombre, new Date(cierra), t);
}

/** Returns ms. */
function cambioDe({ apertura }: Estacion): number {
  return (apertura.abierto ? apertura.cierra : apertura.abre)?.getTime() ?? Infinity;
}
