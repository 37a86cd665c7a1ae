import { isAbandonado } from '@carta/contracts';
import type { Grupo } from '@carta/contracts';
import { Insignia } from '../../../../shared/ui/Insignia/Insignia';
import { isPagado } from '../../../vivo/modelo/grupos';
import { CerrarMesa } from '../CerrarMesa/CerrarMesa';
import css from './TarjetaGrupo.module.css';

/** Says that nobody has touched a mesa for six hours, and lets it be closed; nothing otherwise. */
export function Abandono({ grupo, ahora }: { grupo: Grupo; ahora: number }) {
  const mesa = { pagado: isPagado(grupo), actualizadoEn: new Date(grupo.actualizadoEn) };
  if (!isAbandonado(mesa, new Date(ahora))) return null;
  return (
    <div className={css.abandono}>
      <Insignia>Abandonada</Insignia>
      <CerrarMesa grupo={grupo} />
    </div>
  );
}
