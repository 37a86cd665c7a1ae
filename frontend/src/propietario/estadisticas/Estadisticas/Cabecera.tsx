import ArrowLeft from 'lucide-react/icons/arrow-left';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import type { Restaurante } from '@carta/contracts';
import { saveArchivo } from '../../../shared/lib/save-archivo';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { BotonIcono } from '../../../shared/ui/BotonIcono/BotonIcono';
import css from './Estadisticas.module.css';

interface PropsCabecera {
  restaurante: Restaurante;
  titulo: string;
  etiquetaCsv: string;
  /** Absent until there is anything to export. */
  archivo: { nombre: string; escribe: () => string } | undefined;
  onVolver: () => void;
}

export function Cabecera({ restaurante, titulo, etiquetaCsv, archivo, onVolver }: PropsCabecera) {
  const handleExport = () => {
    if (archivo) saveArchivo(archivo.nombre, archivo.escribe(), 'text/csv');
  };
  return (
    <header className={css.cabecera}>
      <div className={`fila ${css.titulo}`} data-seguida="" data-hueco="1">
        <BotonIcono
          className="no-imprimir"
          etiqueta="Volver"
          icono={<ArrowLeft aria-hidden="true" />}
          onClick={onVolver}
        />
        <div>
          <p className="suave">{restaurante.nombre}</p>
          <h1>{titulo}</h1>
        </div>
      </div>
      <div className={`${css.salidas} no-imprimir`}>
        <Boton
          variante="secundario"
          tamano="compacto"
          icono={<Download aria-hidden="true" />}
          disabled={!archivo}
          onClick={handleExport}
        >
          {etiquetaCsv}
        </Boton>
        <Boton
          variante="secundario"
          tamano="compacto"
          icono={<Printer aria-hidden="true" />}
          disabled={!archivo}
          onClick={() => window.print()}
        >
          Imprimir
        </Boton>
      </div>
    </header>
  );
}
