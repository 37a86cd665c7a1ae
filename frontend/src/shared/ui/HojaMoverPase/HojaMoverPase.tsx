import Check from 'lucide-react/icons/check';
import type { Pase } from '@carta/contracts';
import { Boton } from '../Boton/Boton';
import { HojaInferior } from '../HojaInferior/HojaInferior';

interface PropsHojaMoverPase {
  abierta: boolean;
  onClose: () => void;
  /** What is moved: '2 × Lubina'. */
  titulo: string;
  subtitulo?: string | undefined;
  pases: readonly Pase[];
  /** It is in this pase now; null marches at once. */
  actual: string | null;
  onElegir: (pase: string | null) => void;
}

/** A dish goes to another pase, or marches at once. */
export function HojaMoverPase({
  abierta,
  onClose,
  titulo,
  subtitulo,
  pases,
  actual,
  onElegir,
}: PropsHojaMoverPase) {
  const choose = (pase: string | null) => () => {
    onElegir(pase);
    onClose();
  };
  return (
    <HojaInferior abierta={abierta} onClose={onClose} titulo={titulo} subtitulo={subtitulo}>
      <div className="pila">
        {pases.map(({ _id, nombre }) => (
          <Boton
            key={_id}
            variante="secundario"
            tamano="grande"
            ancho="completo"
            aria-pressed={_id === actual}
            icono={_id === actual && <Check aria-hidden="true" />}
            onClick={choose(_id)}
          >
            {nombre}
          </Boton>
        ))}
        <Boton
          tamano="grande"
          ancho="completo"
          aria-pressed={actual === null}
          icono={actual === null && <Check aria-hidden="true" />}
          onClick={choose(null)}
        >
          Marcha ya
        </Boton>
      </div>
    </HojaInferior>
  );
}
