import { useId } from 'react';
import { Interruptor } from '../../../shared/ui/Interruptor/Interruptor';
import css from './FilaInterruptor.module.css';

interface PropsFilaInterruptor {
  titulo: string;
  texto: string;
  encendido: boolean;
  onChange: (encendido: boolean) => void;
}

export function FilaInterruptor({ titulo, texto, encendido, onChange }: PropsFilaInterruptor) {
  const textoId = useId();
  return (
    <li className={css.fila}>
      <Interruptor
        className={css.interruptor}
        encendido={encendido}
        onChange={onChange}
        aria-describedby={textoId}
      >
        {titulo}
      </Interruptor>
      <p className={`suave ${css.texto}`} id={textoId}>
        {texto}
      </p>
    </li>
  );
}
