import { useState } from 'react';
import { isAbandonado } from '@carta/contracts';
import type { Grupo } from '@carta/contracts';
import { isPagado } from '../../vivo/modelo/grupos';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { Insignia } from '../../../shared/ui/Insignia/Insignia';
import css from './Abandono.module.css';
import { HojaCerrar } from './HojaCerrar';

/** Says that nobody has touched a mesa for six hours, and lets it be closed; nothing otherwise. */
export function Abandono({ grupo, ahora }: { grupo: Grupo; ahora: number }) {
  const [abierta, setAbierta] = useState(false);
  const mesa = { pagado: isPagado(grupo), actualizadoEn: new Date(grupo.actualizadoEn) };
  if (!isAbandonado(mesa, new Date(ahora))) return null;
  return (
    <div className={css.abandono}>
      <Insignia>Abandonada</Insignia>
      <Boton variante="secundario" tamano="compacto" onClick={() => setAbierta(true)}>
        Cerrar mesa
      </Boton>
      <HojaCerrar grupo={grupo} abierta={abierta} onClose={() => setAbierta(false)} />
    </div>
  );
}
