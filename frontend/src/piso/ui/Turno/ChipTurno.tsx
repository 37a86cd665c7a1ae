import { useEffect, useState } from 'react';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import type { EstadoTurno } from '@carta/contracts';
import { useSesion } from '../../../sesion/useSesion';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { lengua } from '../../../shared/lengua/lengua';
import { perezoso, usePreload } from '../../../shared/ui/Perezoso/perezoso';
import { t } from '../../lenguas/t';
import css from './ChipTurno.module.css';

const HojaTurno = perezoso(() => import('./HojaTurno'), 'HojaTurno');

/** Nothing in a house without people, nor for an account. */
export function ChipTurno() {
  const equipo = useSesion((sesion) => sesion.equipo);
  return equipo && <Chip equipo={equipo} />;
}

/** Who is on this device, and the way in and out (docs/reglas/casa.md#people). */
function Chip({ equipo: { personas, turno } }: { equipo: EstadoTurno }) {
  const [abierta, setAbierta] = useState(false);
  const [conHoja, setConHoja] = useState(false);
  usePreload(HojaTurno);
  useFinDeTurno(turno?.hasta);
  const handleOpen = () => {
    setConHoja(true);
    setAbierta(true);
  };
  return (
    <>
      <Boton
        variante="secundario"
        tamano="compacto"
        className={`firme ${css.chip}`}
        icono={<CircleUserRound aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-label={turno ? t('Eres {nombre}', { nombre: turno.nombre }) : undefined}
        onClick={handleOpen}
      >
        <span className={`recorta ${css.nombre}`}>
          {turno && lengua === 'es' && <span className={css.eres}>Eres </span>}
          <span>{turno ? turno.nombre : t('Entrar')}</span>
        </span>
      </Boton>
      {conHoja && (
        <HojaTurno abierta={abierta} personas={personas} turno={turno} onClose={() => setAbierta(false)} />
      )}
    </>
  );
}

/** A browser's timer holds 24 days. */
function useFinDeTurno(hasta: string | undefined) {
  const reload = useSesion((sesion) => sesion.reload);
  useEffect(() => {
    if (hasta === undefined) return undefined;
    const end = () => void reload().catch(() => undefined);
    const reloj = setTimeout(end, Math.max(0, Date.parse(hasta) - Date.now()) + 1_000);
    return () => clearTimeout(reloj);
  }, [hasta, reload]);
}
