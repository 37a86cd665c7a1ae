import { useState } from 'react';
import type { FormEvent } from 'react';
import type { Regla } from '@carta/contracts';
import { Boton } from '../../shared/ui/Boton/Boton';
import { CampoTexto } from '../../shared/ui/CampoTexto/CampoTexto';
import css from './FormularioMotivo.module.css';

interface PropsFormularioMotivo {
  /** What is nearly always the matter, one tap each. */
  habituales: readonly string[];
  /** What one's own words have to be. */
  regla: Regla;
  /** Of the button that does it with one's own words. */
  accion: string;
  onMotivo: (motivo: string) => Promise<void>;
}

/** Why something is taken back: the usual reasons, each of which does it at once, and one's own words. */
export function FormularioMotivo({ habituales, regla, accion, onMotivo }: PropsFormularioMotivo) {
  const [motivo, setMotivo] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [enCurso, setEnCurso] = useState<string | null>(null);

  const give = async (elegido: string) => {
    if (enCurso !== null) return;
    setEnCurso(elegido);
    await onMotivo(elegido).finally(() => setEnCurso(null));
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const mensaje = regla(motivo);
    setError(mensaje);
    if (mensaje === null) void give(motivo.trim());
  };

  return (
    <form className={css.formulario} noValidate onSubmit={handleSubmit}>
      <div className={css.motivos} role="group" aria-label="Motivos habituales">
        {habituales.map((habitual) => (
          <Boton
            key={habitual}
            variante="secundario"
            ancho="completo"
            ocupado={enCurso === habitual}
            onClick={() => void give(habitual)}
          >
            {habitual}
          </Boton>
        ))}
      </div>
      <CampoTexto
        etiqueta="Otro motivo"
        autoComplete="off"
        value={motivo}
        error={error ?? undefined}
        onChange={(event) => setMotivo(event.target.value)}
      />
      <Boton
        type="submit"
        variante="peligro"
        ancho="completo"
        ocupado={enCurso !== null && enCurso === motivo.trim()}
      >
        {accion}
      </Boton>
    </form>
  );
}
