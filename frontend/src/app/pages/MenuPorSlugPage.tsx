import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { cargaPorSlug } from '../../comensal/carta/carga';
import { MenuCliente } from '../../comensal/mesa/MenuCliente';

/** /menu/{slug}: the carta without a mesa. */
export function MenuPorSlugPage() {
  const { slug = '' } = useParams();
  const carga = useMemo(() => cargaPorSlug(slug), [slug]);
  return <MenuCliente key={slug} carga={carga} firma={null} />;
}
