import { declaracionOf } from '@carta/contracts';
import { useMemo } from 'react';
import { t } from '../../shared/lengua/lengua';
import type { PropsDetalleLibreta } from '../../pedir/libreta';
import { Alergenos } from '../../shared/ui/Alergenos/Alergenos';
import { createAsks } from '../carrito/HojaCarrito/asks';
import { LineasCarrito } from '../carrito/HojaCarrito/LineasCarrito';
import { MoverPase } from '../carrito/HojaCarrito/MoverPase';
import { useAvisos } from '../carrito/avisos';
import { useCarrito } from '../carrito/useCarrito';
import { PreciosFormatos } from '../carta/PreciosFormatos';
import css from './DetalleTomado.module.css';
import { useTomada } from './tomada';

export function DetalleTomado({ producto }: PropsDetalleLibreta) {
  const { carta, evitados, onCambiar } = useTomada();
  const avisos = useAvisos(carta, evitados);
  const asksOf = useMemo(() => createAsks(carta), [carta]);
  const items = useCarrito(({ carrito }) => carrito.items);
  const delProducto = items.filter((item) => item.producto._id === producto._id);
  const { descripcion, formatos = [], alergenos } = producto;
  return (
    <div className={`pila ${css.detalle}`} data-hueco="2">
      {formatos.length > 0 && <PreciosFormatos formatos={formatos} />}
      {descripcion && <p className="suave prieto">{descripcion}</p>}
      {declaracionOf(producto) === 'sin_declarar' ? (
        <p className="suave prieto">{t('Alérgenos sin declarar: pregunta en cocina')}</p>
      ) : (
        <Alergenos alergenos={alergenos} evitados={evitados} />
      )}
      {delProducto.length > 0 && (
        <MoverPase>
          <LineasCarrito
            items={delProducto}
            avisos={avisos}
            asksOf={asksOf}
            onCambiar={onCambiar}
            bajoSuNombre
          />
        </MoverPase>
      )}
    </div>
  );
}
