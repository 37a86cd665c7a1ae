import { horaDelLugar, relojDelLugar } from '@carta/contracts';
import type { Husos, Pulso } from '@carta/contracts';
import { formatoDeFecha } from '../../../shared/lib/fecha';
import { PARON_MS, POCO_DISCO_MB, isDeLentas, rachasOf } from './rachas';
import type { Cuarto, Lapso, Mal, Racha } from './rachas';

const ENTERO = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 0, useGrouping: true });
const UNO = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 1 });
const DOS = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 2 });
const NADA = '–';

export const formatCuantos = (cuantos: number): string => ENTERO.format(cuantos);

/** '0,03 s', '2,4 s', '38 s', '15 min'; '–' where nothing was measured. */
export function formatSegundos(segundos: number | null): string {
  if (segundos === null) return NADA;
  if (segundos >= 120) return `${ENTERO.format(segundos / 60)} min`;
  if (segundos >= 10) return `${ENTERO.format(segundos)} s`;
  return `${segundos >= 1 ? UNO.format(segundos) : DOS.format(Math.ceil(segundos * 100) / 100)} s`;
}

export const formatMs = (ms: number | null): string => formatSegundos(ms === null ? null : ms / 1_000);

/** '640 MB', '9,6 GB', '34 GB' */
export function formatDisco(mb: number): string {
  if (mb < 1_000) return `${ENTERO.format(mb)} MB`;
  return `${(mb < 10_000 ? UNO : ENTERO).format(mb / 1_000)} GB`;
}

const FECHA = formatoDeFecha({ weekday: 'long', day: 'numeric', month: 'long' });

/** 'sábado 28 de noviembre', of a day ('2026-11-28') or of the clock at an instant (ms). */
export const formatFecha = (dia: string): string =>
  FECHA.format(new Date(`${dia}T00:00:00Z`)).replace(',', '');
export const fechaDe = (husos: Husos, instante: number): string =>
  relojDelLugar(husos, new Date(instante)).toISOString().slice(0, 10);

/** What somebody reads first: what was wrong with a lapso, by its time, or that nothing was. */
export function resumenOf(cuartos: readonly Cuarto[], { dia, hasta }: Lapso, husos: Husos): string[] {
  const rachas = rachasOf(cuartos);
  const hora = (instante: number) => horaDelLugar(husos, new Date(instante));
  const isDeAyer = (instante: number) => dia === null && fechaDe(husos, instante) < fechaDe(husos, hasta);
  const frases = rachas.map((racha) => {
    const cuando = `de ${hora(racha.desde)} a ${hora(racha.hasta)}`;
    return capitalize(`${isDeAyer(racha.desde) ? 'ayer, ' : ''}${cuando} ${QUE[racha.mal](racha)}`);
  });
  const males = rachas.filter(({ mal }) => mal !== 'sin-datos');
  const disco = fraseDisco(cuartos);
  const bien = frases.length === 0 ? 'Todo fue bien.' : 'Mientras hubo datos, todo fue bien.';
  return [...(males.length === 0 && disco.length === 0 ? [bien] : []), ...frases, ...disco];
}

const QUE = {
  lento: ({ pulsos, aRatos }) => {
    const lentas = maxOf(pulsos.filter(isDeLentas), ({ p95Ms }) => p95Ms);
    const paron = maxOf(pulsos, ({ paronMs }) => paronMs);
    const porque = [
      ...(lentas > 0 ? [`5 de cada 100 respuestas tardaron ${formatMs(lentas)} o más`] : []),
      ...(paron > PARON_MS ? [`el servidor estuvo ${formatMs(paron)} sin responder a nadie`] : []),
    ];
    return `fue lento${ratos(aRatos)}: ${porque.join(', y ')}.`;
  },
  tarde: ({ pulsos, aRatos }) => {
    const visto = maxOf(pulsos, ({ vistoS }) => vistoS);
    return `los tickets se vieron tarde${ratos(aRatos)}: 5 de cada 100 tardaron ${formatSegundos(visto)} o más en salir en cocina o barra. Puede que una pantalla estuviera apagada.`;
  },
  fallos: ({ pulsos, aRatos }) => {
    const fallos = pulsos.reduce((suma, { errores }) => suma + errores, 0);
    return `el servidor falló${ratos(aRatos)}: ${formatCuantos(fallos)} ${fallos === 1 ? 'respuesta fue un error suyo' : 'respuestas fueron errores suyos'}.`;
  },
  'sin-datos': () => 'no hay datos: el servidor estaba apagado, o se cortó.',
} as const satisfies Record<Mal, (racha: Racha) => string>;

const ratos = (aRatos: boolean): string => (aRatos ? ' a ratos' : '');

/** The last that is known of it. */
export function discoDe(cuartos: readonly Cuarto[]): string | null {
  const ultimo = libresOf(cuartos).at(-1);
  return ultimo === undefined ? null : `En el disco quedaban ${formatDisco(ultimo)} libres.`;
}

function fraseDisco(cuartos: readonly Cuarto[]): string[] {
  const minimo = Math.min(...libresOf(cuartos));
  return minimo < POCO_DISCO_MB ? [`En el disco quedó muy poco sitio: ${formatDisco(minimo)}.`] : [];
}

const libresOf = (cuartos: readonly Cuarto[]): number[] =>
  cuartos.flatMap(({ pulso }) => (pulso ? [pulso.discoLibreMB] : []));

const maxOf = (pulsos: readonly Pulso[], de: (pulso: Pulso) => number | null): number =>
  Math.max(0, ...pulsos.map((pulso) => de(pulso) ?? 0));

const capitalize = (texto: string): string => texto.charAt(0).toUpperCase() + texto.slice(1);

const PALABRA = {
  lento: 'lento',
  tarde: 'tickets tarde',
  fallos: 'fallos',
  'sin-datos': 'apagado',
} as const satisfies Record<Mal, string>;

/** 'sábado 28 de noviembre · lento, fallos': one of the lapsos to choose from. */
export function nombreDeLapso({ dia }: Lapso, cuartos: readonly Cuarto[], hoy: string): string {
  if (dia === null) return 'Últimas 24 horas';
  const males = new Set(rachasOf(cuartos).map(({ mal }) => mal));
  males.delete('sin-datos');
  const nombre = `${dia === hoy ? 'Hoy, ' : ''}${formatFecha(dia)}`;
  const palabras = [...males].map((mal) => PALABRA[mal]);
  return palabras.length > 0 ? `${nombre} · ${palabras.join(', ')}` : nombre;
}
