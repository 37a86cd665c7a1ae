import type { Tanda } from '@carta/contracts';
import type { TandaSinFilas } from './tandas.repository';

export function toTanda(doc: TandaSinFilas): Tanda {
  const { _id, cambio, creadaEn, enCurso, total, vistas, omitidas, deshace } = doc;
  return {
    _id: _id.toHexString(),
    cambio,
    creadaEn: creadaEn.toISOString(),
    enCurso,
    total,
    vistos: vistas,
    omitidos: omitidas.map(({ producto, nombre, motivo }) => ({
      producto: producto.toHexString(),
      nombre,
      motivo,
    })),
    ...(deshace ? { deshace: deshace.toHexString() } : {}),
  };
}
