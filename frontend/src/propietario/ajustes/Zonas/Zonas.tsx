import { useState } from 'react';
import { formatMesas, reglasZonas } from '@carta/contracts';
import type { Restaurante, Zona } from '@carta/contracts';
import Plus from 'lucide-react/icons/plus';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';
import { useUltimoAbierto } from '../../../shared/ui/capas/useUltimoAbierto';
import { showToast } from '../../../shared/ui/Toasts/toast';
import { useCategorias, useProductos } from '../../carta/datos/listas';
import { seccionesOf } from '../../carta/modelo/secciones';
import { MarcoAjustes } from '../MarcoAjustes';
import { falloDeAjustes } from '../ajustes-api';
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
  const [editando, setEditando] = useState(false);
  const [elegida, setElegida] = useState<Zona | null>(null);
  const [subiendo, setSubiendo] = useState<Zona | null>(null);
  const categorias = useCategorias();
  const productos = useProductos();
  const ponerPrecios = usePrecios(restauranteId);
  const leida = categorias.data && productos.data && seccionesOf(categorias.data, productos.data);
  const secciones = leida?.filter((seccion) => seccion.productos.length > 0);
  const deSala = mesasDeSala(zonas, numeroMesas);

  const subida = useUltimoAbierto(subiendo !== null, subiendo);

  const open = (zona: Zona | null) => {
    setElegida(zona);
    setEditando(true);
  };
  const change: typeof changeZonas = async (id, cambio) => {
    const nuevas = await changeZonas(id, cambio);
    await onGuardado();
    return nuevas;
  };
  const handleGuardar = async (datos: Omit<Zona, '_id'>) => {
    await change(restauranteId, (actuales) =>
      elegida === null
        ? [...actuales, datos]
        : actuales.map((zona) => (zona._id === elegida._id ? { ...zona, ...datos } : zona)),
    );
  };
  /** Its prices stay under its id, so it comes back with them. */
  const handleQuitar = async (zona: Zona) => {
    setEditando(false);
    try {
      await change(restauranteId, (actuales) => actuales.filter(({ _id }) => _id !== zona._id));
      showToast({
        texto: `«${zona.nombre}» ya no es una zona`,
        accion: { texto: 'Deshacer', onAction: () => void handleDevolver(zona) },
        id: 'zonas',
      });
    } catch (error) {
      showToast({ tono: 'error', texto: falloDeAjustes(error), id: 'zonas' });
    }
  };
  const handleDevolver = async (zona: Zona) => {
    try {
      await change(restauranteId, (actuales) => [...actuales, zona]);
    } catch (error) {
      showToast({ tono: 'error', texto: falloDeAjustes(error), id: 'zonas' });
    }
  };

  return (
    <MarcoAjustes titulo="Zonas y precios" onVolver={onVolver}>
      <p className={css.texto}>
        Las partes de tu casa donde algo cuesta distinto, como la terraza. La mesa decide el precio: tus
        clientes ven en la carta el suyo, ya con todo, y eso es lo que pagan.
      </p>
      {zonas.length === 0 ? (
        <Mensaje>Ahora toda la casa tiene los mismos precios.</Mensaje>
      ) : (
        <ul className="tarjeta" aria-label="Zonas">
          {zonas.map((zona) => (
            <li key={zona._id} className={css.zona}>
              <div className={css.letras}>
                <h2 className={css.nombre}>{zona.nombre}</h2>
                <p className={css.texto}>Mesas {formatMesas(zona.mesas)}</p>
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
                  onClick={() => open(zona)}
                >
                  Editar
                </Boton>
              </div>
            </li>
          ))}
          <li className={css.zona}>
            <div className={css.letras}>
              <h2 className={css.nombre}>Sala</h2>
              <p className={css.texto}>{textoSala(deSala)}</p>
            </div>
          </li>
        </ul>
      )}
      {zonas.length < reglasZonas.LIMITES_ZONAS.zonasMax && (
        <Boton
          variante="secundario"
          ancho="completo"
          icono={<Plus aria-hidden="true" />}
          onClick={() => open(null)}
        >
          Añadir zona
        </Boton>
      )}
      <HojaZona
        abierta={editando}
        onClose={() => setEditando(false)}
        restaurante={restaurante}
        zona={elegida}
        onGuardar={handleGuardar}
        onQuitar={(zona) => void handleQuitar(zona)}
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
