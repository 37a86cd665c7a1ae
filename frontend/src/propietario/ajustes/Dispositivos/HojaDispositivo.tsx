import { useState } from 'react';
import type { CodigoDispositivo, CrearCodigoRequest, Dispositivo } from '@carta/contracts';
import { HojaInferior } from '../../../shared/ui/HojaInferior/HojaInferior';
import { useApertura } from '../../../shared/ui/capas/useApertura';
import { createCodigo } from '../ajustes-api';
import { CodigoEmparejar } from './CodigoEmparejar';
import { FormularioDispositivo } from './FormularioDispositivo';

interface PropsHojaDispositivo {
  abierta: boolean;
  onClose: () => void;
  /** The paired ones, as they are now. */
  dispositivos: readonly Dispositivo[] | undefined;
}

/** From a name to a paired device: what it is for, its code, and the news that it is there. */
export function HojaDispositivo({ abierta, onClose, dispositivos = [] }: PropsHojaDispositivo) {
  const apertura = useApertura(abierta);
  return (
    <HojaInferior abierta={abierta} onClose={onClose} titulo="Añadir dispositivo">
      <Pasos key={apertura} dispositivos={dispositivos} onClose={onClose} />
    </HojaInferior>
  );
}

/** A device that is being added, once it has a code. */
interface EnMarcha {
  datos: CrearCodigoRequest;
  codigo: CodigoDispositivo;
}

interface PropsPasos {
  dispositivos: readonly Dispositivo[];
  onClose: () => void;
}

function Pasos({ dispositivos, onClose }: PropsPasos) {
  const [enMarcha, setEnMarcha] = useState<EnMarcha | null>(null);
  const handleCrear = async (datos: CrearCodigoRequest) => {
    setEnMarcha({ datos, codigo: await createCodigo(datos) });
  };
  if (enMarcha === null) return <FormularioDispositivo onCrear={handleCrear} />;

  const { datos, codigo } = enMarcha;
  return (
    <CodigoEmparejar
      key={codigo.codigo}
      nombre={datos.nombre}
      codigo={codigo}
      emparejado={dispositivos.some(({ nombre }) => isMismo(nombre, datos.nombre))}
      onOtroCodigo={() => handleCrear(datos)}
      onOtroDispositivo={() => setEnMarcha(null)}
      onClose={onClose}
    />
  );
}

/** No two devices of a restaurant have the same name, whatever its capitals (docs/reglas.md#devices). */
function isMismo(uno: string, otro: string): boolean {
  return uno.trim().toLowerCase() === otro.trim().toLowerCase();
}
