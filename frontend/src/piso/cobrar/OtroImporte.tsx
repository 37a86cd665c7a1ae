import { formatCentimos, parsePrecio } from '@carta/contracts';
import type { Centimos } from '@carta/contracts';
import { CampoTexto } from '../../shared/ui/CampoTexto/CampoTexto';

interface PropsOtroImporte {
  falta: Centimos;
  texto: string;
  onTexto: (texto: string) => void;
}

export function OtroImporte({ falta, texto, onTexto }: PropsOtroImporte) {
  return (
    <CampoTexto
      etiqueta="Importe en euros"
      variante="grande"
      inputMode="decimal"
      autoComplete="off"
      value={texto}
      error={errorOf(texto, falta)}
      onChange={(event) => onTexto(event.target.value)}
    />
  );
}

function errorOf(texto: string, falta: Centimos): string | undefined {
  if (texto.trim() === '') return undefined;
  const importe = parsePrecio(texto);
  if (importe === null || importe === 0) return 'Escribe un importe, como 12,40';
  return importe > falta ? `Faltan por cobrar ${formatCentimos(falta)}: no se puede cobrar más.` : undefined;
}
