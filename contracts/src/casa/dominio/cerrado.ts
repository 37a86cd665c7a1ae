import { enEspanol } from '../../plataforma/dominio/decir';
import type { Decir } from '../../plataforma/dominio/decir';
import { estacionDe } from './cocina';
import { GRACIA_MS, aperturaEn, horasDeCategoria, horasDeEstacion } from './horario';
import type { Apertura, Horario, Tramo } from './horario';
import type { Husos } from '../../plataforma/dominio/husos';
import { textoEstacionCerrada } from './horario-textos';
import type { FraseHorario } from './horario-textos';
import { textoCategoriaCerrada } from './horas-texto';
import type { TipoPedido } from './tipo-categoria';

/** The phone and the server ask here whether a dish can be ordered (docs/reglas/casa.md#opening-hours). */

interface ConHoras {
  nombre: string;
  horas: readonly Tramo[];
}

/** `servida` is present when its categoría is not served at all hours, `propias` when itself is not. */
export interface Servido {
  tipo: TipoPedido;
  servida?: ConHoras;
  propias?: ConHoras;
}

/** `abre` is null when nobody knows when. An order begun before closing is accepted until `gracia`. */
export interface Cerrado {
  motivo: string;
  abre: Date | null;
  gracia: Date | null;
}

/** Absent means always open, on the first clock. */
export interface Abre {
  horario?: Horario;
  husos?: Husos;
}

export const aperturaDe = (lugar: Abre, plato: Servido, ahora: Date): Apertura =>
  aperturaComunDe(lugar, [plato], ahora);

/** While all of them are open at once. */
export function aperturaComunDe(
  { horario, husos = [] }: Abre,
  partes: readonly Servido[],
  ahora: Date,
): Apertura {
  const horas = partes.flatMap(({ tipo, servida, propias }) => [
    ...[servida, propias].map((conHoras) => horasDeCategoria(conHoras?.horas)),
    horasDeEstacion(horario, estacionDe(tipo)),
  ]);
  return aperturaEn(
    husos,
    horas.flatMap((declaradas) => declaradas ?? []),
    ahora,
  );
}

/** @param decir says its `motivo`; Spanish unless told. */
export function cerradoEn(
  lugar: Abre,
  plato: Servido,
  ahora: Date,
  decir: Decir<FraseHorario> = enEspanol,
): Cerrado | null {
  const apertura = aperturaDe(lugar, plato, ahora);
  if (apertura.abierto) return null;
  const { abre } = apertura;
  const cerro = cierreReciente(ahora, (instante) => aperturaDe(lugar, plato, instante));
  return {
    motivo: motivoDe(lugar.husos ?? [], plato, abre, ahora, decir),
    abre,
    gracia: cerro && new Date(cerro.getTime() + GRACIA_MS),
  };
}

/** When what is closed now closed, if that is less than the grace ago. */
function cierreReciente(ahora: Date, readApertura: (instante: Date) => Apertura): Date | null {
  const antes = readApertura(new Date(ahora.getTime() - GRACIA_MS));
  if (antes.abierto) return antes.cierra;
  // hours may be shorter than the grace
  if (!antes.abre || antes.abre > ahora) return null;
  const despues = readApertura(antes.abre);
  return despues.abierto ? despues.cierra : null;
}

/** A closed categoría's words, and a menu's, come before the station's. */
function motivoDe(
  husos: Husos,
  { tipo, servida, propias }: Servido,
  abre: Date | null,
  ahora: Date,
  decir: Decir<FraseHorario>,
): string {
  for (const conHoras of [servida, propias]) {
    const horas = horasDeCategoria(conHoras?.horas);
    if (conHoras && horas && !aperturaEn(husos, [horas], ahora).abierto) {
      return textoCategoriaCerrada(conHoras.nombre, conHoras.horas, decir);
    }
  }
  return textoEstacionCerrada(husos, estacionDe(tipo), abre, ahora, decir);
}
