import type { CampoColumna } from '@carta/contracts';

/** How sheets of houses and exports of tills call their columns: a table, in the languages of a carta. */

/**
 * Words of each field, without accents or signs, apart by commas. Square's are those of its export of 2025 and of the
 * one before, Revo's, Loyverse's, WooCommerce's and Odoo's those that they publish; Ágora and Last publish none.
 */
const PALABRAS: Readonly<Record<Exclude<CampoColumna, 'nada'>, string>> = {
  nombre: `nombre, nombre del producto, nombre del plato, nombre del articulo, nombre del boton, nombre producto,
    nombre plato, nombre articulo, plato, producto, articulo, item, item name, product name, product, name, dish,
    denominacion, titulo, referencia, vino, cerveza, bebida, coctel, pizza, nom, nom del plat, nom del producte, plat,
    producte, article, vi, nome, prato, produto, artigo, vinho, izena, izenburua, platera, produktua, ardoa, wine, beer,
    drink, nom du produit, nom du plat, produit, intitule, designation, vin, gericht, speise, produkt, artikel, artikelname,
    bezeichnung, wein, nome del prodotto, nome del piatto, piatto, prodotto, articolo, denominazione, nome do prato,
    nome do produto, naam, gerecht, artikelnaam, productnaam, wijn, nume, denumire, preparat, produs`,
  categoria: `categoria, categorias, categoria producto, categoria del producto, categoria de producto, familia, seccion,
    secciones, id categoria, id de categoria, nombre categoria, nombre familia, grupo, subfamilia, departamento, apartado,
    reporting category, category, categories, category name, category id, product category, point of sale category,
    pos category, categoria del punto de venta, categoria del tpv, categ id, pos categ id, pos categ ids, section, group,
    family, seccio, familia producte, grup, apartat, kategoria, saila, atala, categorie, categories de produit, rubrique,
    famille, kategorie, gruppe, warengruppe, artikelgruppe, rubrik, sezione, reparto, gruppo, famiglia, seccao, secao,
    groep, productgroep, rubriek, sectie, sectiune, grupa`,
  descripcion: `descripcion, descripcion corta, descripcion larga, descripcion web, descripcion de venta, detalle, detalles,
    info, ingredientes, description, short description, sales description, description for customers, ingredients,
    descripcio, azalpena, deskribapena, osagaiak, descricion, beschreibung, zutaten, descrizione, ingredienti, descricao,
    omschrijving, beschrijving, ingredienten, descriere, ingrediente`,
  precio: `precio, precios, precio 1, pvp, p v p, pvp 1, price, importe, tarifa, tarifa 1, euros, precio base, precio venta,
    precio de venta, precio de venta al publico, precio al publico, precio publico, precio normal, precio unitario,
    precio con iva, precio iva incl, precio iva incluido, precio venta con iva, precio de venta con iva, pvp con iva,
    pvp iva incluido, pvp iva incl, precio con impuestos, precio incl impuestos, regular price, sales price, sale price tax incl,
    list price, unit price, selling price, price incl vat, preu, preus, preu de venda, preu venda, prezo, prezos,
    prezo de venda, prezioa, salneurria, prix, prix de vente, tarif, preis, preise, verkaufspreis, prezzo, prezzi,
    prezzo di vendita, preco, precos, preco de venda, prijs, prijzen, verkoopprijs, pret, pret de vanzare`,
  formato: `formato, formatos, formato de venta, variacion, variacio, variation, variation name, variante, variantes, variant,
    tamano, tamanos, size, medida, presentacion, opcion 1 valor, opcion 2 valor, opcion 3 valor, option 1 value,
    option 2 value, option 3 value, valores del atributo 1, valores del atributo 2, attribute 1 value s, attribute 2 value s,
    attribute 1 values, attribute 2 values, variant values, valores de la variante, format, mida, formatua, tamaina, neurria,
    tamano do prato, taille, grosse, dimensione, variazione, tamanho, formaat, grootte, marime`,
  unidad: `unidad, unidades, unidad de medida, unidad de venta, unidad de precio, unidad del precio, ud, uds, um, uom, uom id,
    unit, units, unit of measure, price unit, measurement unit, unit and precision, se vende por, precio por, unitat,
    unitat de mesura, unidade, unidade de medida, unitatea, unite, unite de vente, einheit, mengeneinheit, preiseinheit, unita,
    unita di misura, eenheid, verkoopeenheid, unitate, unitate de masura`,
  peso: `vendido por peso, se vende por peso, por peso, a peso, sold by weight, to weight, to weigh, weigh with scale,
    pesar con bascula, pesar con balanza, para pesar con bascula, venut a pes, venut per pes, vendido a peso, venduto a peso,
    vendu au poids, nach gewicht verkauft, vendido ao peso, verkocht per gewicht`,
  alergenos: `alergeno, alergenos, contiene, informacion de alergenos, allergen, allergens, allergies, allergen info, contains,
    al lergens, al·lergens, allergens i intolerancies, alerxenos, alergenoak, allergenes, allergene, allergeni, alergenios,
    alergenicos, allergenen, alergeni`,
  trazas: `traza, trazas, puede contener, puede contener trazas, trazas de, traces, may contain, traces de, pot contenir,
    aztarnak, spuren, kann enthalten, tracce, puo contenere, vestigios, pode conter, sporen, kan bevatten, urme`,
  activo: `activo, activa, active, enabled, disponible, visible, en venta, habilitado, published, publicado, sellable,
    disponible para la venta, disponibles para la venta, available for sale, available, available in pos, disponible en tpv,
    disponible en el tpv, disponible en pdv, se puede vender, puede ser vendido, can be sold, sale ok, actiu, aktiboa, actif,
    aktiv, attivo, ativo, actief, activ`,
  archivado: `archived, archivado, archivada, oculto, hidden, descatalogado, agotado, sold out`,
};

/** What says nothing of a dish, its price or its name. */
const DE_NADA = new RegExp(
  `^(?:${[
    String.raw`#|n|no|reference handle|num|numero|nr|id|ids|id externo|external id|handle|ref|sku|token|uuid|guid|cod|codigo|codigos|code|codi|codigo interno|referencia interna|internal reference|default code|ean|ean13|gtin|upc|isbn|plu|barcode|codigo de barras|codi de barres`,
    String.raw`url|link|enlace|permalink|slug|external url|imagen|imagenes|image|images|image 1920|foto|fotos|photo|photos|picture|logo|color|colour`,
    String.raw`coste?|costos?|cost|cost price|precio de coste|precio de compra|precio compra|purchase price|standard price|default unit cost|margen|margin|beneficio|escandallo`,
    String.raw`iva|tipo de iva|tipo iva|iva %|% iva|impuestos?|tax|taxes|tax class|tax status|estado del impuesto|clase de impuesto|vat|customer taxes|taxes id|tax .*|impuesto .*`,
    String.raw`stock|existencias|inventario|en inventario|in stock|inventory|quantity|cantidad|qty.*|cantidad (?:a mano|disponible|prevista)|quantity on hand|forecasted quantity|low stock.*|stock bajo.*|bajo stock.*|stock optimo.*|optimal stock.*|current quantity.*|new quantity.*|stock alert.*|stockable|track (?:inventory|stock)|seguimiento.*|backorders.*|permitir reservas.*|sold individually|vendido individualmente`,
    String.raw`orden|order|posicion|position|prioridad|tipo|type|item type|product type|tipo de producto|parent|superior|padre|is featured|featured|esta destacado|destacado|favorite|favorito|visibility.*|visibilidad.*|square online.*`,
    String.raw`proveedor|supplier|vendor|default vendor.*|marca|brand|responsable|responsible|impresora|printer|tpv|cocina|kds|estacion|departamento de cocina`,
    String.raw`fecha.*|date.*|creado.*|created.*|actualizado.*|updated.*|modificado.*|modified.*|dia en que.*`,
    String.raw`seo.*|social media.*|meta.*|customer facing name|etiquetas?|tags?|purchase note|nota de compra|button text|texto del boton|upsells|cross sells|ventas (?:dirigidas|cruzadas)|grouped products|productos agrupados|download.*|limite de descargas|dias de caducidad.*|shipping.*|clase de envio|allow customer reviews|permitir valoraciones.*|weight(?: kg)?|peso kg|length(?: cm)?|width(?: cm)?|height(?: cm)?|longitud cm|anchura cm|altura cm`,
    String.raw`opci(?:on|o) \d nombre|option \d name|option name \d|option value \d|(?:attribute|atributo) \d.*|nombre del atributo \d|atributo .*|self serve.*|delivery enabled|pickup enabled|skip detail screen in pos|contains alcohol|modifier.*|modificador.*|composite|compuesto|sku del articulo incluido|cantidad del articulo incluido|uso.*|use production|usar produccion`,
  ].join('|')})$`,
);

const DE_PALABRA: ReadonlyMap<string, CampoColumna> = new Map(
  Object.entries(PALABRAS).flatMap(([campo, palabras]) =>
    palabras
      .split(',')
      .map((palabra) => [palabra.replace(/\s+/g, ' ').trim(), campo as CampoColumna] as const),
  ),
);

const LENGUA =
  /^(.+) (es|esp|espanol|castellano|cas|ca|cat|catalan|catala|eu|eus|euskera|euskara|gl|gal|gallego|galego|en|eng|ingles|english|fr|fra|frances|francais|de|deu|aleman|deutsch|it|ita|italiano|pt|por|portugues|nl|nld|holandes|nederlands|ro|rum|rumano)$/;

export interface Encabezado {
  campo: CampoColumna;
  /** 'en' of 'Nombre (EN)'. */
  lengua?: string;
}

/** `llano`: without accents or signs. Null where nobody knows what it is. */
export function findEncabezado(llano: string): Encabezado | null {
  const campo = DE_PALABRA.get(llano);
  if (campo !== undefined) return { campo };
  // Square's, with the name of the place
  if (/^enabled .+/.test(llano)) return { campo: 'activo' };
  if (DE_NADA.test(llano)) return { campo: 'nada' };
  const [, sin = '', lengua] = LENGUA.exec(llano) ?? [];
  const deLengua = DE_PALABRA.get(sin);
  if (deLengua === undefined || lengua === undefined) return null;
  return { campo: deLengua, lengua: /^(?:es|cas)/.test(lengua) ? 'es' : lengua };
}
