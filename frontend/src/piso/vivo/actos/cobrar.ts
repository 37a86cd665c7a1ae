import { CABECERA_CLAVE, formaOf, fromEuros, rutasSala } from '@carta/contracts';
import type { CobrarRequest, Grupo, MesasCobradas } from '@carta/contracts';
import { create } from 'zustand';
import { ApiError, post } from '../../../shared/api/cliente';
import { currentPersona, headersDePersona } from '../../../sesion/turno';
import { useSesion } from '../../../sesion/useSesion';
import { almacenLocal, parseJson } from '../../../shared/lib/almacen';
import { createClave } from '../../../shared/lib/clave';
import { onRegreso } from '../../../shared/lib/pausa';
import { showToast } from '../../../shared/ui/Toasts/toast';
import { acceptGrupo } from '../motor/carga';
import { anularCobro } from './anular';
import { offerDeshacerPago } from './pagar';
import { isPagado } from '../mesas/grupos';
import { enqueue, textoDe } from '../cola/peticiones';

/**
 * Money must not be charged twice: each charge has its own key, is stored until the server has answered, and
 * is only ever repeated unchanged.
 */
export interface CobroEnCamino {
  clave: string;
  grupoMesa: string;
  texto: string;
  cuerpo: CobrarRequest;
  /** Paying parts the party of these mesas. */
  mesas?: readonly number[];
  /** Whoever was on the device made it, whoever is there when it is repeated. */
  persona?: string;
  /** It may have arrived all the same. */
  sinRespuesta: boolean;
}

/** The waiter saw `cuerpo.rev` and `revs`. */
export type NuevoCobro = Pick<CobroEnCamino, 'grupoMesa' | 'texto' | 'cuerpo' | 'mesas'>;

const ERROR = {
  cobrar: 'No se ha podido guardar el cobro',
  cambiado: 'La cuenta acaba de cambiar: revisa lo que falta',
  sinRespuesta: 'No sabemos si el cobro ha llegado. No lo cobres otra vez: se repetirá solo.',
} as const;

/** These have no answer yet, oldest first. */
export const useCobros = create<readonly CobroEnCamino[]>()(() => []);

/** The reason stands for a charge that was undone right after it was made. */
const MOTIVO_DESHECHO = 'Deshecho al momento';
const INSISTE_MS = 15_000;

let almacenados: string | null = null;

/**
 * Reads stored charges and repeats those without an answer, regularly and when somebody returns. Returns a
 * function that stops it.
 */
export function resumeCobros(restauranteId: string): () => void {
  const nombre = `cobros:${restauranteId}`;
  if (nombre !== almacenados) {
    almacenados = nombre;
    useCobros.setState(readGuardados(nombre), true);
  }
  retryCobros();
  const reloj = setInterval(retryCobros, INSISTE_MS);
  const stop = onRegreso(retryCobros);
  return () => {
    clearInterval(reloj);
    stop();
  };
}

/** Stored charges stay for the next person who works here. */
export function closeCobros(): void {
  almacenados = null;
  useCobros.setState([], true);
}

/** Another session does not continue these charges. */
export function startCobros(): void {
  useSesion.subscribe(({ restaurante }, { restaurante: antes }) => {
    if (restaurante?._id !== antes?._id) closeCobros();
  });
}

export function retryCobros(): void {
  for (const cobro of useCobros.getState()) {
    if (cobro.sinRespuesta) void send({ ...cobro, sinRespuesta: false });
  }
}

/** `cuerpo.revs` names a party's tabs. Resolves to whether the server has it. */
export function cobrar(nuevo: NuevoCobro): Promise<boolean> {
  const persona = currentPersona();
  const quien = persona === undefined ? {} : { persona };
  return send({ ...nuevo, ...quien, clave: createClave(), sinRespuesta: false });
}

export function gruposDe({ grupoMesa, cuerpo }: CobroEnCamino): readonly string[] {
  return [grupoMesa, ...Object.keys(cuerpo.revs ?? {})];
}

async function send(cobro: CobroEnCamino): Promise<boolean> {
  const nombre = almacenados;
  keep(nombre, cobro);
  const headers = { [CABECERA_CLAVE]: cobro.clave, ...headersDePersona(cobro.persona) };
  try {
    const { grupos } = await enqueue(cobro.grupoMesa, () =>
      post<MesasCobradas>(rutasSala.cobros(cobro.grupoMesa), cobro.cuerpo, { auth: true, headers }),
    );
    grupos.forEach(acceptGrupo);
    drop(nombre, cobro);
    if (cobro.cuerpo.pagar || grupos.some(isPagadaConCobro)) offerDeshacerCobro(cobro, grupos);
    return true;
  } catch (error) {
    // No answer about the charge itself means that it may have arrived, so it stays, to be repeated.
    if (!(error instanceof ApiError) || error.status === 401 || error.status >= 500) {
      keep(nombre, { ...cobro, sinRespuesta: true });
      showToast({ id: `cobro-${cobro.clave}`, texto: ERROR.sinRespuesta, tono: 'error' });
      return false;
    }
    acceptGruposOf(error.data);
    drop(nombre, cobro);
    const texto = error.code === 'ESTADO_CAMBIADO' ? ERROR.cambiado : textoDe(error, ERROR.cobrar);
    showToast({ id: `cobro-${cobro.clave}`, texto, tono: 'error' });
    return false;
  }
}

/** The charge that left nothing paid it too: both have one instant. */
const isPagadaConCobro = ({ cobros = [], pagadoEn }: Grupo): boolean =>
  cobros.some(({ en, anulado }) => en === pagadoEn && !anulado);

/** Offers once to reopen what it paid and to annul the charge. */
function offerDeshacerCobro(
  { grupoMesa, mesas = [], cuerpo }: CobroEnCamino,
  grupos: readonly Grupo[],
): void {
  const lider = grupos.find((grupo) => grupo.grupoMesa === grupoMesa);
  const cobros = grupos.flatMap((grupo) => grupo.cobros ?? []);
  const [cobro] = [...cobros].sort((a, b) => b.en.localeCompare(a.en));
  const pagados = grupos.filter(isPagado);
  if (!lider || !cobro || pagados.length === 0) return;
  const mesasPagadas = mesas.length > 0 ? mesas : [lider.mesa.numero];
  offerDeshacerPago({ lider, mesas: mesasPagadas, pagados, cobro: cuerpo }, async () => {
    const importe = fromEuros(cobro.importe);
    await anularCobro({ _id: cobro._id, grupos: pagados, importe, ...formaOf(cobro) }, MOTIVO_DESHECHO);
  });
}

function keep(nombre: string | null, cobro: CobroEnCamino): void {
  change(nombre, (cobros) => {
    const i = cobros.findIndex(({ clave }) => clave === cobro.clave);
    return i === -1 ? [...cobros, cobro] : cobros.map((antes, j) => (j === i ? cobro : antes));
  });
}

function drop(nombre: string | null, { clave }: CobroEnCamino): void {
  change(nombre, (cobros) => cobros.filter((cobro) => cobro.clave !== clave));
}

/** Memory changes only if the same restaurante is open; storage always, beside other tabs' charges. */
function change(
  nombre: string | null,
  edit: (cobros: readonly CobroEnCamino[]) => readonly CobroEnCamino[],
): void {
  if (nombre === almacenados) useCobros.setState(edit(useCobros.getState()), true);
  if (nombre !== null) almacenLocal.write(nombre, JSON.stringify(edit(readGuardados(nombre))));
}

/** After a reload any of them may have arrived. */
function readGuardados(nombre: string): readonly CobroEnCamino[] {
  const guardados = parseJson(almacenLocal.read(nombre));
  if (!Array.isArray(guardados)) return [];
  return guardados.filter(isCobro).map((cobro) => ({ ...cobro, sinRespuesta: true }));
}

function acceptGruposOf(data: unknown): void {
  const { grupos } = (data ?? {}) as Partial<MesasCobradas>;
  if (Array.isArray(grupos)) grupos.forEach(acceptGrupo);
}

function isCobro(valor: unknown): valor is CobroEnCamino {
  const cobro = valor as Partial<CobroEnCamino> | null;
  return (
    typeof cobro?.clave === 'string' &&
    typeof cobro.grupoMesa === 'string' &&
    typeof cobro.texto === 'string' &&
    typeof cobro.cuerpo === 'object'
  );
}
