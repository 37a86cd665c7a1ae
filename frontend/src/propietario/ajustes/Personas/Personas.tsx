import CircleUserRound from 'lucide-react/icons/circle-user-round';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { ETIQUETA_ROL_PERSONA, reglasPersona } from '@carta/contracts';
import type { Persona, Restaurante } from '@carta/contracts';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { BotonIcono } from '../../../shared/ui/BotonIcono/BotonIcono';
import { ListaConHoja } from '../ListaConHoja';
import { MarcoAjustes } from '../MarcoAjustes';
import { useElegida } from '../useListaConHoja';
import { ConEncargado } from './ConEncargado';
import { HojaPersona } from './HojaPersona';
import css from './Personas.module.css';
import { usePersonas } from './usePersonas';

interface PropsPersonas {
  restaurante: Pick<Restaurante, '_id'>;
  onVolver: () => void;
}

export function Personas({ restaurante, onVolver }: PropsPersonas) {
  const consulta = usePersonas();
  const personas = consulta.data ?? [];
  const { elegida, abierta, open, onClose } = useElegida<Persona>();

  return (
    <MarcoAjustes titulo="Personas" onVolver={onVolver}>
      <ListaConHoja
        etiqueta="Personas"
        consulta={consulta}
        vacia={{
          icono: <CircleUserRound />,
          titulo: 'Todavía no hay personas',
          texto:
            'Da un nombre y un PIN a quien trabaja en la sala o en la cocina. En cada pantalla o móvil elige su nombre, escribe su PIN, y lo que hace lleva su nombre hasta que sale. Sin personas, todo lleva el nombre del dispositivo, como ahora.',
        }}
        anadir={
          <Boton icono={<Plus aria-hidden="true" />} onClick={() => open(null)}>
            Añadir persona
          </Boton>
        }
        conHueco={personas.length < reglasPersona.LIMITES_PERSONAS.personas}
        fila={(persona) => <FilaPersona key={persona._id} persona={persona} onEditar={() => open(persona)} />}
      >
        <p className="suave">
          Cada persona puede leer en su pantalla qué se guarda de ella. No se hacen clasificaciones de nadie.
        </p>
        <ConEncargado restauranteId={restaurante._id} personas={personas} />
      </ListaConHoja>
      <HojaPersona abierta={abierta} persona={elegida} onClose={onClose} />
    </MarcoAjustes>
  );
}

interface PropsFilaPersona {
  persona: Persona;
  onEditar: () => void;
}

function FilaPersona({ persona: { nombre, rol, activa }, onEditar }: PropsFilaPersona) {
  return (
    <li className={`renglon ${css.fila}`} data-hueco="4" data-activa={activa}>
      <div className="crece">
        <h2 className={`titulillo ${css.nombre}`} data-cuerpo="m">
          {nombre}
        </h2>
        <p className="suave prieto">
          {ETIQUETA_ROL_PERSONA[rol]}
          {!activa && ' · Ya no entra'}
        </p>
      </div>
      <BotonIcono etiqueta={`Editar ${nombre}`} icono={<Pencil aria-hidden="true" />} onClick={onEditar} />
    </li>
  );
}
