import { diaTras } from '@carta/contracts';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { BotonIcono } from '../../../shared/ui/BotonIcono/BotonIcono';
import { CampoTexto } from '../../../shared/ui/CampoTexto/CampoTexto';
import { refusalRango } from '../modelo/rangos';

interface PropsSelectorDia {
  dia: string;
  hoy: string;
  onDia: (dia: string) => void;
}

export function SelectorDia({ dia, hoy, onDia }: PropsSelectorDia) {
  const handleDia = (chosen: string) => {
    if (refusalRango({ desde: chosen, hasta: chosen }, hoy).desde === null) onDia(chosen);
  };
  return (
    <section className="fila no-imprimir" data-seguida="" data-centrada="" data-hueco="1" aria-label="Fecha">
      <BotonIcono
        etiqueta="Día anterior"
        icono={<ChevronLeft aria-hidden="true" />}
        onClick={() => onDia(diaTras(dia, -1))}
      />
      <CampoTexto
        aria-label="Día"
        type="date"
        variante="compacta"
        max={hoy}
        value={dia}
        onChange={({ target }) => handleDia(target.value)}
      />
      <BotonIcono
        etiqueta="Día siguiente"
        icono={<ChevronRight aria-hidden="true" />}
        disabled={dia >= hoy}
        onClick={() => onDia(diaTras(dia, 1))}
      />
    </section>
  );
}
