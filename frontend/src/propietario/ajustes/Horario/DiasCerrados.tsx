import { reglasHorario } from '@carta/contracts';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { formatoDeFecha } from '../../../shared/lib/fecha';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { BotonIcono } from '../../../shared/ui/BotonIcono/BotonIcono';
import { CampoTexto } from '../../../shared/ui/CampoTexto/CampoTexto';
import apartado from '../apartado.module.css';
import css from './Horario.module.css';

interface PropsDiasCerrados {
  /** '2026-12-25' */
  dias: readonly string[];
  onChange: (dias: readonly string[]) => void;
}

const FECHA = formatoDeFecha({ dateStyle: 'full' });

/** A closed day includes its night. */
export function DiasCerrados({ dias, onChange }: PropsDiasCerrados) {
  const [nuevo, setNuevo] = useState('');
  const [error, setError] = useState<string>();

  function handleAnadir() {
    const todos = [...dias, nuevo].sort();
    const mensaje = nuevo === '' ? 'Elige un día' : reglasHorario.cerrados(todos);
    setError(mensaje ?? undefined);
    if (mensaje !== null) return;
    onChange(todos);
    setNuevo('');
  }

  return (
    <section className={apartado.apartado} aria-label="Días cerrados">
      <div>
        <h2>Días cerrados</h2>
        <p className="suave">Festivos y vacaciones: esos días no abren ni la cocina ni la barra.</p>
      </div>
      {dias.length > 0 && (
        <ul className={css.cerrados}>
          {dias.map((dia) => (
            <li key={dia}>
              {FECHA.format(new Date(dia))}
              <BotonIcono
                etiqueta={`Quitar el ${FECHA.format(new Date(dia))}`}
                icono={<Trash2 aria-hidden="true" />}
                onClick={() => onChange(dias.filter((cerrado) => cerrado !== dia))}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="pila">
        <CampoTexto
          type="date"
          etiqueta="Otro día"
          value={nuevo}
          {...(error === undefined ? {} : { error })}
          onChange={(event) => setNuevo(event.target.value)}
        />
        <Boton variante="secundario" onClick={handleAnadir}>
          Añadir día
        </Boton>
      </div>
    </section>
  );
}
