import type { Llamada } from '@carta/contracts';
import { t } from '../../shared/lengua/lengua';
import { TOAST_MUDANZA } from './noticias';
import { replaceDireccion } from '../../shared/ui/capas/atras';
import { removeToast, showToast } from '../../shared/ui/Toasts/toast';
import { almacenLocal } from '../../shared/lib/almacen';
import { pathsComensal } from '../../shared/paths-comensal';
import type { CarritoStore } from '../../pedir/carrito-store';
import type { Noticia } from '../../pedir/estado-carrito';
import { nombreGuardado, parseGuardado, stringifyGuardado, GUARDADO_VACIO } from '../../pedir/guardado';
import type { MudanzaCarrito } from '../carrito/HojaCarrito/AvisoMudanza';
import { isAbierta } from '../llamadas/llamadas';
import { takeLlamadas } from '../llamadas/llamadas-store';
import {
  findMudanza,
  findVuelta,
  learnMesa,
  partFrom,
  settleMudanza,
  tabsAt,
} from '../seguimiento/learn-mesa';
import type { Ronda } from '../seguimiento/rondas';
import type { SeguimientoStore } from '../seguimiento/seguimiento-store';
import type { MesaElegida } from './mesa-elegida';

export interface Mudada extends MesaElegida, MudanzaCarrito {}

interface OpcionesMudanza extends MesaElegida {
  restauranteId: string;
  seguimiento: SeguimientoStore;
  carrito: CarritoStore;
  mudada?: Mudada | null;
  onMudada: (mudada: Mudada) => void;
}

const llamadaIda = (mesa: number) =>
  t('Tu llamada se ha ido a la mesa {mesa}: vuelve a llamar desde aquí.', { mesa });
const EN_CAMINO = 'Hay un pedido en camino. En cuanto llegue a la cocina podrás cambiar de mesa.';

/**
 * Follows the mesa's tab, with the cart, when it is moved, and offers to stay behind. Not while an order is
 * being sent, whose body names the mesa. Returns how to stop.
 */
export function watchMudanza(opciones: OpcionesMudanza): () => void {
  const { mesa, firma, seguimiento, carrito } = opciones;
  const vistos = new Set<string>();
  let parado = false;
  let preguntando = false;
  /** The new mesa's signature comes only on request. */
  let preguntada: number | null = null;
  /** The refusal that was already taken in. */
  let aprendida: Noticia['mudada'];
  let ofrecida = opciones.mudada?.vuelta !== undefined;

  function check(): void {
    const { envio, fase, noticia } = carrito.getState();
    const { rondas, note } = seguimiento.getState();
    // a refused order is over before its reason arrives
    if (parado || preguntando || envio !== null || fase !== 'libre') return;
    tabsAt(rondas, mesa).forEach((grupo) => vistos.add(grupo));
    const rechazada = noticia?.mudada;
    if (rechazada && rechazada !== aprendida) {
      aprendida = rechazada;
      const propia = rondas.find((ronda) => ronda.seguimiento === rechazada.cuerpo.seguimiento);
      if (propia?.grupoMesa) vistos.add(propia.grupoMesa);
      if (propia) return note((todas) => learnMesa(todas, propia, rechazada.mesa, rechazada.t));
    }
    const ronda = findMudanza(rondas, mesa, vistos);
    if (ronda === null) return checkVuelta(rondas);
    if (firma !== null && ronda.firma === undefined && preguntada !== ronda.mesa) return ask(ronda.mesa);
    parado = true;
    follow(opciones, ronda, rechazada && { evita: rechazada.cuerpo.evita ?? [] });
  }

  /** Offered again after a reload, and withdrawn once it makes no sense. */
  function checkVuelta(rondas: readonly Ronda[]): void {
    const vuelta = findVuelta(rondas, mesa);
    if ((vuelta !== null) === ofrecida) return;
    ofrecida = vuelta !== null;
    if (vuelta) return offerVuelta(opciones, { ...vuelta, firma, onVolver: () => (parado = true) });
    removeToast(TOAST_MUDANZA);
    opciones.onMudada({ mesa, firma });
  }

  function ask(nueva: number): void {
    preguntando = true;
    seguimiento
      .getState()
      .refetch()
      .then(() => (preguntada = nueva))
      .catch(() => undefined)
      .finally(() => {
        preguntando = false;
        if (preguntada === nueva) check();
      });
  }

  const stops = [seguimiento.subscribe(check), carrito.subscribe(check)];
  check();
  return () => {
    parado = true;
    stops.forEach((stop) => stop());
  };
}

function follow(opciones: OpcionesMudanza, ronda: Ronda, porEnviar: Mudada['porEnviar']): void {
  const { restauranteId, mesa: de, firma, seguimiento } = opciones;
  const { mesa, grupoMesa } = ronda;
  const desde = { mesa: de, firma };
  takeCarrito(restauranteId, de, mesa);
  takeLlamadas(almacenLocal, restauranteId, [de, mesa]);
  seguimiento.getState().note((rondas) => settleMudanza(rondas, grupoMesa, desde));
  goTo({ restauranteId, mesa, firma: ronda.firma ?? null });
  const venida = { mesa, grupoMesa, firma: ronda.firma ?? null, desde };
  offerVuelta(opciones, { ...venida, ...(porEnviar && { porEnviar }) });
}

interface Venida extends MesaElegida, Pick<Ronda, 'grupoMesa'>, Pick<Mudada, 'porEnviar'> {
  desde: MesaElegida;
  onVolver?: () => void;
}

function offerVuelta(
  { restauranteId, seguimiento, onMudada }: OpcionesMudanza,
  { mesa, firma, grupoMesa, desde, porEnviar, onVolver }: Venida,
): void {
  function handleVolver(): void {
    if (!takeCarrito(restauranteId, mesa, desde.mesa)) return tell(t(EN_CAMINO));
    onVolver?.();
    seguimiento.getState().note((rondas) => partFrom(rondas, grupoMesa));
    const isDeAqui = (llamada: Llamada) => llamada.mesa === desde.mesa && llamada.grupoMesa !== grupoMesa;
    const idas = takeLlamadas(almacenLocal, restauranteId, [mesa, desde.mesa], isDeAqui);
    goTo({ restauranteId, ...desde });
    onMudada(desde);
    const aviso = t('Seguimos en la mesa {mesa}: lo que pidas será de esta mesa.', { mesa: desde.mesa });
    showToast({
      id: TOAST_MUDANZA,
      texto: idas.some(isAbierta) ? `${aviso} ${llamadaIda(mesa)}` : aviso,
    });
  }
  const tell = (texto: string) =>
    showToast({
      id: TOAST_MUDANZA,
      texto,
      duracion: 0,
      accion: { texto: t('Seguimos en la mesa {mesa}', { mesa: desde.mesa }), onAction: handleVolver },
    });

  tell(t('Ahora estáis en la mesa {mesa}', { mesa }));
  onMudada({
    mesa,
    firma,
    vuelta: { mesa: desde.mesa, onVolver: handleVolver },
    ...(porEnviar && { porEnviar }),
  });
}

/** The address names the current mesa, so that a reload stays there. */
function goTo({ restauranteId, mesa, firma }: { restauranteId: string } & MesaElegida): void {
  if (window.location.pathname !== pathsComensal.menuSinDatos()) return;
  const t = firma === null ? '' : `&t=${encodeURIComponent(firma)}`;
  replaceDireccion(`${pathsComensal.menuMesa(restauranteId, mesa)}${t}`);
}

/** False while its order is being sent. */
function takeCarrito(restauranteId: string, de: number, a: number): boolean {
  const [antes, despues] = [nombreGuardado(restauranteId, de), nombreGuardado(restauranteId, a)];
  const guardado = parseGuardado(almacenLocal.read(antes));
  if (guardado.envio !== null) return false;
  const isVacio = guardado.carrito.items.length === 0 && guardado.notas === '';
  if (isVacio || parseGuardado(almacenLocal.read(despues)).envio !== null) return true;
  almacenLocal.write(despues, stringifyGuardado(guardado));
  almacenLocal.write(antes, stringifyGuardado(GUARDADO_VACIO));
  return true;
}
