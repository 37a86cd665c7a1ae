import { parseMesa } from '@carta/contracts/comensal';
import { useMemo } from 'react';
import { cargaPorMesa } from '../../comensal/carta/carga';
import { MenuCliente } from '../../comensal/mesa/MenuCliente';

export function MenuPorMesaPage({ search }: { search: string }) {
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const carga = useMemo(() => cargaPorMesa(params), [params]);
  const mesa = parseMesa(params.get('mesa')?.trim());
  return <MenuCliente carga={carga} mesa={mesa} firma={params.get('t') || null} />;
}
