import type { MouseEvent } from 'react';
import type { Grupo } from '@carta/contracts';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { MarcaEspera } from '../../ui/MarcaEspera';
import { useActoNuevo } from '../../ui/quietud/useActoNuevo';
import { esperarPase, marchar } from '../../vivo/actos/marchar';
import { pasesVivosOf, siguienteDe, textoEstadoPase, textoMarchar } from '../../vivo/tickets/estado-pases';
import type { PaseVivo } from '../../vivo/tickets/estado-pases';
import { isPagado } from '../../vivo/mesas/grupos';
import { canMarcha, enMinuscula, blancoMarcha } from '../../vivo/tickets/marcha-de-pases';
import { useEnCurso } from '../../vivo/cola/peticiones';
import { horaServidor } from '../../vivo/tablero/reloj';
import css from './PasesMesa.module.css';

/** How far each pase of a mesa is; the next one marches with one tap, and waits again while nobody has begun. */
export function PasesMesa({ grupo }: { grupo: Grupo }) {
  const pases = pasesVivosOf(grupo, horaServidor());
  if (pases.length === 0 || isPagado(grupo)) return null;
  const siguiente = siguienteDe(pases);
  return (
    <section className={css.pases} aria-label="Pases">
      <ol>
        {pases.map((pase) => (
          <FilaPase key={pase.id} grupo={grupo} pase={pase} isSiguiente={pase === siguiente} />
        ))}
      </ol>
    </section>
  );
}

interface PropsFilaPase {
  grupo: Grupo;
  pase: PaseVivo;
  isSiguiente: boolean;
}

function FilaPase({ grupo, pase, isSiguiente }: PropsFilaPase) {
  const { id, nombre, estado } = pase;
  const blanco = blancoMarcha(grupo.grupoMesa, id);
  const ocupado = useEnCurso(blanco);
  const canEsperar = canMarcha(grupo, 'esperar', id);
  // 'Esperar' comes to where 'Marchar' was, and that to the next row
  const { isNuevo, isRehusado } = useActoNuevo(`${isSiguiente} ${canEsperar}`);
  const once = (action: () => unknown) => (event: MouseEvent) => {
    if (!isRehusado(event)) action();
  };
  return (
    <li className={css.pase} data-estado={estado}>
      <p className={css.texto}>
        <strong>{nombre}</strong> · {textoEstadoPase(pase)}
      </p>
      <MarcaEspera de={blanco} />
      {isSiguiente && (
        <Boton
          tamano="compacto"
          ocupado={ocupado}
          aria-disabled={isNuevo || undefined}
          onClick={once(() => marchar([{ grupo, pase }]))}
        >
          {textoMarchar(pase)}
        </Boton>
      )}
      {canEsperar && (
        <Boton
          variante="secundario"
          tamano="compacto"
          ocupado={ocupado}
          aria-disabled={isNuevo || undefined}
          aria-label={`Esperar ${enMinuscula(nombre)}`}
          onClick={once(() => esperarPase(grupo, id))}
        >
          Esperar
        </Boton>
      )}
    </li>
  );
}
