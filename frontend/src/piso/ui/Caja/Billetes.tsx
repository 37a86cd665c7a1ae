import { useState } from 'react';
import { centimos, formatCentimos } from '@carta/contracts';
import type { Centimos } from '@carta/contracts';
import { CampoTexto } from '../../../shared/ui/CampoTexto/CampoTexto';
import { BILLETES, sumBilletes } from './billetes';
import type { Contados } from './billetes';
import css from './HojaCaja.module.css';

/** Counted by notes and coins, the amount adds up by itself. */
export function Billetes({ onSuma }: { onSuma: (suma: Centimos) => void }) {
  const [contados, setContados] = useState<Contados>({});
  const suma = sumBilletes(contados);
  const handleChange = (valor: number, texto: string) => {
    const ahora = { ...contados, [valor]: texto };
    setContados(ahora);
    const nueva = sumBilletes(ahora);
    if (nueva !== null) onSuma(nueva);
  };
  return (
    <details className={css.billetes}>
      <summary>Por billetes y monedas</summary>
      <div className={`pila ${css.rejilla}`}>
        {BILLETES.map((valor) => (
          <CampoTexto
            key={valor}
            etiqueta={nombreDe(valor)}
            variante="compacta"
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            value={contados[valor] ?? ''}
            onChange={(event) => handleChange(valor, event.target.value)}
          />
        ))}
      </div>
      {suma === null && <p className="suave">Escribe cuántos hay de cada uno, sin decimales.</p>}
    </details>
  );
}

/** '50 €', '20 cént.' */
const nombreDe = (valor: number): string =>
  valor >= 100 ? formatCentimos(centimos(valor)).replace(',00', '') : `${valor} cént.`;
