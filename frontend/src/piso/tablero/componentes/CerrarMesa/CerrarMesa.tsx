import { Suspense, lazy, useState } from 'react';
import type { FormEvent } from 'react';
import { reglasPedido } from '@carta/contracts';
import type { Grupo } from '@carta/contracts';
import { Boton } from '../../../../shared/ui/Boton/Boton';
import { CampoTexto } from '../../../../shared/ui/CampoTexto/CampoTexto';
import { closeMesa } from '../../../vivo/acciones';
import css from './CerrarMesa.module.css';

const HojaInferior = lazy(async () => ({
  default: (await import('../../../../shared/ui/HojaInferior/HojaInferior')).HojaInferior,
}));

/**
 * Closes a mesa that people left without paying, once somebody says why
 * (docs/reglas.md#paying-closing-opening-again).
 */
export function CerrarMesa({ grupo }: { grupo: Grupo }) {
  const [hoja, setHoja] = useState<'nunca' | 'abierta' | 'cerrada'>('nunca');
  const [motivo, setMotivo] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [cerrando, setCerrando] = useState(false);

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const mensaje = reglasPedido.motivoCierre(motivo);
    setError(mensaje);
    if (mensaje !== null) return;
    setCerrando(true);
    const hecho = await closeMesa(grupo, motivo.trim());
    setCerrando(false);
    if (hecho) setHoja('cerrada');
  };

  return (
    <>
      <Boton variante="secundario" tamano="compacto" onClick={() => setHoja('abierta')}>
        Cerrar mesa
      </Boton>
      {hoja !== 'nunca' && (
        <Suspense>
          <HojaInferior
            abierta={hoja === 'abierta'}
            onClose={() => setHoja('cerrada')}
            titulo={`Cerrar mesa ${grupo.mesa.numero}`}
            subtitulo="Nadie la ha tocado en las últimas seis horas. Se cerrará sin contar como cobrada."
          >
            <form className={css.formulario} noValidate onSubmit={(event) => void handleSubmit(event)}>
              <CampoTexto
                etiqueta="Motivo"
                value={motivo}
                error={error ?? undefined}
                onChange={(event) => setMotivo(event.target.value)}
              />
              <Boton type="submit" ancho="completo" ocupado={cerrando}>
                Cerrar mesa
              </Boton>
            </form>
          </HojaInferior>
        </Suspense>
      )}
    </>
  );
}
