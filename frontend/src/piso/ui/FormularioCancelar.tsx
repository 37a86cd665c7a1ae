import { useState } from 'react';
import type { FormEvent } from 'react';
import { reglasSala } from '@carta/contracts';
import { Boton } from '../../shared/ui/Boton/Boton';
import { CampoTexto } from '../../shared/ui/CampoTexto/CampoTexto';
import css from './HojaCancelar.module.css';

/** What is nearly always the matter, one tap each. */
const MOTIVOS = ['Se ha acabado', 'Error al pedir', 'Lo ha pedido el cliente'] as const;

interface PropsFormularioCancelar {
  onCancelar: (motivo: string) => Promise<void>;
}

/** The usual reasons, each of which cancels at once, and one's own words. */
export function FormularioCancelar({ onCancelar }: PropsFormularioCancelar) {
  const [motivo, setMotivo] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [enCurso, setEnCurso] = useState<string | null>(null);

  const cancel = async (elegido: string) => {
    if (enCurso !== null) return;
    setEnCurso(elegido);
    await onCancelar(elegido);
    setEnCurso(null);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const mensaje = reglasSala.motivoCancelacion(motivo);
    setError(mensaje);
    if (mensaje === null) void cancel(motivo.trim());
  };

  return (
    <form className={css.formulario} noValidate onSubmit={handleSubmit}>
      <div className={css.motivos} role="group" aria-label="Motivos habituales">
        {MOTIVOS.map((habitual) => (
          <Boton
            key={habitual}
            variante="secundario"
            ancho="completo"
            ocupado={enCurso === habitual}
            onClick={() => void cancel(habitual)}
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
        Cancelar producto
      </Boton>
    </form>
  );
}
