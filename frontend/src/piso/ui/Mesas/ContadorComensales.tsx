import { reglasSala } from '@carta/contracts';
import { Contador } from '../../../shared/ui/Contador/Contador';

interface PropsContadorComensales {
  valor: number;
  onChange: (valor: number) => void;
}

/** How many sit at a mesa, 1 to 50. */
export function ContadorComensales({ valor, onChange }: PropsContadorComensales) {
  return (
    <Contador
      etiqueta="Comensales"
      etiquetaMenos="Un comensal menos"
      etiquetaMas="Un comensal más"
      valor={valor}
      minimo={1}
      maximo={reglasSala.COMENSALES_MAX}
      onMenos={() => onChange(valor - 1)}
      onMas={() => onChange(valor + 1)}
    />
  );
}
