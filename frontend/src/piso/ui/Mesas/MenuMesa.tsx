import { Suspense, lazy, useState } from 'react';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { nombreMesas } from '@carta/contracts';
import type { Grupo } from '@carta/contracts';
import { BotonIcono } from '../../../shared/ui/BotonIcono/BotonIcono';
import { useApertura } from '../../../shared/ui/capas/useApertura';
import { useJuntas } from '../../vivo/usePartida';

const HojaMenu = lazy(async () => ({ default: (await import('./HojaMenu')).HojaMenu }));

/** The rest that can be done with a mesa, behind three dots. */
export function MenuMesa({ grupo }: { grupo: Grupo }) {
  const [abierto, setAbierto] = useState(false);
  const apertura = useApertura(abierto);
  const juntas = useJuntas(grupo.mesa.numero);
  const nombre = nombreMesas(juntas ?? [grupo.mesa.numero]);
  return (
    <>
      <BotonIcono
        etiqueta={`Más de la mesa ${grupo.mesa.numero}`}
        icono={<Ellipsis aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setAbierto(true)}
      />
      {apertura > 0 && (
        <Suspense>
          <HojaMenu grupo={grupo} nombre={nombre} abierto={abierto} onClose={() => setAbierto(false)} />
        </Suspense>
      )}
    </>
  );
}
