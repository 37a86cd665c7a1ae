import { useEffect, useState } from 'react';
import { isVisto, markVisto } from '../../shared/lib/visto';
import { forgetHechos } from '../vivo/hechos';
import { PantallaCocina } from './PantallaCocina/PantallaCocina';
import type { PropsCocina } from './props-cocina';
import { InicioCocina } from './InicioCocina';
import { forgetResaltado } from './resaltado';
import { useTema } from './tema';

/** In this tab the screen has been started: a reload in mid-service must not hide the orders again. */
const EMPEZADA = 'cocina';

/** /cocina: the wall of tickets of a station, behind one tap that lets it be heard. */
export function Cocina(props: PropsCocina) {
  const { restaurante, dispositivo, filtro, onFiltro } = props;
  const [empezada, setEmpezada] = useState(() => isVisto(EMPEZADA));
  const [tema, setTema] = useTema();
  useEffect(
    () => () => {
      forgetHechos();
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
      filtro={filtro}
      onFiltro={onFiltro}
      onEmpezar={handleEmpezar}
      onEmparejar={props.onEmparejar}
    />
  );
}
