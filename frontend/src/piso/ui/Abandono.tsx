import { useState } from 'react';
import { isAbandonado, isVacia } from '@carta/contracts';
import type { Grupo } from '@carta/contracts';
import { isPagado } from '../vivo/modelo/grupos';
import { useReloj } from '../vivo/reloj';
import { Boton } from '../../shared/ui/Boton/Boton';
import { Insignia } from '../../shared/ui/Insignia/Insignia';
import { HojaCerrar } from './HojaCerrar';

interface PropsAbandono {
  grupo: Grupo;
  className: string | undefined;
}

/** Warns that nobody has touched a mesa for six hours; lets a waiter close it, or a vacía one. */
export function Abandono({ grupo, className }: PropsAbandono) {
  const [abierta, setAbierta] = useState(false);
  const mesa = { pagado: isPagado(grupo), actualizadoEn: new Date(grupo.actualizadoEn) };
  const abandonada = useReloj((ahora) => isAbandonado(mesa, new Date(ahora)));
  if (!abandonada && !isVacia({ estado: grupo.estadoGrupo })) return null;
  return (
    <div className={className}>
      {abandonada && <Insignia>Abandonada</Insignia>}
      <Boton variante="secundario" tamano="compacto" onClick={() => setAbierta(true)}>
        Cerrar mesa
      </Boton>
      <HojaCerrar grupo={grupo} abierta={abierta} onClose={() => setAbierta(false)} />
    </div>
  );
}
