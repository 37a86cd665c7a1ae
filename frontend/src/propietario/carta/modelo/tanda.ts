import { fromEuros, reglasTandas } from '@carta/contracts';
import type {
  CambioTanda,
  Centimos,
  OmitidoTanda,
  Producto,
  Subida,
  Tanda,
  TandaRequest,
} from '@carta/contracts';

/** `nuevo` is the reason where the product is refused. */
export interface FilaTandaPrecio {
  clave: string;
  /** 'Croquetas', or 'Croquetas · Media'. */
  nombre: string;
  ahora: Centimos;
  nuevo: Centimos | reglasTandas.PrecioRechazado;
}

const preciosDe = ({ precio, formatos = [] }: Producto): number[] =>
  formatos.length > 0 ? formatos.map((formato) => formato.precio) : [precio];

/** As the server will compute them. */
export function filasDePrecio(productos: readonly Producto[], subida: Subida): FilaTandaPrecio[] {
  return productos.flatMap((producto) => {
    const ahora = preciosDe(producto).map(fromEuros);
    const nuevos = reglasTandas.preciosNuevos(ahora, subida);
    return ahora.map((precio, i) => {
      const formato = producto.formatos?.[i]?.nombre;
      return {
        clave: `${producto._id} ${i}`,
        nombre: formato === undefined ? producto.nombre : `${producto.nombre} · ${formato}`,
        ahora: precio,
        nuevo: 'rechazado' in nuevos ? nuevos.rechazado : (nuevos.precios[i] ?? precio),
      };
    });
  });
}

/** With the prices that the screen shows. */
export function toTandaRequest(productos: readonly Producto[], cambio: CambioTanda): TandaRequest {
  return {
    productos: Object.fromEntries(productos.map((producto) => [producto._id, preciosDe(producto)])),
    cambio,
  };
}

const MOTIVO: Record<OmitidoTanda['motivo'], string> = {
  cambiado: 'alguien lo ha cambiado entretanto',
  ya_no_esta: 'ya no está en la carta',
};

/** 'Bravas: alguien lo ha cambiado entretanto'. */
export function textoOmitido({ nombre, motivo }: OmitidoTanda): string {
  return `${nombre || 'Un producto'}: ${MOTIVO[motivo]}`;
}

/** 'Precios: 12 productos'. */
export function textoTanda({ cambio, total, omitidos, deshace }: Tanda): string {
  const hechos = Math.max(0, total - omitidos.length);
  const cuantos = hechos === 1 ? '1 producto' : `${hechos} productos`;
  return deshace === undefined ? `${QUE[cambio.que]}: ${cuantos}` : `Deshecho: ${cuantos}`;
}

/** 'Cambiados 100 de 308…'. */
export const textoMarcha = ({ vistos, total }: Tanda): string => `Cambiados ${vistos} de ${total}…`;

const QUE: Record<CambioTanda['que'], string> = {
  disponibilidad: 'Disponibilidad cambiada',
  precio: 'Precios cambiados',
  categoria: 'Cambiados de categoría',
  alergenos: 'Alérgenos cambiados',
};

const DIA_MS = 24 * 3_600_000;

/** The screen still offers to undo it. */
export function isDeshacible({ enCurso, deshace, creadaEn, total, omitidos }: Tanda, ahora: number): boolean {
  return (
    !enCurso && deshace === undefined && total > omitidos.length && ahora - Date.parse(creadaEn) < DIA_MS
  );
}
