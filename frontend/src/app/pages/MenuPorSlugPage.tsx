import { useMemo } from 'react';
import { cargaPorSlug } from '../../comensal/carta/carga';
import { MenuCliente } from '../../comensal/mesa/MenuCliente';

export function MenuPorSlugPage({ slug }: { slug: string }) {
  const carga = useMemo(() => cargaPorSlug(slug), [slug]);
  return <MenuCliente carga={carga} mesa={null} firma={null} />;
}
