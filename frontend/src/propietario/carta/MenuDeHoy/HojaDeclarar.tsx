import type { Declarado } from '@carta/contracts';
import { useState } from 'react';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { HojaInferior } from '../../../shared/ui/HojaInferior/HojaInferior';
import { useApertura } from '../../../shared/ui/capas/useApertura';
import { SelectorAlergenos } from '../SelectorAlergenos/SelectorAlergenos';

interface PropsHojaDeclarar {
  abierta: boolean;
  nombre: string;
  declarado: Declarado;
  onClose: () => void;
  onListo: (declarado: Declarado) => void;
}

/** Each opening starts afresh. */
export function HojaDeclarar(props: PropsHojaDeclarar) {
  const apertura = useApertura(props.abierta, props.nombre);
  return <Hoja key={apertura} {...props} />;
}

function Hoja({ abierta, nombre, declarado: inicial, onClose, onListo }: PropsHojaDeclarar) {
  const [declarado, setDeclarado] = useState(inicial);
  return (
    <HojaInferior
      abierta={abierta}
      onClose={onClose}
      titulo="Alérgenos"
      subtitulo={nombre}
      tamano="completa"
      pie={
        <Boton ancho="completo" onClick={() => onListo(declarado)}>
          Listo
        </Boton>
      }
    >
      <SelectorAlergenos
        {...declarado}
        etiqueta="Contiene"
        onDeclare={(alergenos, alergenosDeclarados) => setDeclarado({ alergenos, alergenosDeclarados })}
      />
    </HojaInferior>
  );
}
