import { declaracionOf, textoAlergenos } from '@carta/contracts';
import type { Declarado } from '@carta/contracts';
import css from './LecturaMenu.module.css';

interface PropsAlergenosPlato {
  nombre: string;
  declarado: Declarado;
  /** Its product says what it contains. */
  deCarta: boolean;
  onDeclarar: () => void;
}

export function AlergenosPlato({ nombre, declarado, deCarta, onDeclarar }: PropsAlergenosPlato) {
  const declaracion = declaracionOf(declarado);
  const texto = {
    contiene: textoAlergenos(declarado.alergenos),
    ninguno: 'Ninguno de los 14 alérgenos',
    sin_declarar: 'Sin información de alérgenos',
  }[declaracion];
  if (deCarta)
    return (
      <p className={css.alergenos}>
        <span>{texto}</span>
      </p>
    );
  return (
    <button type="button" className={css.alergenos} data-declaracion={declaracion} onClick={onDeclarar}>
      <span className="solo-lectores">{nombre}: </span>
      <span>{texto}</span>{' '}
      <span className={css.declarar}>{declaracion === 'sin_declarar' ? 'Declarar' : 'Cambiar'}</span>
    </button>
  );
}
