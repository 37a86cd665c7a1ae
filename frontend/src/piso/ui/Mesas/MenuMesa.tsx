import { useState } from 'react';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { nombreMesas } from '@carta/contracts';
import type { Grupo } from '@carta/contracts';
import { BotonIcono } from '../../../shared/ui/BotonIcono/BotonIcono';
import { perezoso, usePreload } from '../../../shared/ui/Perezoso/perezoso';
import { Montada } from '../../../shared/ui/capas/apertura';
import { useJuntas } from '../../vivo/tablero/usePartida';
import { HojaJuntar, HojaMover } from './hojas-mesa';

const HojaMenu = perezoso(() => import('./HojaMenu'), 'HojaMenu');

export function MenuMesa({ grupo }: { grupo: Grupo }) {
  const [abierto, setAbierto] = useState(false);
  usePreload(HojaMenu, HojaMover, HojaJuntar);
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
      <Montada abierta={abierto}>
        <HojaMenu grupo={grupo} nombre={nombre} abierto={abierto} onClose={() => setAbierto(false)} />
      </Montada>
    </>
  );
}
