import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { cargaPorSlug } from '../../features/carta-cliente/carga';
import { MenuCliente } from '../menu/MenuCliente';

/** /menu/{slug}: the carta without a mesa (specification §2). */
export function MenuPorSlugPage() {
  const { slug = '' } = useParams();
  const carga = useMemo(() => cargaPorSlug(slug), [slug]);
  return <MenuCliente key={slug} carga={carga} firma={null} />;
}
