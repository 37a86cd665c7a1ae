import { useState } from 'react';
import type { CodigoDispositivo, CrearCodigoRequest, Dispositivo } from '@carta/contracts';
import { HojaInferior } from '../../../shared/ui/HojaInferior/HojaInferior';
import { conApertura } from '../../../shared/ui/capas/apertura';
import { createCodigo } from '../ajustes-api';
import { CodigoEmparejar } from './CodigoEmparejar';
import { FormularioDispositivo } from './FormularioDispositivo';

interface PropsHojaDispositivo {
  abierta: boolean;
  onClose: () => void;
  dispositivos: readonly Dispositivo[];
}

export const HojaDispositivo = conApertura(Hoja);

function Hoja({ abierta, onClose, dispositivos }: PropsHojaDispositivo) {
  return (
    <HojaInferior abierta={abierta} onClose={onClose} titulo="Añadir dispositivo">
      <Pasos dispositivos={dispositivos} onClose={onClose} />
    </HojaInferior>
  );
}

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

/** Case does not count (docs/reglas/casa.md#devices). */
function isMismo(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}
