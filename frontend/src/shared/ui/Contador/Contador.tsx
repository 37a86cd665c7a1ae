import { useEffect, useRef } from 'react';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { anunciar } from '../../lib/anunciar';
import { BotonIcono } from '../BotonIcono/BotonIcono';
import css from './Contador.module.css';

interface PropsContador {
  valor: number;
  etiqueta: string;
  etiquetaMenos: string;
  etiquetaMas: string;
  onMenos: () => void;
  onMas: () => void;
  minimo?: number;
  maximo?: number;
}

export function Contador({
  valor,
  etiqueta,
  etiquetaMenos,
  etiquetaMas,
  onMenos,
  onMas,
  minimo = 0,
  maximo = Infinity,
}: PropsContador) {
  const dicho = useRef(valor);
  useEffect(() => {
    if (dicho.current !== valor) anunciar(`${etiqueta}: ${valor}`, etiqueta);
    dicho.current = valor;
  }, [etiqueta, valor]);

  return (
    <div className={css.contador} role="group" aria-label={etiqueta}>
      <BotonIcono
        etiqueta={etiquetaMenos}
        icono={<Minus aria-hidden="true" />}
        disabled={valor <= minimo}
        onClick={onMenos}
      />
      <span className={`${css.valor} cifras`}>{valor}</span>
      <BotonIcono
        etiqueta={etiquetaMas}
        icono={<Plus aria-hidden="true" />}
        disabled={valor >= maximo}
        onClick={onMas}
      />
    </div>
  );
}
