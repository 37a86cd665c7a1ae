import type { PrecioDeZona, Zona } from '@carta/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../../shared/ui/Toasts/toast';
import { beginCambio } from '../../carta/datos/listas';
import { falloDeAjustes } from '../ajustes-api';
import { savePrecios } from './zonas-api';

export type PreciosPuestos = (zona: Zona, precios: PrecioDeZona[]) => Promise<void>;

/** Offers to undo; the carta is read again either way. */
export function usePrecios(restauranteId: string): PreciosPuestos {
  const cliente = useQueryClient();
  const save = async (zona: Zona, precios: PrecioDeZona[]) => {
    const end = beginCambio(cliente);
    try {
      return await savePrecios(restauranteId, zona._id, precios);
    } finally {
      end();
    }
  };
  const undo = async (zona: Zona, anteriores: PrecioDeZona[]) => {
    try {
      await save(zona, anteriores);
    } catch (error) {
      const accion = { texto: 'Reintentar', onAction: () => void undo(zona, anteriores) };
      const texto = `${falloDeAjustes(error)} Los precios de ${zona.nombre} pueden haber quedado a medias.`;
      showToast({ tono: 'error', texto, accion, duracion: 0, id: 'precios' });
    }
  };
  return async (zona, precios) => {
    const anteriores = await save(zona, precios);
    showToast({
      tono: 'exito',
      texto: textoPuestos(zona, precios.length, anteriores.length),
      ...(anteriores.length > 0
        ? { accion: { texto: 'Deshacer', onAction: () => void undo(zona, anteriores) } }
        : {}),
      id: 'precios',
    });
  };
}

function textoPuestos({ nombre }: Zona, pedidos: number, puestos: number): string {
  const hecho = `${puestos} ${puestos === 1 ? 'precio puesto' : 'precios puestos'} en ${nombre}`;
  const faltan = pedidos - puestos;
  return faltan === 0 ? hecho : `${hecho}; ${faltan} ya no ${faltan === 1 ? 'está' : 'están'} en la carta`;
}
