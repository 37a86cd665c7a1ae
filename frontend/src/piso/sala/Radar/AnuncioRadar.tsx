import { useState } from 'react';
import type { EntradaRadar } from '../modelo/radar';
import { queEs } from './textos';

/** Tells who cannot see the screen what has just begun to wait; what was there on opening is not news. */
export function AnuncioRadar({ entradas }: { entradas: readonly EntradaRadar[] }) {
  const [visto, setVisto] = useState({ entradas, nuevas: '' });
  if (visto.entradas !== entradas) {
    const conocidas = new Set(visto.entradas.map(({ id, tipo }) => `${id}${tipo}`));
    const llegadas = entradas.filter(({ id, tipo }) => !conocidas.has(`${id}${tipo}`));
    const nuevas = llegadas.map((entrada) => `Mesa ${entrada.mesa}: ${queEs(entrada)}`).join('. ');
    setVisto({ entradas, nuevas: nuevas || visto.nuevas });
  }
  return (
    <p className="solo-lectores" role="status">
      {visto.nuevas}
    </p>
  );
}
