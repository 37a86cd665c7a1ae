import type { ReactNode } from 'react';
import { reglasEstablecimiento } from '@carta/contracts';
import type { Restaurante } from '@carta/contracts';
import css from './Ficha.module.css';

interface PropsFicha {
  restaurante: Restaurante;
  accion?: ReactNode;
}

const orSinEspecificar = (texto: string) => texto.trim() || reglasEstablecimiento.SIN_ESPECIFICAR;

export function Ficha({ restaurante, accion }: PropsFicha) {
  const { nombre, ubicacion, telefono, email = '' } = restaurante;
  const datos = [
    ['Dirección', orSinEspecificar(ubicacion)],
    ['Teléfono', orSinEspecificar(telefono)],
    ['Email', orSinEspecificar(email)],
  ] as const;
  return (
    <section className="tarjeta" aria-labelledby="ficha-nombre">
      <div className={`renglon ${css.tarjeta}`} data-hueco="4">
        <span className={`firme ${css.inicial}`} data-cuerpo="xl" aria-hidden="true">
          {Array.from(nombre.trim())[0]?.toUpperCase()}
        </span>
        <div className={`cede ${css.quien}`}>
          <h2 id="ficha-nombre">{nombre}</h2>
          <p className={`suave ${css.donde}`}>{orSinEspecificar(ubicacion)}</p>
        </div>
      </div>
      <div className={`fila ${css.cabecera}`} data-hueco="3">
        <h3>Datos del establecimiento</h3>
        {accion}
      </div>
      <dl className={`pila ${css.datos}`} data-hueco="4">
        {datos.map(([nombreDato, valor]) => (
          <div key={nombreDato}>
            <dt>{nombreDato}</dt>
            <dd data-falta={valor === reglasEstablecimiento.SIN_ESPECIFICAR ? '' : undefined}>{valor}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
