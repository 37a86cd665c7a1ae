import CircleCheck from 'lucide-react/icons/circle-check';
import type { VerificacionResponse } from '@carta/contracts';
import { Boton } from '../../shared/ui/Boton/Boton';
import { Dialogo } from '../../shared/ui/Dialogo/Dialogo';
import { ModalCodigo } from './ModalCodigo/ModalCodigo';

interface PropsVerificarEmail {
  /** The sheet for the code, or the good news; null when neither is up. */
  paso: 'codigo' | 'verificada' | null;
  /** Where the code was sent. */
  email: string;
  onVerificado: (verificacion: VerificacionResponse) => void;
  /** The sheet was closed, with or without a right code. */
  onClose: () => void;
  /** The news has been read. */
  onLeida: () => void;
}

/** The code that an account must give once before it is let in, and then the news that it is. */
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
