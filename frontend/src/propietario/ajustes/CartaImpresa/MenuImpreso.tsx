import type { RestaurantePublico } from '@carta/contracts';
import { useMemo, useState } from 'react';
import { Cargando } from '../../../shared/ui/Cargando/Cargando';
import { Eleccion } from '../../../shared/ui/Eleccion/Eleccion';
import { Interruptor } from '../../../shared/ui/Interruptor/Interruptor';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';
import { isMenu } from '../../carta/MenuDeHoy/es-menu';
import { useProductos } from '../../carta/datos/listas';
import { FalloCarga } from '../FalloCarga';
import { MarcoImpresion } from '../MarcoImpresion/MarcoImpresion';
import { VistaPrevia } from './VistaPrevia';
import type { Papel } from './PapelCarta';
import { PapelMenu } from './PapelMenu';
import { SIN_DECLARAR, menuImpresoOf } from './carta-impresa';
import type { MenuSuelto } from './carta-impresa';

interface PropsMenuImpreso {
  restaurante: RestaurantePublico;
  /** Its id; absent or unknown, the first menu of the house. */
  producto: string | null;
  onVolver: () => void;
}

const PAPELES = [
  { valor: 'A4', texto: 'A4' },
  { valor: 'A5', texto: 'A5' },
] as const;

/** Today's menu for the door, on one sheet. */
export function MenuImpreso({ restaurante, producto, onVolver }: PropsMenuImpreso) {
  const [papel, setPapel] = useState<Papel>('A4');
  const [conFecha, setConFecha] = useState(true);
  const { data, error, refetch } = useProductos();
  const menu = useMemo(() => {
    const menus = data?.filter(isMenu);
    const elegido = menus?.find(({ _id }) => _id === producto) ?? menus?.[0];
    return elegido && menuImpresoOf(elegido, restaurante.zonas);
  }, [data, producto, restaurante.zonas]);

  return (
    <MarcoImpresion
      titulo="Imprimir el menú"
      onVolver={onVolver}
      listo={menu !== undefined}
      avisos={
        <>
          {data === undefined && error === null && <Cargando />}
          {data === undefined && error !== null && (
            <FalloCarga error={error} onReintentar={() => refetch()} />
          )}
          {data && !menu && <Mensaje>Aún no hay ningún menú: escríbelo en «Menú de hoy».</Mensaje>}
          {menu && (
            <div className="pila" data-hueco="4">
              <Eleccion etiqueta="Papel" valor={papel} opciones={PAPELES} onChange={setPapel} />
              <Interruptor encendido={conFecha} onChange={setConFecha}>
                Con la fecha de hoy
              </Interruptor>
              <AvisosMenu menu={menu} />
            </div>
          )}
        </>
      }
    >
      {menu && (
        <VistaPrevia>
          <PapelMenu key={papel} papel={papel} restaurante={restaurante} menu={menu} conFecha={conFecha} />
        </VistaPrevia>
      )}
    </MarcoImpresion>
  );
}

function AvisosMenu({ menu }: { menu: MenuSuelto }) {
  const { agotados } = menu;
  const marcas = menu.menu.pases.flatMap(({ platos }) => platos.map((plato) => plato.marcas));
  return (
    <>
      {agotados.length > 0 && (
        <Mensaje>Sale sin lo que está agotado: {agotados.map(({ nombre }) => nombre).join(', ')}.</Mensaje>
      )}
      {marcas.includes(SIN_DECLARAR) && (
        <Mensaje>Hay platos sin información de alérgenos: llevan un asterisco.</Mensaje>
      )}
    </>
  );
}
