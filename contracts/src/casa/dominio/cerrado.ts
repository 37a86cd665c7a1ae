import { estacionDe } from './estaciones';
import { GRACIA_MS, aperturaEn, horasDeCategoria, horasDeEstacion } from './horario';
import type { Apertura, Horario, Tramo } from './horario';
import type { Husos } from '../../plataforma/dominio/husos';
import { textoEstacionCerrada } from './horario-textos';
import { textoCategoriaCerrada } from './horas-texto';
import type { TipoPedido } from './tipo-categoria';

/**
 * Whether a dish can be ordered at an instant, told alike by the carta on a phone and by the server
 * (docs/reglas.md#opening-hours).
 */

/** Where a dish is made, and its categoría if that is not served at all hours. */
export interface Servido {
  tipo: TipoPedido;
  servida?: { nombre: string; horas: readonly Tramo[] };
}

/** Why it cannot be ordered, when it can (null: nobody knows), and until when who had begun still may. */
export interface Cerrado {
  motivo: string;
  abre: Date | null;
  gracia: Date | null;
}

/** When a restaurante takes orders, and the clock it goes by; absent: always, and the first. */
export interface Abre {
  horario?: Horario;
  husos?: Husos;
}

/** When its station and its categoría are open, both together. */
export function aperturaDe({ horario, husos = [] }: Abre, { tipo, servida }: Servido, ahora: Date): Apertura {
  const horas = [horasDeCategoria(servida?.horas), horasDeEstacion(horario, estacionDe(tipo))];
  return aperturaEn(
    husos,
    horas.flatMap((declaradas) => declaradas ?? []),
    ahora,
  );
}

/** Null while it is open. */
export function cerradoEn(lugar: Abre, plato: Servido, ahora: Date): Cerrado | null {
  const apertura = aperturaDe(lugar, plato, ahora);
  if (apertura.abierto) return null;
  const { abre } = apertura;
  const hacePoco = aperturaDe(lugar, plato, new Date(ahora.getTime() - GRACIA_MS));
  const cerro = hacePoco.abierto ? hacePoco.cierra : null;
  return {
    motivo: motivoDe(lugar.husos ?? [], plato, abre, ahora),
    abre,
    gracia: cerro && new Date(cerro.getTime() + GRACIA_MS),
  };
}

/** In the words of its categoría if that alone would not let it be ordered, else in those of its station. */
function motivoDe(husos: Husos, { tipo, servida }: Servido, abre: Date | null, ahora: Date): string {
  const horasCategoria = horasDeCategoria(servida?.horas);
  if (servida && horasCategoria && !aperturaEn(husos, [horasCategoria], ahora).abierto) {
    return textoCategoriaCerrada(servida.nombre, servida.horas);
  }
  return textoEstacionCerrada(husos, estacionDe(tipo), abre, ahora);
}
