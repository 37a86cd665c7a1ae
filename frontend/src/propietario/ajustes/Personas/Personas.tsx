import { useState } from 'react';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { ETIQUETA_ROL_PERSONA, reglasPersona } from '@carta/contracts';
import type { Persona, Restaurante } from '@carta/contracts';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { BotonIcono } from '../../../shared/ui/BotonIcono/BotonIcono';
import { Cargando } from '../../../shared/ui/Cargando/Cargando';
import { EstadoVacio } from '../../../shared/ui/EstadoVacio/EstadoVacio';
import { FalloLectura } from '../FalloLectura';
import { MarcoAjustes } from '../MarcoAjustes';
import { ConEncargado } from './ConEncargado';
import { HojaPersona } from './HojaPersona';
import css from './Personas.module.css';
import { usePersonas } from './usePersonas';

interface PropsPersonas {
  restaurante: Pick<Restaurante, '_id'>;
  onVolver: () => void;
}

export function Personas({ restaurante, onVolver }: PropsPersonas) {
  const { data, error, isPending, refetch } = usePersonas();
  const [abierta, setAbierta] = useState(false);
  const [elegida, setElegida] = useState<Persona | null>(null);
  const open = (persona: Persona | null) => () => {
    setElegida(persona);
    setAbierta(true);
  };
  const hayHueco = (data?.length ?? 0) < reglasPersona.LIMITES_PERSONAS.personas;
  const anadir = (
    <Boton icono={<Plus aria-hidden="true" />} onClick={open(null)}>
      Añadir persona
    </Boton>
  );

  return (
    <MarcoAjustes titulo="Personas" onVolver={onVolver}>
      {isPending && <Cargando />}
      {error !== null && (
        <div className="pila">
          <FalloLectura error={error} onReintentar={refetch} />
        </div>
      )}
      {data?.length === 0 && (
        <EstadoVacio
          icono={<CircleUserRound />}
          titulo="Todavía no hay personas"
          texto="Da un nombre y un PIN a quien trabaja en la sala o en la cocina. En cada pantalla o móvil elige su nombre, escribe su PIN, y lo que hace lleva su nombre hasta que sale. Sin personas, todo lleva el nombre del dispositivo, como ahora."
          acciones={anadir}
        />
      )}
      {data !== undefined && data.length > 0 && (
        <>
          <ul className="tarjeta" aria-label="Personas">
            {data.map((persona) => (
              <FilaPersona key={persona._id} persona={persona} onEditar={open(persona)} />
            ))}
          </ul>
          {hayHueco && anadir}
          <p className="suave">
            Cada persona puede leer en su pantalla qué se guarda de ella. No se hacen clasificaciones de
            nadie.
          </p>
          <ConEncargado restauranteId={restaurante._id} personas={data} />
        </>
      )}
      <HojaPersona abierta={abierta} persona={elegida} onClose={() => setAbierta(false)} />
    </MarcoAjustes>
  );
}

interface PropsFilaPersona {
  persona: Persona;
  onEditar: () => void;
}

function FilaPersona({ persona: { nombre, rol, activa }, onEditar }: PropsFilaPersona) {
  return (
    <li className={css.fila} data-activa={activa}>
      <div className={css.letras}>
        <h2 className={css.nombre}>{nombre}</h2>
        <p className={css.texto}>
          {ETIQUETA_ROL_PERSONA[rol]}
          {!activa && ' · Ya no entra'}
        </p>
      </div>
      <BotonIcono etiqueta={`Editar ${nombre}`} icono={<Pencil aria-hidden="true" />} onClick={onEditar} />
    </li>
  );
}
