import type { Declarado } from '@carta/contracts';
import { useState } from 'react';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { HojaInferior } from '../../../shared/ui/HojaInferior/HojaInferior';
import { conApertura } from '../../../shared/ui/capas/apertura';
import { SelectorAlergenos } from '../SelectorAlergenos/SelectorAlergenos';

interface PropsHojaDeclarar {
  abierta: boolean;
  nombre: string;
  declarado: Declarado;
  onClose: () => void;
  onListo: (declarado: Declarado) => void;
}

/** Each opening starts afresh. */
export const HojaDeclarar = conApertura(Hoja, ({ nombre }) => nombre);

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
