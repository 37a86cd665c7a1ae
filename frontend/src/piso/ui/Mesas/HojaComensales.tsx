import { useState } from 'react';
import { useOcupado } from '../../../shared/lib/useAccion';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { HojaInferior } from '../../../shared/ui/HojaInferior/HojaInferior';
import { sayComensales } from '../../vivo/actos/comensales';
import { ContadorComensales } from './ContadorComensales';
import type { PropsHojaMesas } from './HojaMover';
import css from './Hojas.module.css';

type PropsHojaComensales = Pick<PropsHojaMesas, 'grupo' | 'abierta' | 'onClose'>;

export function HojaComensales({ grupo, abierta, onClose }: PropsHojaComensales) {
  const { comensales = null } = grupo;
  const [cuantos, setCuantos] = useState(comensales ?? 2);
  const { ocupado, during } = useOcupado();
  const save = async (dichos: number | null) => {
    if (await during(() => sayComensales(grupo, dichos))) onClose();
  };
  return (
    <HojaInferior
      abierta={abierta}
      onClose={onClose}
      titulo={`¿Cuántos son en la mesa ${grupo.mesa.numero}?`}
      pie={
        <div className="pila" data-hueco="2">
          <Boton ancho="completo" ocupado={ocupado} onClick={() => void save(cuantos)}>
            {cuantos === 1 ? 'Es 1 comensal' : `Son ${cuantos} comensales`}
          </Boton>
          {comensales !== null && (
            <Boton ancho="completo" variante="secundario" disabled={ocupado} onClick={() => void save(null)}>
              Quitar
            </Boton>
          )}
        </div>
      }
    >
      <div className={css.cuantos}>
        <ContadorComensales valor={cuantos} onChange={setCuantos} />
      </div>
    </HojaInferior>
  );
}
