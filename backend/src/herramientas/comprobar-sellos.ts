import { ComprobacionSellos, fechaDe } from '../servicio/pedidos/sello/comprobar-sellos';
import type { DiaSellado } from '../servicio/pedidos/sello/dia-sellado';
import type { CabezaDoc, DiaSelladoDoc } from '../servicio/pedidos/sello/dia-sellado.schema';
import type { FuenteSellos, LocalSellado, SelloDoc } from './sellos.repository';

interface DeLocal {
  dias: DiaSellado[];
  hasta: string;
}

/** Compares everything with its seal; returns lines to be read, of each place, and how many things are wrong. */
export async function comprobarSellos(
  fuente: FuenteSellos,
): Promise<{ lineas: readonly string[]; problemas: number }> {
  const locales = new Map((await fuente.findLocales()).map((local) => [local.id, local]));
  const sellos = await readSellos(fuente);
  const comprobaciones = new Map<string, ComprobacionSellos>();
  const comprobacionOf = (id: string): ComprobacionSellos => {
    const { dias, hasta } = sellos.get(id) ?? { dias: [], hasta: '' };
    const comprobacion =
      comprobaciones.get(id) ?? new ComprobacionSellos(dias, locales.get(id)?.husos ?? [], { hasta });
    comprobaciones.set(id, comprobacion);
    return comprobacion;
  };
  for (const id of sellos.keys()) comprobacionOf(id);
  for await (const mesa of fuente.streamMesas()) comprobacionOf(String(mesa.restaurante)).addMesa(mesa);
  const arqueos = await fuente.findArqueos();
  for (const [id, comprobacion] of comprobaciones) {
    comprobacion.addArqueos(arqueos.filter(({ restaurante }) => String(restaurante) === id));
  }
  const partes = [...comprobaciones].map(([id, comprobacion]) =>
    tellLocal(locales.get(id), id, comprobacion, sellos.get(id)?.dias ?? []),
  );
  return {
    lineas: partes.flatMap(({ lineas }) => lineas),
    problemas: partes.reduce((suma, { problemas }) => suma + problemas, 0),
  };
}

async function readSellos(fuente: FuenteSellos): Promise<Map<string, DeLocal>> {
  const sellos = new Map<string, DeLocal>();
  for await (const doc of fuente.streamSellos()) {
    const restauranteId = String(doc.restaurante);
    const { dias, hasta } = sellos.get(restauranteId) ?? { dias: [], hasta: '' };
    if (hasta === '' && isCabeza(doc)) sellos.set(restauranteId, { dias, hasta: doc.hasta });
    else {
      const { _id, restaurante: _restaurante, ...dia } = doc as DiaSelladoDoc;
      sellos.set(restauranteId, { dias: [...dias, { ...dia, restauranteId }], hasta });
    }
  }
  return sellos;
}

const isCabeza = (doc: SelloDoc): doc is CabezaDoc => doc.dia === '' && 'hasta' in doc;

function tellLocal(
  local: LocalSellado | undefined,
  id: string,
  comprobacion: ComprobacionSellos,
  dias: readonly DiaSellado[],
): { lineas: string[]; problemas: number } {
  const { mesas, sueltas, problemas } = comprobacion.finish();
  const primero = dias.map(({ dia }) => dia).sort()[0];
  const cuantos =
    primero === undefined
      ? 'sin días sellados todavía'
      : `${dias.length} ${dias.length === 1 ? 'día sellado' : 'días sellados'}, sin sello antes del ${fechaDe(primero)}`;
  const sinSello = sueltas === 0 ? '' : ` (${sueltas} sin sello)`;
  const es = problemas.length === 0 ? 'íntegro' : 'ALTERADO';
  return {
    lineas: [
      `${local?.nombre ?? id}: ${es}, ${cuantos}; ${mesas} mesas${sinSello}`,
      ...problemas.map((problema) => `  - ${problema}`),
    ],
    problemas: problemas.length,
  };
}
