import FileUp from 'lucide-react/icons/file-up';
import ListChecks from 'lucide-react/icons/list-checks';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { BotonIcono } from '../../../shared/ui/BotonIcono/BotonIcono';
import css from './AccionesCategorias.module.css';

interface PropsAccionesCategorias {
  conTexto: boolean;
  /** Absent for those who may only mark things as sold out. */
  edicion: { onNueva: () => void; onEdit: () => void; onImportar: (() => void) | undefined } | undefined;
  onOpciones: () => void;
}

export function AccionesCategorias({ conTexto, edicion, onOpciones }: PropsAccionesCategorias) {
  const renderAccion = (etiqueta: string, icono: ReactNode, onClick: () => void) =>
    conTexto ? (
      <Boton variante="fantasma" tamano="compacto" icono={icono} onClick={onClick}>
        {etiqueta}
      </Boton>
    ) : (
      <BotonIcono etiqueta={etiqueta} icono={icono} onClick={onClick} />
    );
  return (
    <div className={css.acciones} data-con-texto={conTexto ? '' : undefined}>
      {edicion && renderAccion('Nueva categoría', <Plus aria-hidden="true" />, edicion.onNueva)}
      {edicion && renderAccion('Editar categorías', <ListOrdered aria-hidden="true" />, edicion.onEdit)}
      {/* a phone has it below its carta: its bar is for categorías */}
      {conTexto &&
        edicion?.onImportar &&
        renderAccion('Importar carta', <FileUp aria-hidden="true" />, edicion.onImportar)}
      {renderAccion('Opciones', <ListChecks aria-hidden="true" />, onOpciones)}
    </div>
  );
}
