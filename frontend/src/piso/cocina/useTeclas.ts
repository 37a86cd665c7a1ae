import { useEffect, useEffectEvent, useRef } from 'react';
import { undoUltimo } from '../vivo/cola/deshacibles';
import { hayCapas } from '../../shared/ui/capas/capas';
import type { Vista } from './modelo/tickets-cocina';
import { nextVista } from './modelo/tickets-cocina';
import { eleccionOf, numeroOf, ordenOf } from './modelo/teclas';
import type { Orden, Tecleada } from './modelo/teclas';
import type { NombrePanel } from './Panel/Panel';

interface Ordenes {
  vista: Vista;
  /** It may show its own stations alone. */
  hayEstaciones: boolean;
  onVista: (vista: Vista) => void;
  onPanel: (panel: NombrePanel) => void;
  onAyuda: () => void;
}

/**
 * The chosen ticket's header has the focus, so Enter acts as a tap. Keys are ignored while somebody types or
 * a sheet is open.
 */
export function useTeclas({ vista, hayEstaciones, onVista, onPanel, onAyuda }: Ordenes): void {
  const ultimaRef = useRef<Tecleada>(null);
  const obey = useEffectEvent((orden: Orden, en: number) => {
    const anterior = ultimaRef.current;
    ultimaRef.current = orden.tipo === 'cifra' ? { ...orden, en } : null;
    switch (orden.tipo) {
      case 'cifra':
        return chooseNumero({ ...orden, en }, anterior);
      case 'mover':
        return chooseVecino(orden.pasos);
      case 'enterado':
        return acknowledgeElegido();
      case 'deshacer':
        return void undoUltimo();
      case 'filtrar':
        return onVista(nextVista(vista, hayEstaciones));
      case 'ayuda':
        return onAyuda();
      default:
        return onPanel(orden.tipo);
    }
  });
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isForOtherControl(event)) return;
      // a held key is one press, and so one step
      if (event.repeat && event.key === 'Enter') return event.preventDefault();
      const orden = ordenOf(event);
      if (orden === null) return void (ultimaRef.current = null);
      event.preventDefault();
      obey(orden, event.timeStamp);
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);
}

function isForOtherControl({ target, key }: KeyboardEvent): boolean {
  if (hayCapas()) return true;
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.matches('textarea, select')) return true;
  if (!(target instanceof HTMLInputElement)) return false;
  return target.type !== 'radio' || key.startsWith('Arrow');
}

function chooseNumero(tecleada: Tecleada, anterior: Tecleada | null): void {
  const cabeceras = findCabeceras();
  const numeros = cabeceras.map(({ dataset }) => Number(dataset.numero));
  const numero = numeroOf(numeros, tecleada, anterior);
  if (numero !== null) choose(cabeceras[numeros.indexOf(numero)]);
}

function chooseVecino(pasos: 1 | -1): void {
  const cabeceras = findCabeceras();
  const elegido = cabeceras.findIndex((cabecera) => cabecera === document.activeElement);
  const indice = eleccionOf(pasos, elegido, cabeceras.length);
  if (indice !== null) choose(cabeceras[indice]);
}

/** One press acknowledges one thing. */
function acknowledgeElegido(): void {
  const elegida = findCabeceras().find((cabecera) => cabecera === document.activeElement);
  elegida?.closest('[data-lugar]')?.querySelector<HTMLElement>('button[data-enterado]')?.click();
}

function choose(cabecera: HTMLElement | undefined): void {
  // an undrawn ticket passes the focus on to the drawn one
  cabecera?.focus();
  document.activeElement?.closest('[data-lugar]')?.scrollIntoView({ block: 'nearest' });
}

const findCabeceras = () => [...document.querySelectorAll<HTMLElement>('[data-ticket]')];
