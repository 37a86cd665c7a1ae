import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Cocina } from '../../piso/cocina/Cocina';
import { filtroDePuesto, parseFiltro } from '../../piso/cocina/modelo/tickets-cocina';
import type { Filtro } from '../../piso/cocina/modelo/tickets-cocina';
import { useSinPantallaBarra } from '../../piso/vivo/servicio';
import { createCodigo } from '../../propietario/ajustes/ajustes-api';
import { useSesion } from '../../sesion/useSesion';
import { ApiError } from '../../shared/api/cliente';
import { paths } from '../../shared/paths';
import { useTitulo } from '../../shared/lib/useTitulo';

/** A screen paired from the wall itself; Ajustes shows this name. */
const NOMBRE_PANTALLA = { cocina: 'Pantalla de cocina', barra: 'Pantalla de barra' } as const;

/** The address names a place; a tap on the wall is a choice that holds until it is opened again. */
export default function CocinaPage() {
  useTitulo('Cocina');
  const restaurante = useSesion((sesion) => sesion.restaurante);
  const dispositivo = useSesion((sesion) => sesion.dispositivo);
  const pair = useSesion((sesion) => sesion.pair);
  const [busqueda, setBusqueda] = useSearchParams();
  const [elegido, setElegido] = useState(false);
  const codigo = useRef<string>(null);
  const sinPantallaBarra = useSinPantallaBarra(restaurante?.sinPantallaBarra ?? false);
  const puesto = parseFiltro(busqueda.get('puesto') ?? dispositivo?.puesto);
  const filtro = elegido ? puesto : filtroDePuesto(puesto, sinPantallaBarra);
  const handleFiltro = (chosen: Filtro) => {
    setElegido(true);
    setBusqueda({ puesto: chosen }, { replace: true });
  };

  const handleEmparejar = async () => {
    const puestoNuevo = filtro === 'barra' ? 'barra' : 'cocina';
    // kept until it is answered: a lost answer must not make a second device
    codigo.current ??= (
      await createCodigo({ nombre: NOMBRE_PANTALLA[puestoNuevo], puesto: puestoNuevo })
    ).codigo;
    try {
      await pair(codigo.current);
    } catch (error) {
      if (error instanceof ApiError) codigo.current = null;
      throw error;
    }
  };

  if (restaurante === null) return null;
  return (
    <Cocina
      restaurante={restaurante}
      dispositivo={dispositivo}
      filtro={filtro}
      onFiltro={handleFiltro}
      onEmparejar={dispositivo ? undefined : handleEmparejar}
      salida={dispositivo ? undefined : paths.pedidos()}
    />
  );
}
