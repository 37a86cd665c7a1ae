import { reglasPersona } from '@carta/contracts';
import { Boton } from '../../../shared/ui/Boton/Boton';

interface PropsOfrecerPin {
  onElegir: (pin: string) => void;
}

/** Whoever approves for others has a PIN that is worth guessing. */
export function OfrecerPin({ onElegir }: PropsOfrecerPin) {
  return (
    <Boton variante="secundario" ancho="completo" onClick={() => onElegir(drawPin())}>
      Proponer un PIN de seis cifras
    </Boton>
  );
}

function drawPin(): string {
  const [azar = 0] = crypto.getRandomValues(new Uint32Array(1));
  const cifras = reglasPersona.LIMITES_PERSONAS.pinMax;
  return String(azar % 10 ** cifras).padStart(cifras, '0');
}
