import { useEffect, useState } from 'react';
import { isVisto, markVisto } from '../../shared/lib/visto';
import { forgetDeshacibles } from '../vivo/cola/deshacibles';
import { PantallaCocina } from './PantallaCocina/PantallaCocina';
import type { PropsCocina } from './props-cocina';
import { InicioCocina } from './InicioCocina';
import { forgetResaltado } from './resaltado';
import { useTema } from './tema';

/** A reload in mid-service must not hide the orders again. */
const EMPEZADA = 'cocina';

/** On /cocina one tap unlocks the sound. */
export function Cocina(props: PropsCocina) {
  const { restaurante, dispositivo, filtro, estaciones, isSolo } = props;
  const [empezada, setEmpezada] = useState(() => isVisto(EMPEZADA));
  const [tema, setTema] = useTema();
  useEffect(
    () => () => {
      forgetDeshacibles();
      forgetResaltado();
    },
    [restaurante._id],
  );

  const handleEmpezar = () => {
    markVisto(EMPEZADA);
    setEmpezada(true);
  };

  if (empezada) return <PantallaCocina {...props} tema={tema} onTema={setTema} />;
  return (
    <InicioCocina
      nombre={dispositivo?.nombre ?? restaurante.nombre}
      casa={restaurante.estaciones}
      estaciones={estaciones}
      vista={isSolo ? 'solo' : filtro}
      onVista={props.onVista}
      onEstaciones={props.onEstaciones}
      onEmpezar={handleEmpezar}
      onEmparejar={props.onEmparejar}
    />
  );
}
