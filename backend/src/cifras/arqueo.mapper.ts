import { centimos, toEuros } from '@carta/contracts';
import type { ApunteArqueo, Arqueo, CajonEsperado, EsperadoArqueo } from '@carta/contracts';

/** The public form of an entry, in euros; instants in ISO 8601 UTC. */
export function toApunteArqueo({ id, tipo, importe, motivo, esperado, por, en }: Arqueo): ApunteArqueo {
  return {
    _id: id,
    tipo,
    importe: toEuros(importe),
    ...(motivo === undefined ? {} : { motivo }),
    ...(esperado === undefined
      ? {}
      : {
          esperado: toEsperadoArqueo(esperado),
          diferencia: toEuros(centimos(importe - esperado.total)),
        }),
    por,
    en: en.toISOString(),
  };
}

export const toEsperadoArqueo = (cajon: CajonEsperado): EsperadoArqueo => ({
  fondo: cajon.fondo === null ? null : toEuros(cajon.fondo),
  efectivo: toEuros(cajon.efectivo),
  entradas: toEuros(cajon.entradas),
  retiradas: toEuros(cajon.retiradas),
  total: toEuros(cajon.total),
  sinIndicar: toEuros(cajon.sinIndicar),
  propinas: toEuros(cajon.propinas),
});
