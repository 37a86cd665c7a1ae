/** A shape as the server's own document says it (`/api/docs-json`). */
export interface Esquema {
  $ref?: string;
  type?: string;
  nullable?: boolean;
  enum?: readonly unknown[];
  items?: Esquema;
  properties?: Record<string, Esquema>;
  required?: readonly string[];
  additionalProperties?: Esquema | false;
  allOf?: readonly [Esquema];
  oneOf?: readonly Esquema[];
}
export type Esquemas = Readonly<Record<string, Esquema>>;

type Hoja = (valor: unknown) => boolean;

const id: Hoja = (valor) => /^[0-9a-f]{24}$/.test(String(valor));
/** ISO 8601, in UTC. */
const instante: Hoja = (valor) => new Date(String(valor)).toJSON() === valor;
const dia: Hoja = (valor) => /^\d{4}-\d{2}-\d{2}$/.test(String(valor));
/** With at most two decimals. */
const euros: Hoja = (valor) => Math.abs(Number(valor) * 100 - Math.round(Number(valor) * 100)) < 1e-6;

/** What the document does not say of a text or a number, by the name of its field. */
const TEXTOS: readonly (readonly [RegExp, Hoja])[] = [
  [/^(_id|grupoMesa|productoId|pedido|producto)$/, id],
  [/En$|^createdAt$|^agotadoHasta$|^(primer|ultimo)Pedido$/, instante],
  [/^dia$/, dia],
];
const NUMEROS: readonly (readonly [RegExp, Hoja])[] = [
  [/^(mediana|p90)$/, () => true],
  [
    /precio|total|importe|pendiente|recaudado|suplemento|cobrado|tarjeta|efectivo|otro|indicar|valor|fondo|entradas|retiradas|diferencia|propina|rebaja/i,
    euros,
  ],
  [/./, Number.isSafeInteger],
];

/** Where a value is not of a shape, to the last key; empty when it is. */
export function diferencias(valor: unknown, esquema: Esquema, esquemas: Esquemas, donde = 'data'): string[] {
  const within = (parte: unknown, de: Esquema, clave: string) =>
    diferencias(parte, de, esquemas, `${donde}${clave}`);
  const { $ref, allOf, oneOf, items, properties } = esquema;
  if (valor === null && esquema.nullable) return [];
  const [referido] = $ref ? [esquemas[$ref.slice($ref.lastIndexOf('/') + 1)]] : (allOf ?? []);
  if (referido) return within(valor, referido, '');
  if (oneOf) {
    return oneOf.some((una) => within(valor, una, '').length === 0) ? [] : [`${donde} is none of its kinds`];
  }
  if (items) {
    if (!Array.isArray(valor)) return [`${donde} is no list`];
    return valor.flatMap((elemento, i) => within(elemento, items, `[${i}]`));
  }
  if (!properties) return isHoja(valor, esquema, donde) ? [] : [`${donde}: ${JSON.stringify(valor)}`];
  if (typeof valor !== 'object' || valor === null || Array.isArray(valor)) return [`${donde} is no object`];
  const faltan = (esquema.required ?? []).filter((clave) => !(clave in valor));
  return [
    ...faltan.map((clave) => `${donde}.${clave} is missing`),
    ...Object.entries(valor).flatMap(([clave, parte]) => {
      const propio = properties[clave];
      if (propio) return within(parte, propio, `.${clave}`);
      const { additionalProperties } = esquema;
      return additionalProperties
        ? within(parte, additionalProperties, `[${clave}]`)
        : [`${donde}.${clave} is too much`];
    }),
  ];
}

function isHoja(valor: unknown, { type, enum: valores }: Esquema, donde: string): boolean {
  if (typeof valor !== type || (valores && !valores.includes(valor))) return false;
  const nombre = donde.replace(/\[\w+\]$/, '').replace(/^.*\./, '');
  const reglas = type === 'string' ? TEXTOS : type === 'number' ? NUMEROS : [];
  return reglas.find(([nombres]) => nombres.test(nombre))?.[1](valor) ?? true;
}

/** A body once for each object in it that may have no other keys, with one more there. */
export function conSobra(valor: unknown, esquema: Esquema, esquemas: Esquemas): unknown[] {
  const { $ref, allOf, oneOf, items, properties } = esquema;
  const [referido] = $ref ? [esquemas[$ref.slice($ref.lastIndexOf('/') + 1)]] : (allOf ?? []);
  if (referido) return conSobra(valor, referido, esquemas);
  if (oneOf) return oneOf.flatMap((una) => (fits(valor, una) ? conSobra(valor, una, esquemas) : []));
  if (Array.isArray(valor)) {
    return items
      ? valor.flatMap((parte, i) => conSobra(parte, items, esquemas).map((mala) => valor.with(i, mala)))
      : [];
  }
  if (!properties || typeof valor !== 'object' || valor === null) return [];
  return [
    ...(esquema.additionalProperties === false ? [{ ...valor, sobra: 1 }] : []),
    ...Object.entries(valor).flatMap(([clave, parte]) => {
      const propio = properties[clave];
      return propio ? conSobra(parte, propio, esquemas).map((mala) => ({ ...valor, [clave]: mala })) : [];
    }),
  ];
}

/** Whether it is of the kind that its first key with one value says. */
function fits(valor: unknown, { properties = {} }: Esquema): boolean {
  if (typeof valor !== 'object' || valor === null) return false;
  return Object.entries(properties).every(([clave, { enum: valores }]) =>
    valores?.length === 1 ? valores.includes(Reflect.get(valor, clave)) : true,
  );
}
