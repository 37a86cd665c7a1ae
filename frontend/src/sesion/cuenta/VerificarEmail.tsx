import CircleCheck from 'lucide-react/icons/circle-check';
import type { VerificacionResponse } from '@carta/contracts';
import { Boton } from '../../shared/ui/Boton/Boton';
import { Dialogo } from '../../shared/ui/Dialogo/Dialogo';
import { ModalCodigo } from './ModalCodigo/ModalCodigo';

interface PropsVerificarEmail {
  paso: 'codigo' | 'verificada' | null;
  email: string;
  onVerificado: (verificacion: VerificacionResponse) => void;
  /** It is called with or without a right code. */
  onClose: () => void;
  onLeida: () => void;
}

export default function VerificarEmail({ paso, email, onVerificado, onClose, onLeida }: PropsVerificarEmail) {
  return (
    <>
      <ModalCodigo abierta={paso === 'codigo'} onClose={onClose} email={email} onVerificado={onVerificado} />
      <Dialogo
        abierto={paso === 'verificada'}
        onClose={onLeida}
        icono={<CircleCheck />}
        titulo="Email verificado"
        texto="Tu cuenta ya está activa. Tu carta te espera."
        acciones={<Boton onClick={onLeida}>Ir a mi carta</Boton>}
      />
    </>
  );
}
