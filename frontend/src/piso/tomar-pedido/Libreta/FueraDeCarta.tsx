import PencilLine from 'lucide-react/icons/pencil-line';
import { useState } from 'react';
import { useStore } from 'zustand';
import type { CarritoStore } from '../../../pedir/carrito-store';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { perezoso, usePreload } from '../../../shared/ui/Perezoso/perezoso';
import { Montada } from '../../../shared/ui/capas/apertura';
import css from './FueraDeCarta.module.css';

const HojaFueraDeCarta = perezoso(() => import('./HojaFueraDeCarta'), 'HojaFueraDeCarta');

interface PropsFueraDeCarta {
  carrito: CarritoStore;
  /** What was looked for and may not be there. */
  buscado: string;
  onAnadido: (nombre: string) => void;
}

/** It stands after all dishes, and after what was found of them. */
export function FueraDeCarta({ carrito, buscado, onAnadido }: PropsFueraDeCarta) {
  const bloqueado = useStore(carrito, ({ envio }) => envio !== null);
  const [abierta, setAbierta] = useState(false);
  usePreload(HojaFueraDeCarta);
  return (
    <p className={css.fuera}>
      <Boton
        variante="secundario"
        ancho="completo"
        icono={<PencilLine aria-hidden="true" />}
        aria-haspopup="dialog"
        disabled={bloqueado}
        onClick={() => setAbierta(true)}
      >
        Fuera de carta
      </Boton>
      <Montada abierta={abierta}>
        <HojaFueraDeCarta
          abierta={abierta}
          carrito={carrito}
          buscado={buscado.trim()}
          onAnadido={onAnadido}
          onClose={() => setAbierta(false)}
        />
      </Montada>
    </p>
  );
}
