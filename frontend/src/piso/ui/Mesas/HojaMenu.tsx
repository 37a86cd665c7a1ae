import type { Grupo } from '@carta/contracts';
import { HojaInferior } from '../../../shared/ui/HojaInferior/HojaInferior';
import { AccionesMesa } from './AccionesMesa';

interface PropsHojaMenu {
  grupo: Grupo;
  nombre: string;
  abierto: boolean;
  onClose: () => void;
}

const BOTON = { variante: 'secundario', tamano: 'grande', ancho: 'completo' } as const;

export function HojaMenu({ grupo, nombre, abierto, onClose }: PropsHojaMenu) {
  return (
    <HojaInferior abierta={abierto} onClose={onClose} titulo={nombre}>
      <AccionesMesa grupo={grupo} boton={BOTON} className="pila" onHecho={onClose} />
    </HojaInferior>
  );
}
