import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { LIMITES, rutasSala, showsTipo } from '@carta/contracts';
import type { MovimientoReciente } from '@carta/contracts';
import { get, mensajeDe } from '../../../shared/api/cliente';
import { useTablero } from '../../vivo/tablero/useTablero';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { Cargando } from '../../../shared/ui/Cargando/Cargando';
import { actosOf, isDeAqui } from '../modelo/recientes';
import type { Filtro } from '../modelo/tickets-cocina';
import panel from './Panel.module.css';
import { Reciente } from './Reciente';
import { t } from '../../lenguas/t';

/** Changes come in bursts, so reading waits this long (ms). */
const REPOSO_MS = 400;

export function Recientes({ filtro }: { filtro: Filtro }) {
  const grupos = useTablero((tablero) => tablero.grupos);
  const solo = useTablero((tablero) => tablero.solo);
  const { data, error, refetch } = useQuery({
    queryKey: ['recientes'],
    queryFn: () => get<MovimientoReciente[]>(rutasSala.recientes(LIMITES.recientes), { auth: true }),
    staleTime: 0,
    gcTime: 0,
  });
  useEffect(() => {
    const reloj = setTimeout(() => void refetch(), REPOSO_MS);
    return () => clearTimeout(reloj);
  }, [grupos, refetch]);

  if (error) {
    return (
      <div className={panel.vacio}>
        <p role="alert">
          {t('No se han podido leer los últimos movimientos.')} {mensajeDe(error)}
        </p>
        <Boton variante="secundario" onClick={() => void refetch()}>
          {t('Reintentar')}
        </Boton>
      </div>
    );
  }
  if (data === undefined) return <Cargando texto={t('Leyendo…')} />;
  const lista = [...grupos.values()];
  const visibles = data.filter(
    (movimiento) => showsTipo(filtro, movimiento.tipoPedido) && isDeAqui(lista, movimiento, solo),
  );
  if (visibles.length === 0)
    return <p className={panel.vacio}>{t('Todavía no se ha movido ningún pedido.')}</p>;
  return (
    <ol>
      {actosOf(visibles).map((acto) => (
        <Reciente key={`${acto.primero.mesa}-${acto.primero.en}`} acto={acto} grupos={grupos} />
      ))}
    </ol>
  );
}
