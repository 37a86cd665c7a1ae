import { useState } from 'react';
import type { FormEvent } from 'react';
import { reglasAcceso, rutasSala } from '@carta/contracts';
import type { AjustesParte } from '@carta/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { get, mensajeDe, put } from '../../../shared/api/cliente';
import { useAccion } from '../../../shared/lib/useAccion';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { CampoTexto } from '../../../shared/ui/CampoTexto/CampoTexto';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';
import { Seccion } from '../Seccion/Seccion';
import css from './PartesDeNoche.module.css';

/** Whether a parte is made, and to whom it is mailed. */
export function AjustesDeParte({ restauranteId }: { restauranteId: string }) {
  const queryKey = ['parte', restauranteId, 'ajustes'];
  const cliente = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => get<AjustesParte>(rutasSala.ajustesParte(), { auth: true, signal }),
    staleTime: 0,
  });
  const handleGuardar = async (correo: string | null) => {
    cliente.setQueryData(
      queryKey,
      await put<AjustesParte>(rutasSala.ajustesParte(), { correo }, { auth: true }),
    );
  };
  return (
    <div className="no-imprimir">
      <Seccion titulo="Recibirlo cada mañana">
        {data && <Formulario key={data.correo} correo={data.correo} onGuardar={handleGuardar} />}
        {data === undefined && error !== null && (
          <div className={`pila ${css.ajustes}`}>
            <Mensaje tono="error">{mensajeDe(error)}</Mensaje>
            <Boton variante="secundario" onClick={() => void refetch()}>
              Reintentar
            </Boton>
          </div>
        )}
      </Seccion>
    </div>
  );
}

interface PropsFormulario extends AjustesParte {
  /** @throws ApiError or NetworkError. */
  onGuardar: (correo: string | null) => Promise<void>;
}

function Formulario({ correo, onGuardar }: PropsFormulario) {
  const [texto, setTexto] = useState(correo ?? '');
  const [intentado, setIntentado] = useState(false);
  const { ocupado, fallo, act } = useAccion();
  const reparo = reglasAcceso.email(texto);

  const save = (nuevo: string | null) => act(() => onGuardar(nuevo));
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIntentado(true);
    if (reparo === null) void save(texto.trim());
  };
  return (
    <form className={`pila ${css.ajustes}`} noValidate onSubmit={handleSubmit}>
      <p className="suave">
        {correo === null
          ? 'Ahora no se hace ningún parte. Con un email se cuenta cada noche y se envía por la mañana.'
          : 'Se cuenta cada noche y se envía por la mañana a este email. Si no llega, mira que esté bien escrito.'}
      </p>
      <CampoTexto
        etiqueta="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        value={texto}
        error={(intentado && reparo) || ''}
        onChange={(event) => setTexto(event.target.value)}
      />
      {fallo !== null && <Mensaje tono="error">{fallo}</Mensaje>}
      <div className="fila">
        <Boton type="submit" ocupado={ocupado} disabled={texto.trim() === correo}>
          {correo === null ? 'Activar' : 'Guardar'}
        </Boton>
        {correo !== null && (
          <Boton variante="secundario" disabled={ocupado} onClick={() => void save(null)}>
            No hacerlo más
          </Boton>
        )}
      </div>
    </form>
  );
}
