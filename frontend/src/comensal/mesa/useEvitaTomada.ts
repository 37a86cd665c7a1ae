import { ordenados } from '@carta/contracts';
import type { Alergeno } from '@carta/contracts';
import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { CarritoStore } from '../../pedir/carrito-store';

interface EvitaTomada {
  evitados: readonly Alergeno[];
  toggle: (alergeno: Alergeno) => void;
}

/**
 * Returns what whoever eats a waiter's order avoids: what the waiter has marked, which is stored with it, and
 * what the mesa has told before. What is taken off of that is ticked again when the page is opened again.
 */
export function useEvitaTomada(carrito: CarritoStore, avisado: readonly Alergeno[]): EvitaTomada {
  const marcados = useStore(carrito, ({ evita }) => evita);
  const toggleMarcado = useStore(carrito, ({ toggleEvita }) => toggleEvita);
  const [quitados, setQuitados] = useState<readonly Alergeno[]>([]);
  const evitados = useMemo(
    () => ordenados([...marcados, ...avisado.filter((alergeno) => !quitados.includes(alergeno))]),
    [marcados, avisado, quitados],
  );

  function toggle(alergeno: Alergeno) {
    if (carrito.getState().envio !== null) return;
    const resto = quitados.filter((quitado) => quitado !== alergeno);
    const isEvitado = evitados.includes(alergeno);
    if (avisado.includes(alergeno)) setQuitados(isEvitado ? [...resto, alergeno] : resto);
    if (marcados.includes(alergeno) || !avisado.includes(alergeno)) toggleMarcado(alergeno);
  }

  return { evitados, toggle };
}
