import { useParams } from 'react-router-dom';
import { AvisoLegal } from '../../comensal/legal/AvisoLegal';

/** /menu/{slug}/legal: who answers for a carta, and what becomes of what a diner sends. */
export default function AvisoLegalPage() {
  const { slug = '' } = useParams();
  return <AvisoLegal key={slug} slug={slug} />;
}
