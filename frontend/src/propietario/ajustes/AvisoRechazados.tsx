import type { ReactNode } from 'react';
import { rutasSala } from '@carta/contracts';
import type { PedidosRechazados } from '@carta/contracts';
import { useQuery } from '@tanstack/react-query';
import { get } from '../../shared/api/cliente';
import { Mensaje } from '../../shared/ui/Mensaje/Mensaje';
import css from './AvisoRechazados.module.css';

/** It is in ms. */
const CADA = 60_000;

interface PropsAvisoRechazados {
  children: ReactNode;
}

/** Nothing when there were none. */
export function AvisoRechazados({ children }: PropsAvisoRechazados) {
  const { data } = useQuery({
    queryKey: ['rechazados'],
    queryFn: ({ signal }) => get<PedidosRechazados>(rutasSala.rechazados(), { auth: true, signal }),
    staleTime: 0,
    refetchInterval: CADA,
  });
  if (data === undefined || data.sinCodigo === 0) return null;
  return (
    <div className={css.aviso}>
      <Mensaje>
        <strong>{describe(data.sinCodigo)}</strong>. {children}
      </Mensaje>
    </div>
  );
}

const describe = (cuantos: number): string =>
  cuantos === 1 ? 'Se ha rechazado 1 pedido sin código' : `Se han rechazado ${cuantos} pedidos sin código`;
