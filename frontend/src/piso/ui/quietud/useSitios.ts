import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { GUARDA_MS } from '../../vivo/tablero/quietud';
import { horaFija } from '../../vivo/tablero/instante';
import { useTablero } from '../../vivo/tablero/useTablero';

interface Avisos {
  /** Cards keep their height meanwhile. */
  isQuieta: boolean;
  /** Somebody has tapped, here or elsewhere on the page. */
  onToque: () => void;
  /** The list is there as it was drawn. */
  onVista: () => void;
}

/** Notes when each place moved on the page; returns whether one has just done so. */
export function useSitios(
  lista: { readonly current: HTMLUListElement | null },
  dibujada: unknown,
  { isQuieta, onToque, onVista }: Avisos,
): (puesto: HTMLElement) => boolean {
  const sitios = useRef(new Map<string, string>());
  const movidos = useRef(new Map<string, number>());
  const look = () => {
    const ahora = horaFija();
    const antes = sitios.current;
    sitios.current = new Map(puestosDe(lista.current).map((puesto) => [idDe(puesto), sitioDe(puesto)]));
    for (const [id, sitio] of sitios.current)
      if ((antes.get(id) ?? sitio) !== sitio) movidos.current.set(id, ahora);
    for (const id of movidos.current.keys()) if (!sitios.current.has(id)) movidos.current.delete(id);
  };
  const handleVista = useEffectEvent(() => {
    if (lista.current === null) return;
    keepFoco(lista.current);
    if (!isQuieta) freeAltos(lista.current);
    look();
    onVista();
  });
  useLayoutEffect(() => handleVista(), [dibujada]);

  const handleLook = useEffectEvent(look);
  const handleToque = useEffectEvent((event: Event) => {
    if (lista.current === null) return;
    keepAltos(lista.current, event.target);
    onToque();
  });
  useEffect(() => {
    const observador =
      typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(() => handleLook());
    observador?.observe(document.body);
    // what comes and goes above the list comes from there
    const stop = useTablero.subscribe(() => requestAnimationFrame(() => handleLook()));
    window.addEventListener('click', handleToque, { capture: true });
    return () => {
      observador?.disconnect();
      stop();
      window.removeEventListener('click', handleToque, { capture: true });
    };
  }, []);
  return (puesto) => horaFija() - (movidos.current.get(idDe(puesto)) ?? -Infinity) < GUARDA_MS;
}

const puestosDe = (lista: HTMLElement | null) => [...(lista?.children ?? [])] as HTMLElement[];
const idDe = ({ dataset }: HTMLElement) => dataset.puesto ?? '';
const cajaDe = (puesto: Element) => puesto.firstElementChild as HTMLElement;

/** On the page, however it is scrolled. */
function sitioDe(puesto: HTMLElement): string {
  let [x, y] = [0, 0];
  for (let de: HTMLElement | null = puesto; de; de = de.offsetParent as HTMLElement | null) {
    x += de.offsetLeft;
    y += de.offsetTop;
  }
  return `${x} ${y}`;
}

/** What a tap takes out of a card leaves a gap. What opens and closes is meant to be lower. */
function keepAltos(lista: HTMLElement, toque: EventTarget | null): void {
  const plegada = toque instanceof Element && toque.closest('[aria-expanded]')?.closest('[data-puesto]');
  const altos = puestosDe(lista).map((puesto) => [puesto, cajaDe(puesto).offsetHeight] as const);
  for (const [puesto, alto] of altos) if (puesto !== plegada) cajaDe(puesto).style.minHeight = `${alto}px`;
}

function freeAltos(lista: HTMLElement): void {
  for (const puesto of puestosDe(lista)) cajaDe(puesto).style.minHeight = '';
}

/** A card that leaves takes the focus with it; the list gets it, so that a keyboard goes on from there. */
function keepFoco(lista: HTMLElement): void {
  const ido = document.activeElement?.closest('[data-ido]');
  if (ido && lista.contains(ido)) lista.focus({ preventScroll: true });
}
