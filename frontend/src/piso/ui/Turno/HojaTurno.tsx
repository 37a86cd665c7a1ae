import { useState } from 'react';
import type { EstadoTurno } from '@carta/contracts';
import LogOut from 'lucide-react/icons/log-out';
import { enterTurno, leaveTurno } from '../../../sesion/turno';
import { useHora } from '../../../shared/lib/hora';
import { useAccion } from '../../../shared/lib/useAccion';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { HojaInferior } from '../../../shared/ui/HojaInferior/HojaInferior';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';
import { conApertura } from '../../../shared/ui/capas/apertura';
import { t } from '../../lenguas/t';
import { ContarCaja } from '../Caja/ContarCaja';
import { ConPin } from './ConPin';
import css from './HojaTurno.module.css';

interface PropsHojaTurno extends EstadoTurno {
  abierta: boolean;
  onClose: () => void;
}

/** Whoever is on the device leaves it; else somebody chooses their name and types their PIN. */
export const HojaTurno = conApertura(Hoja);

/** It is about whoever was there as it opened: once they have come or gone it closes, and does not ask again. */
function Hoja({ abierta, personas, turno, onClose }: PropsHojaTurno) {
  const [deQuien] = useState(turno);
  const handleEntrar = async (persona: string, pin: string) => {
    await enterTurno(persona, pin);
    onClose();
  };
  return (
    <HojaInferior
      abierta={abierta}
      onClose={onClose}
      titulo={deQuien ? t('Eres {nombre}', { nombre: deQuien.nombre }) : t('¿Quién eres?')}
    >
      {deQuien ? (
        <EnTurno turno={deQuien} onClose={onClose} />
      ) : (
        <ConPin personas={personas} accion={t('Entrar')} onEnviar={handleEntrar} />
      )}
    </HojaInferior>
  );
}

interface PropsEnTurno {
  turno: NonNullable<EstadoTurno['turno']>;
  onClose: () => void;
}

function EnTurno({ turno, onClose }: PropsEnTurno) {
  const hora = useHora();
  const { ocupado, fallo, actAndLeave } = useAccion();
  const handleSalir = async () => {
    if (await actAndLeave(leaveTurno)) onClose();
  };
  return (
    <div className="pila">
      <p>
        {t('Lo que se haga en este dispositivo lleva tu nombre hasta que salgas, o hasta las {hora}.', {
          hora: hora(turno.hasta),
        })}
      </p>
      {fallo !== null && <Mensaje tono="error">{fallo}</Mensaje>}
      <Boton
        tamano="grande"
        ancho="completo"
        icono={<LogOut aria-hidden="true" />}
        ocupado={ocupado}
        onClick={() => void handleSalir()}
      >
        {t('Salir')}
      </Boton>
      <ContarCaja />
      <details className={css.guardado}>
        <summary>{t('Qué se guarda de ti')}</summary>
        <p>
          {t(
            'Tu nombre y tu PIN, cifrado de forma que nadie puede leerlo. Y tu nombre y la hora junto a lo que haces mientras eres tú quien está aquí: mover o cancelar un plato, llevarlo, cobrar, contar la caja, atender una llamada, o aprobarlo si eres encargado. Lo leen tus compañeros en estas pantallas y quien lleva el local en el cierre del día.',
          )}
        </p>
        <p>
          {t(
            'No se hacen listas ni puestos de nadie: no se mide quién trabaja más ni más rápido. Quien lleva el local puede borrar tu nombre de todo lo que hiciste, si se lo pides.',
          )}
        </p>
      </details>
    </div>
  );
}
