import { ALERGENOS, declaracionOf, toggleAlergeno } from '@carta/contracts';
import type { Alergeno, Declaracion } from '@carta/contracts';
import { anunciadoAlCambiar } from '../../../shared/lib/anuncio';
import { ListaAlergenos } from '../../../shared/ui/Alergenos/ListaAlergenos';
import { Interruptor } from '../../../shared/ui/Interruptor/Interruptor';
import css from './SelectorAlergenos.module.css';

const TEXTO: Readonly<Record<Declaracion, string>> = {
  contiene: 'Contiene…',
  ninguno: 'Sin ninguno de los 14 que la ley obliga a declarar.',
  sin_declarar: 'Sin declarar: tus clientes leerán «Alérgenos sin declarar: pregunta al personal».',
};

interface PropsSelectorAlergenos {
  alergenos: readonly Alergeno[];
  alergenosDeclarados: boolean;
  onDeclare: (alergenos: Alergeno[], alergenosDeclarados: boolean) => void;
  etiqueta?: string;
}

/** A dish has some of the fourteen or none, or is undeclared. */
export function SelectorAlergenos(props: PropsSelectorAlergenos) {
  const { alergenos, onDeclare, etiqueta = 'Alérgenos' } = props;
  const declaracion = declaracionOf(props);
  const toggle = (alergeno: Alergeno) => {
    const elegidos = toggleAlergeno(alergenos, alergeno);
    onDeclare(elegidos, elegidos.length > 0);
  };

  return (
    <fieldset className={css.selector}>
      <legend className="etiqueta">{etiqueta}</legend>
      <p className={`suave ${css.declaracion}`} ref={anunciadoAlCambiar}>
        {TEXTO[declaracion]}
      </p>
      <ListaAlergenos opciones={ALERGENOS} elegidos={alergenos} onToggle={toggle} />
      <Interruptor encendido={declaracion === 'ninguno'} onChange={(ninguno) => onDeclare([], ninguno)}>
        No contiene ninguno de los 14
      </Interruptor>
    </fieldset>
  );
}
