import type { Importacion } from '@carta/contracts';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { anunciado } from '../../../shared/lib/anuncio';
import { isEnMarcha, isReciente, textoMarcha } from '../modelo/importacion';
import { FinImportacion } from './FinImportacion';
import css from './Importar.module.css';
import { PegarCarta } from './PegarCarta';
import { PlanImportacion } from './PlanImportacion';

interface PropsImportar {
  /** The last one, or null. */
  importacion: Importacion | null;
  /** Where the carta is. */
  verCarta: ReactNode;
  /** What is offered beside the empty field. */
  exportar: ReactNode;
}

/** A carta as text or as a file, what becomes of it, and how it went: whatever is stored of it is shown again. */
export function Importar({ importacion, verCarta, exportar }: PropsImportar) {
  const [otra, setOtra] = useState(false);
  const [ahora] = useState(() => Date.now());

  if (importacion === null || otra || !isReciente(importacion, ahora))
    return (
      <PegarCarta
        exportar={exportar}
        onPlan={() => setOtra(false)}
        onVolver={otra ? () => setOtra(false) : undefined}
      />
    );
  if (importacion.estado === 'plan')
    return <PlanImportacion importacion={importacion} onOtra={() => setOtra(true)} />;
  if (isEnMarcha(importacion)) return <Marcha importacion={importacion} />;
  return <FinImportacion importacion={importacion} verCarta={verCarta} onOtra={() => setOtra(true)} />;
}

function Marcha({ importacion }: { importacion: Importacion }) {
  return (
    <div className={`pila ${css.marcha}`} data-hueco="4" data-cuerpo="l">
      <p ref={anunciado}>{textoMarcha(importacion)}</p>
      <progress
        className={css.progreso}
        aria-hidden="true"
        max={Math.max(1, importacion.total)}
        value={importacion.vistas}
      />
      <p className="suave">Puedes salir de esta página: sigue solo.</p>
    </div>
  );
}
