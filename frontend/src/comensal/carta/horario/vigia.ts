import type { Carrito, Carta } from '@carta/contracts';
import { t } from '../../../shared/lengua/lengua';
import { onRegreso } from '../../../shared/lib/pausa';
import { SIN_CIERRES } from './cierres';
import type { CarritoConHoras, Cierres, CierresStore } from './cierres';
import { cierresEn } from './cierres-carta';
import { horaDelServidor, onHora } from './hora-del-servidor';

/** ms; words change with the day too ('mañana a las 13:00'). */
const REPASO_MS = 10 * 60_000;
/** ms; a timer may fire a moment early. */
const HOLGURA_MS = 10;

/**
 * Redraws only what changes; returns how to stop.
 * @param conocidos what was already shown; null: nothing, so nothing is news.
 * @param carritoConHoras undefined: no dish is marked closed.
 */
export function followHoras(
  carta: Carta,
  store: CierresStore,
  conocidos: Cierres | null,
  carritoConHoras: CarritoConHoras | undefined,
): () => void {
  let reloj: ReturnType<typeof setTimeout> | undefined;
  let antes = conocidos;

  function look() {
    const ahora = horaDelServidor();
    const { cierres, cambia } = cierresEn(carta, new Date(ahora));
    const visibles = carritoConHoras ? cierres : { ...cierres, porProducto: SIN_CIERRES.porProducto };
    if (!isSame(visibles, store.getState())) store.setState(visibles, true);
    if (carritoConHoras && antes) tellCierres(carritoConHoras, antes, visibles);
    antes = visibles;
    clearTimeout(reloj);
    reloj = setTimeout(look, Math.min(cambia - ahora, REPASO_MS) + HOLGURA_MS);
  }

  look();
  const stops = [onRegreso(look), onHora(look), () => clearTimeout(reloj)];
  return () => stops.forEach((stop) => stop());
}

function tellCierres({ carrito, onNoticia }: CarritoConHoras, antes: Cierres, ahora: Cierres): void {
  const { carrito: actual, envio } = carrito.getState();
  const texto = envio === null ? noticiaDe(actual, antes, ahora) : null;
  if (texto !== null) onNoticia(texto);
}

function noticiaDe({ items }: Carrito, antes: Cierres, ahora: Cierres): string | null {
  const nuevos = [...new Map(items.map(({ producto }) => [producto._id, producto])).values()].flatMap(
    ({ _id, nombre }) => {
      const [cierre, previo] = [ahora.porProducto.get(_id), antes.porProducto.get(_id)];
      return cierre && (!previo || (previo.gracia !== null && cierre.gracia === null))
        ? { nombre, cierre }
        : [];
    },
  );
  const perdidos = nuevos.filter(({ cierre }) => cierre.gracia === null);
  const [perdido] = perdidos;
  if (perdido)
    return t('Ya no se puede pedir {platos}. {motivo}', {
      platos: resumen(perdidos),
      motivo: perdido.cierre.motivo,
    });
  const [ultimo] = nuevos;
  return ultimo
    ? t('Hasta {hora} puedes enviar {platos}', {
        hora: ultimo.cierre.gracia ?? '',
        platos: resumen(nuevos),
      })
    : null;
}

/** 'Croquetas y 2 más'. */
function resumen(platos: readonly { nombre: string }[]): string {
  const resto = platos.length - 1;
  const nombre = platos[0]?.nombre ?? '';
  return resto > 0 ? t('{nombre} y {resto} más', { nombre, resto }) : nombre;
}

function isSame(a: Cierres, b: Cierres): boolean {
  const textOf = ({ linea, porProducto, fuera }: Cierres): string =>
    JSON.stringify([linea, ...porProducto, fuera]);
  return textOf(a) === textOf(b);
}
