import { t } from '../../lengua/lengua';
import { DialogoConfirmar } from '../Dialogo/DialogoConfirmar';

interface PropsDialogoDescartar {
  abierto: boolean;
  onSeguir: () => void;
  onDescartar: () => void;
}

export function DialogoDescartar({ abierto, onSeguir, onDescartar }: PropsDialogoDescartar) {
  return (
    <DialogoConfirmar
      abierto={abierto}
      onClose={onSeguir}
      titulo={t('¿Descartar los cambios?')}
      texto={t('Lo que has cambiado no se guardará.')}
      accion={t('Descartar')}
      seguir={t('Seguir editando')}
      onConfirmar={onDescartar}
    />
  );
}
