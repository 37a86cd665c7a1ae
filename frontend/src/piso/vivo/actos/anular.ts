import { nombreForma, rutasSala } from '@carta/contracts';
import type { AnularCobroRequest, Centimos, ConForma, Grupo } from '@carta/contracts';
import { askAhora } from '../cola/peticiones';
import { textoPorAprobar } from '../mesas/por-aprobar';

export interface CobroHecho extends ConForma {
  _id: string;
  grupos: readonly Grupo[];
  importe: Centimos;
}

/** Annuls it in every tab that has a part. Resolves to whether it was done. */
export async function anularCobro(
  { _id, grupos, importe, ...pago }: CobroHecho,
  motivo: string,
): Promise<boolean> {
  const mesas = grupos.map(({ mesa }) => mesa.numero);
  const anulado = await askAhora({
    grupoMesa: grupos[0]?.grupoMesa ?? '',
    ruta: rutasSala.anularCobro(_id),
    cuerpo: (): AnularCobroRequest => ({ motivo }),
    error: 'No se ha podido anular el cobro',
    porAprobar: { acto: 'anular', que: textoPorAprobar(mesas, nombreForma(pago), importe) },
  });
  return anulado !== null;
}
