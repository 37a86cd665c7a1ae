import { useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { miradaDe, reglasDispositivo } from '@carta/contracts';
import type { EstacionCasa } from '@carta/contracts';
import { Cocina } from '../../piso/cocina/Cocina';
import { useLenguaPantalla } from '../../piso/lenguas/useLenguaPantalla';
import { PantallaPasaplatos } from '../../piso/pasaplatos/PantallaPasaplatos';
import { filtroDePuesto, parseFiltro } from '../../piso/cocina/modelo/tickets-cocina';
import type { Vista } from '../../piso/cocina/modelo/tickets-cocina';
import { nombresDe } from '../../piso/vivo/tickets/solo';
import type { Solo } from '../../piso/vivo/tickets/solo';
import { useSinPantallaBarra } from '../../piso/vivo/actos/servicio';
import { createCodigo } from '../../propietario/ajustes/ajustes-api';
import { useSesion } from '../../sesion/useSesion';
import { ApiError } from '../../shared/api/cliente';
import { paths } from '../../shared/paths';
import { useTitulo } from '../../shared/lib/useTitulo';

/** A screen paired from the wall itself; Ajustes shows this name. */
const NOMBRE_PANTALLA = { cocina: 'Pantalla de cocina', barra: 'Pantalla de barra' } as const;

/** The address names a place; a tap on the wall is a choice that holds until it is opened again. */
export default function CocinaPage() {
  const restaurante = useSesion((sesion) => sesion.restaurante);
  const dispositivo = useSesion((sesion) => sesion.dispositivo);
  const pair = useSesion((sesion) => sesion.pair);
  const [busqueda, setBusqueda] = useSearchParams();
  const [elegida, setElegida] = useState<Vista | null>(null);
  const [conocido, setConocido] = useState(dispositivo);
  // what its owner changes wins over what was chosen at the screen
  if (conocido !== dispositivo) {
    setConocido(dispositivo);
    setElegida(null);
  }
  const codigo = useRef<string>(null);
  const sinPantallaBarra = useSinPantallaBarra(restaurante?.sinPantallaBarra ?? false);
  const abierto = busqueda.get('puesto') ?? dispositivo?.puesto;
  useTitulo(abierto === 'pase' ? 'Salida' : 'Cocina');
  const puesto = parseFiltro(abierto);
  const nombradas = busqueda.get('estacion') ?? dispositivo?.estaciones?.join() ?? '';
  const { mirada, estaciones } = useEstaciones(nombradas, restaurante?.estaciones);
  // named stations say what is seen; the puesto does where there are none, or the cook chose it
  const isDeEstaciones = mirada !== null && (elegida ?? 'solo') === 'solo';
  const filtroPuesto = elegida === null ? filtroDePuesto(puesto, sinPantallaBarra) : puesto;
  const filtro = isDeEstaciones ? mirada.pantalla : filtroPuesto;

  const handleVista = (vista: Vista) => {
    setElegida(vista);
    if (vista !== 'solo') setBusqueda(withEstaciones(vista, nombradas), { replace: true });
  };
  const handleEstaciones = (ids: readonly string[]) => {
    setElegida(null);
    // named though empty: a paired screen is of others
    setBusqueda({ puesto, estacion: ids.join() }, { replace: true });
  };

  const handleEmparejar = async () => {
    const puestoNuevo = filtro === 'barra' ? 'barra' : 'cocina';
    const deEstaciones = isDeEstaciones && estaciones;
    const nombre = deEstaciones
      ? `Pantalla de ${nombresDe(estaciones).join(', ')}`.slice(
          0,
          reglasDispositivo.LIMITES_DISPOSITIVO.nombreMax,
        )
      : NOMBRE_PANTALLA[puestoNuevo];
    const suyas = deEstaciones ? { estaciones: [...estaciones.estaciones] } : {};
    // kept until it is answered: a lost answer must not make a second device
    codigo.current ??= (await createCodigo({ nombre, puesto: puestoNuevo, ...suyas })).codigo;
    try {
      await pair(codigo.current);
    } catch (error) {
      if (error instanceof ApiError) codigo.current = null;
      throw error;
    }
  };

  const lengua = useLenguaPantalla(dispositivo?.lengua ?? 'es');

  if (restaurante === null) return null;
  if (abierto === 'pase')
    return <PantallaPasaplatos key={lengua} restaurante={restaurante} dispositivo={dispositivo} />;
  return (
    <Cocina
      key={lengua}
      restaurante={restaurante}
      dispositivo={dispositivo}
      filtro={filtro}
      estaciones={estaciones}
      isSolo={isDeEstaciones && estaciones !== null}
      onVista={handleVista}
      onEstaciones={handleEstaciones}
      onEmparejar={dispositivo ? undefined : handleEmparejar}
      salida={dispositivo ? undefined : paths.pedidos()}
    />
  );
}

/** The same stations of the same house are the same object, so that nothing is drawn again. */
function useEstaciones(nombradas: string, casa: readonly EstacionCasa[] | undefined) {
  return useMemo(() => {
    const mirada = miradaDe(nombradas.split(','), casa);
    const estaciones: Solo | null = casa && mirada?.solo ? { estaciones: mirada.solo, casa } : null;
    return { mirada, estaciones };
  }, [nombradas, casa]);
}

function withEstaciones(puesto: string, estacion: string): Record<string, string> {
  return estacion === '' ? { puesto } : { puesto, estacion };
}
