import type { Lengua } from '@carta/contracts';

/** The columns of the table below; Spanish leads. */
const LENGUAS_CAFE = ['ca', 'en', 'fr', 'de'] as const satisfies readonly Lengua[];

/** Every text of the carta of Café Sol, a row a text: in Spanish, then in each of its languages. */
const TABLA = `
Desayunos | Esmorzars | Breakfast | Petits déjeuners | Frühstück
Tostada con tomate | Torrada amb tomàquet | Toast with tomato | Pain grillé à la tomate | Röstbrot mit Tomate
Pan de pueblo, tomate rallado y aceite de oliva virgen extra. | Pa de pagès, tomàquet ratllat i oli d’oliva verge extra. | Country bread, grated tomato and extra virgin olive oil. | Pain de campagne, tomate râpée et huile d’olive vierge extra. | Landbrot, geriebene Tomate und natives Olivenöl extra.
Pan | Pa | Bread | Pain | Brot
tomate | tomàquet | tomato | tomate | Tomate
aceite de oliva | oli d’oliva | olive oil | huile d’olive | Olivenöl
sal | sal | salt | sel | Salz
Tostada con jamón | Torrada amb pernil | Toast with cured ham | Pain grillé au jambon cru | Röstbrot mit Serrano-Schinken
Media barra tostada con jamón serrano. | Mitja barra torrada amb pernil serrà. | Half a toasted baguette with serrano ham. | Une demi-baguette grillée au jambon serrano. | Ein halbes getoastetes Baguette mit Serrano-Schinken.
jamón serrano | pernil serrà | serrano ham | jambon serrano | Serrano-Schinken
Cruasán a la plancha | Croissant a la planxa | Grilled croissant | Croissant à la plancha | Croissant vom Grill
De mantequilla, con mermelada de fresa. | De mantega, amb melmelada de maduixa. | All butter, with strawberry jam. | Au beurre, avec de la confiture de fraises. | Buttercroissant mit Erdbeermarmelade.
Harina | Farina | Flour | Farine | Mehl
mantequilla | mantega | butter | beurre | Butter
huevo | ou | egg | œuf | Ei
mermelada de fresa | melmelada de maduixa | strawberry jam | confiture de fraises | Erdbeermarmelade
Bocadillos | Entrepans | Filled rolls | Sandwichs | Belegte Brötchen
Bocadillo de calamares | Entrepà de calamars | Fried squid roll | Sandwich aux calamars frits | Brötchen mit frittierten Calamares
Con pan crujiente y un toque de limón. | Amb pa cruixent i un toc de llimona. | In crusty bread with a touch of lemon. | Dans un pain croustillant, avec une touche de citron. | In knusprigem Brot mit einem Spritzer Zitrone.
calamar | calamar | squid | calamar | Kalmar
harina | farina | flour | farine | Mehl
limón | llimona | lemon | citron | Zitrone
Bocadillo de lomo con queso | Entrepà de llom amb formatge | Pork loin and cheese roll | Sandwich au filet de porc et fromage | Brötchen mit Schweinelende und Käse
Lomo a la plancha y queso fundido. | Llom a la planxa i formatge fos. | Grilled pork loin and melted cheese. | Filet de porc à la plancha et fromage fondu. | Gegrillte Schweinelende und geschmolzener Käse.
lomo de cerdo | llom de porc | pork loin | filet de porc | Schweinelende
queso | formatge | cheese | fromage | Käse
Bocadillo de tortilla | Entrepà de truita | Spanish omelette roll | Sandwich à la tortilla | Brötchen mit spanischer Tortilla
Con tortilla de patatas recién hecha. | Amb truita de patates acabada de fer. | With freshly made potato omelette. | Avec une omelette aux pommes de terre faite à la minute. | Mit frisch gemachtem Kartoffelomelett.
patata | patata | potato | pomme de terre | Kartoffel
cebolla | ceba | onion | oignon | Zwiebel
Sándwich mixto | Biquini | Ham and cheese toastie | Croque-monsieur | Schinken-Käse-Toast
Jamón cocido y queso, a la plancha. | Pernil dolç i formatge, a la planxa. | Cooked ham and cheese, grilled. | Jambon blanc et fromage, à la plancha. | Kochschinken und Käse, gegrillt.
Pan de molde | Pa de motlle | Sliced bread | Pain de mie | Toastbrot
jamón cocido | pernil dolç | cooked ham | jambon blanc | Kochschinken
Dulces | Dolços | Cakes and pastries | Douceurs | Süßes
Napolitana de chocolate | Napolitana de xocolata | Chocolate pastry | Pain au chocolat | Schokoladentasche
Hojaldrada, horneada cada mañana. | De pasta de full, fornejada cada matí. | Puff pastry, baked every morning. | Feuilletée, cuite chaque matin. | Aus Blätterteig, jeden Morgen gebacken.
chocolate | xocolata | chocolate | chocolat | Schokolade
Tarta de zanahoria | Pastís de pastanaga | Carrot cake | Gâteau aux carottes | Karottenkuchen
Con nueces y crema de queso. | Amb nous i crema de formatge. | With walnuts and cream cheese. | Aux noix et au fromage frais. | Mit Walnüssen und Frischkäse.
Zanahoria | Pastanaga | Carrot | Carotte | Karotte
nueces | nous | walnuts | noix | Walnüsse
queso crema | formatge crema | cream cheese | fromage frais | Frischkäse
Cafés e infusiones | Cafès i infusions | Coffee and tea | Cafés et infusions | Kaffee und Tee
Café solo | Cafè sol | Espresso | Espresso | Espresso
Intenso y corto. | Intens i curt. | Short and strong. | Court et intense. | Kurz und kräftig.
Café | Cafè | Coffee | Café | Kaffee
Cortado | Tallat | Espresso with a dash of milk | Café noisette | Espresso mit etwas Milch
Con una nube de leche. | Amb un núvol de llet. | With a drop of milk. | Avec un nuage de lait. | Mit einem Schuss Milch.
leche | llet | milk | lait | Milch
Café con leche | Cafè amb llet | White coffee | Café au lait | Milchkaffee
En taza grande. | En tassa gran. | In a large cup. | Dans une grande tasse. | In einer großen Tasse.
Chocolate a la taza | Xocolata desfeta | Thick hot chocolate | Chocolat chaud épais | Dickflüssige heiße Schokolade
Espeso, para mojar. | Espessa, per sucar-hi. | Thick, for dipping. | Épais, pour y tremper. | Dickflüssig, zum Eintunken.
Chocolate | Xocolata | Chocolate | Chocolat | Schokolade
azúcar | sucre | sugar | sucre | Zucker
Infusión | Infusió | Herbal tea | Infusion | Kräutertee
Manzanilla, poleo o té. | Camamilla, poliol o te. | Camomile, pennyroyal or tea. | Camomille, menthe pouliot ou thé. | Kamille, Poleiminze oder Tee.
Hierbas en infusión | Herbes per a infusió | Herbs for infusion | Plantes à infusion | Kräuter zum Aufgießen
Zumo de naranja | Suc de taronja | Orange juice | Jus d’orange | Orangensaft
Exprimido al momento. | Acabat d’esprémer. | Freshly squeezed. | Pressé à la minute. | Frisch gepresst.
Naranja | Taronja | Orange | Orange | Orange
`;

const FILAS = TABLA.trim()
  .split('\n')
  .map((fila) => fila.split(' | '));

/** Each language of Café Sol with what its texts are called there. */
export const TEXTOS_CAFE_SOL: ReadonlyMap<Lengua, Readonly<Record<string, string>>> = new Map(
  LENGUAS_CAFE.map((lengua, i) => [
    lengua,
    Object.fromEntries(FILAS.map(([original = '', ...textos]) => [original, textos[i] ?? ''])),
  ]),
);
