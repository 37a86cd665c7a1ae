import Bell from 'lucide-react/icons/bell';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { AVISANDO, TEXTO_LLAMADA } from '../textos';

interface PropsBotonCamarero {
  avisando: boolean;
  onLlamar: () => void;
}

/** Asks for a waiter with one tap. */
export function BotonCamarero({ avisando, onLlamar }: PropsBotonCamarero) {
  return (
    <Boton
      variante="secundario"
      ancho="completo"
      icono={<Bell aria-hidden="true" />}
      ocupado={avisando}
      onClick={onLlamar}
    >
      {avisando ? AVISANDO : TEXTO_LLAMADA.camarero}
    </Boton>
  );
}
