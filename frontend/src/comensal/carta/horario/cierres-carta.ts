import {
  DIA_MS,
  SIN_CATEGORIA,
  aperturaDe,
  cerradoEn,
  estacionDe,
  horasDeEstacion,
  menusFuera,
  menusServidos,
  servidoDe,
  textoCuando,
  textoEstacionCerrada,
  textoEstacionCierra,
  textoLas,
} from '@carta/contracts';
import type {
  Apertura,
  Carta,
  Cerrado,
  EstacionFija,
  Husos,
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
  const { fuera, cambia } = menusFuera(carta, ahora);
  const cambios: (Date | null)[] = cambia;
  for (const { partes, productos } of grupos) {
    for (const parte of partes) {
      const apertura = aperturaDe(restaurante, parte, ahora);
      cambios.push(apertura.abierto ? apertura.cierra : apertura.abre);
    }
    const cerrado = peorDe(partes.flatMap((parte) => cerradoEn(restaurante, parte, ahora, t) ?? []));
    if (cerrado === null) continue;
    const { motivo, gracia } = cerrado;
    cambios.push(gracia);
    for (const { _id } of productos) {
      porProducto.set(_id, { motivo, gracia: gracia && textoLas(husos, gracia, t) });
    }
  }
  const tipos = [...new Set(grupos.flatMap(({ partes }) => partes.map(({ tipo }) => tipo)))];
  const instantes = cambios.flatMap((cambio) => cambio?.getTime() ?? []);
  return {
    cierres: { linea: lineaDe(carta, tipos, ahora), porProducto, fuera },
    cambia: Math.min(...instantes),
  };
}

/** They can be ordered while all their `partes` are open. */
interface Grupo {
  partes: readonly Servido[];
  productos: readonly Producto[];
}

function gruposOf(carta: Carta): Grupo[] {
  const secciones = [
    ...carta.categorias.map((categoria) => ({ parte: servidoDe(categoria), productos: categoria.productos })),
    { parte: SIN_CATEGORIA, productos: carta.sinCategoria },
  ];
  const sueltos = secciones.flatMap(({ parte, productos }) => {
    const platos = productos.filter(({ menu }) => menu === undefined);
    return platos.length > 0 ? [{ partes: [parte], productos: platos }] : [];
  });
  return [
    ...sueltos,
    ...menusServidos(carta).map(({ partes, producto }) => ({ partes, productos: [producto] })),
  ];
}

/** What nobody may send any more comes before what may be sent until some minute. */
function peorDe(cerrados: readonly Cerrado[]): Cerrado | null {
  return cerrados.find(({ gracia }) => gracia === null) ?? cerrados[0] ?? null;
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
