import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { cargaPorMesa } from '../../comensal/carta/carga';
import { MenuCliente } from '../../comensal/mesa/MenuCliente';

/** /menu?restaurante&mesa: what the QR of a mesa opens. */
export function MenuPorMesaPage() {
  const { search } = useLocation();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const carga = useMemo(() => cargaPorMesa(params), [params]);
  return <MenuCliente key={search} carga={carga} firma={params.get('t') || null} />;
}
