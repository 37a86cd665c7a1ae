import { MARCHAR } from '@carta/contracts';
import type { Marchar } from '@carta/contracts';
import { useId } from 'react';
import { useInterruptores } from '../Servicio/useInterruptores';
import apartado from '../apartado.module.css';
import { tryOrTell } from '../avisos';
import css from './AjustesCocina.module.css';

interface PropsCuandoSeMarcha {
  restauranteId: string;
  onGuardado: () => Promise<void>;
}

const TEXTOS = {
  todo: { titulo: 'Todo a la vez', texto: 'Cada pedido entra entero en la cocina.' },
  sala: {
    titulo: 'Lo decide la sala',
    texto: 'El primer pase entra al pedirlo. Los demás esperan hasta que un camarero los marcha.',
  },
  auto: {
    titulo: 'Solo, al servir el pase anterior',
    texto: 'El primer pase entra al pedirlo. Cada uno de los demás, cuando todo lo de antes está servido.',
  },
} as const satisfies Record<Marchar, { titulo: string; texto: string }>;

export function CuandoSeMarcha({ restauranteId, onGuardado }: PropsCuandoSeMarcha) {
  const nombre = useId();
  const { servicio, espera, save } = useInterruptores(restauranteId, 'marchar');
  const handleChange = (marchar: Marchar) =>
    tryOrTell(async () => {
      await save({ marchar });
      await onGuardado();
    }, 'marchar');

  return (
    <fieldset className={`${apartado.apartado} cede`}>
      <legend className="solo-lectores">Cuándo se marcha</legend>
      <h2 aria-hidden="true">Cuándo se marcha</h2>
      {espera}
      {servicio && (
        <div className={css.modos}>
          {MARCHAR.map((modo) => (
            <label key={modo} className={`pila ${css.modo}`}>
              <input
                type="radio"
                name={nombre}
                checked={servicio.marchar === modo}
                onChange={() => void handleChange(modo)}
              />
              <span className="pila crece" data-hueco="1">
                <span className={css.titulo}>{TEXTOS[modo].titulo}</span>
                <span className="suave">{TEXTOS[modo].texto}</span>
              </span>
            </label>
          ))}
        </div>
      )}
    </fieldset>
  );
}
