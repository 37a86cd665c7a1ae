import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Cocina } from '../../piso/cocina/Cocina';
import { filtroDePuesto, parseFiltro } from '../../piso/cocina/modelo/tickets-cocina';
import type { Filtro } from '../../piso/cocina/modelo/tickets-cocina';
import { useSinPantallaBarra } from '../../piso/vivo/servicio';
import { useSesion } from '../../sesion/useSesion';
import { paths } from '../../shared/paths';
import { useTitulo } from '../../shared/lib/useTitulo';

/**
 * /cocina?puesto=cocina|barra of whoever is signed in; only shown behind the guards. What an address says
 * is a place; what somebody taps on the wall is a choice, and holds until it is opened again.
 */
export default function CocinaPage() {
  useTitulo('Cocina');
  const restaurante = useSesion((sesion) => sesion.restaurante);
  const dispositivo = useSesion((sesion) => sesion.dispositivo);
  const [busqueda, setBusqueda] = useSearchParams();
  const [elegido, setElegido] = useState(false);
  const sinPantallaBarra = useSinPantallaBarra(restaurante?.sinPantallaBarra ?? false);
  const puesto = parseFiltro(busqueda.get('puesto') ?? dispositivo?.puesto);
  const filtro = elegido ? puesto : filtroDePuesto(puesto, sinPantallaBarra);
  const handleFiltro = (otro: Filtro) => {
    setElegido(true);
    setBusqueda({ puesto: otro }, { replace: true });
  };

  if (restaurante === null) return null;
  return (
    <Cocina
      restaurante={restaurante}
      dispositivo={dispositivo}
      filtro={filtro}
      onFiltro={handleFiltro}
      salida={dispositivo ? undefined : paths.pedidos()}
    />
  );
}
