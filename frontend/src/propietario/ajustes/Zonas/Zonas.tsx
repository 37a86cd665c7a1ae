import { useState } from 'react';
import { formatMesas, reglasZonas } from '@carta/contracts';
import type { Restaurante, Zona } from '@carta/contracts';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';
import { useUltimoAbierto } from '../../../shared/ui/capas/useUltimoAbierto';
import { useCategorias, useProductos } from '../../carta/datos/listas';
import { seccionesOf } from '../../carta/modelo/secciones';
import { MarcoAjustes } from '../MarcoAjustes';
import { Anadir } from '../ListaConHoja';
import { withCambio } from '../listas';
import { useListaConHoja } from '../useListaConHoja';
import { HojaSubida } from './HojaSubida';
import { HojaZona } from './HojaZona';
import css from './Zonas.module.css';
import { mesasDeSala } from './mesas-escritas';
import { usePrecios } from './usePrecios';
import { changeZonas } from './zonas-api';

interface PropsZonas {
  restaurante: Restaurante;
  onVolver: () => void;
  onGuardado: () => Promise<void>;
}

export function Zonas({ restaurante, onVolver, onGuardado }: PropsZonas) {
  const { _id: restauranteId, numeroMesas, zonas = [] } = restaurante;
  const [subiendo, setSubiendo] = useState<Zona | null>(null);
  const categorias = useCategorias();
  const productos = useProductos();
  const ponerPrecios = usePrecios(restauranteId);
  const leida = categorias.data && productos.data && seccionesOf(categorias.data, productos.data);
  const secciones = leida?.filter((seccion) => seccion.productos.length > 0);
  const deSala = mesasDeSala(zonas, numeroMesas);

  const subida = useUltimoAbierto(subiendo !== null, subiendo);

  const change = async (cambio: Parameters<typeof changeZonas>[1]) => {
    await changeZonas(restauranteId, cambio);
    await onGuardado();
  };
  /** The prices of one that is taken away stay under its id, so it comes back with them. */
  const lista = useListaConHoja({ lista: zonas, change, que: 'una zona' });
  const { elegida } = lista;
  const handleGuardar = (datos: Omit<Zona, '_id'>) =>
    change((actuales) => (elegida ? withCambio(actuales, elegida._id, datos) : [...actuales, datos]));

  return (
    <MarcoAjustes titulo="Zonas y precios" onVolver={onVolver}>
      <p className="tenue">
        Las partes de tu casa donde algo cuesta distinto, como la terraza. La mesa decide el precio: tus
        clientes ven en la carta el suyo, ya con todo, y eso es lo que pagan.
      </p>
      {zonas.length === 0 ? (
        <Mensaje>Ahora toda la casa tiene los mismos precios.</Mensaje>
      ) : (
        <ul className="tarjeta" aria-label="Zonas">
          {zonas.map((zona) => (
            <li key={zona._id} className={`fila ${css.zona}`} data-hueco="3">
              <div className={css.letras}>
                <h2 data-cuerpo="nombre">{zona.nombre}</h2>
                <p className="tenue">Mesas {formatMesas(zona.mesas)}</p>
              </div>
              <div className="fila">
                <Boton
                  variante="secundario"
                  tamano="compacto"
                  aria-label={`Precios de ${zona.nombre}`}
                  onClick={() => setSubiendo(zona)}
                >
                  Precios
                </Boton>
                <Boton
                  variante="secundario"
                  tamano="compacto"
                  aria-label={`Editar ${zona.nombre}`}
                  onClick={() => lista.open(zona)}
                >
                  Editar
                </Boton>
              </div>
            </li>
          ))}
          <li className={`fila ${css.zona}`} data-hueco="3">
            <div className={css.letras}>
              <h2 data-cuerpo="nombre">Sala</h2>
              <p className="tenue">{textoSala(deSala)}</p>
            </div>
          </li>
        </ul>
      )}
      {zonas.length < reglasZonas.LIMITES_ZONAS.zonasMax && (
        <Anadir onAnadir={() => lista.open(null)}>Añadir zona</Anadir>
      )}
      <HojaZona
        abierta={lista.abierta}
        onClose={lista.onClose}
        restaurante={restaurante}
        zona={elegida}
        onGuardar={handleGuardar}
        onQuitar={(zona) => void lista.remove(zona)}
      />
      {subida && (
        <HojaSubida
          abierta={subiendo !== null}
          onClose={() => setSubiendo(null)}
          zona={subida}
          secciones={secciones}
          error={categorias.error ?? productos.error}
          onPoner={ponerPrecios}
        />
      )}
    </MarcoAjustes>
  );
}

function textoSala(mesas: number): string {
  if (mesas <= 0) return 'Ninguna mesa: todas están en alguna zona';
  return mesas === 1 ? 'La mesa que queda' : `Las otras ${mesas} mesas, con los precios de siempre`;
}
