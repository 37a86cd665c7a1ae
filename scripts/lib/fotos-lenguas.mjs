import { takeFoto } from './foto.mjs';
import { pairDevice } from './fotos-sala.mjs';
import { CUENTA } from './servicio-demo.mjs';

const MOVIL = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const PORTATIL = { viewport: { width: 1280, height: 800 } };
const CAFE = { ...CUENTA, email: 'cafe@cartadigital.es' };

/** What an owner of the café has already said in Italian; the glossary proposes the rest. */
const DICHO = { Desayunos: 'Colazioni', 'Tostada con tomate': 'Pane tostato con pomodoro' };
const RENOMBRADO = {
  de: 'Tostada con jamón',
  a: 'Tostada con jamón serrano',
  dicho: 'Pane tostato con prosciutto',
};

/** As a phone reads it off a printed carta. */
const PEGADA = `LA TASCA DE ANA
PARA PICAR
Croquetas de jamón ibérico .......... 9,90 €
Patatas bravas .......... 6,90 €
Alcachofas a la brasa (7) .......... 8,50 €
Berberechos al vapor .......... s/m
Sepia a la plancha .......... l2,5O €
PLATOS DE LA CASA
Pulpo a la gallega .......... 18,50 €
Cordero asado .......... Media 14,00 € / Ración 24,00 €

1 Gluten  7 Lácteos
IVA incluido`;

/** Walks a carta in another language, its translation, the import of a carta, and a wall in Arabic. */
export async function walkLenguas(open, { call, auth, cafe }) {
  const carta = await open(MOVIL, `/menu/${cafe.slug}?lang=de`);
  await carta.getByText('Röstbrot mit Tomate').first().waitFor();
  await carta.waitForLoadState('networkidle');
  await takeFoto(carta, 'frontend/docs/carta-alemana.png');

  await translateCafe(call, cafe._id);
  const traducir = await enter(open, CAFE, '/admin/carta/traducir?lengua=it');
  await traducir.getByRole('heading', { name: 'Desayunos' }).waitFor();
  await takeFoto(traducir, 'frontend/docs/traducir.png');

  const importar = await enter(open, CUENTA, '/admin/carta/importar');
  await importar.getByLabel('El texto de tu carta').fill(PEGADA);
  await importar.getByRole('button', { name: 'Ver qué se importa' }).click();
  await importar.getByText('Todavía no se ha cambiado nada.').waitFor();
  await takeFoto(importar, 'frontend/docs/importar.png');

  const codigo = await pairDevice(call, auth, { nombre: 'Cocina 2', puesto: 'cocina', lengua: 'ar' });
  const muro = await open(PORTATIL, `/emparejar?codigo=${codigo}`);
  await muro.getByRole('button', { name: 'ابدأ' }).click();
  await muro.getByText('مباشر', { exact: true }).waitFor();
  await muro.mouse.move(0, 0);
  await takeFoto(muro, 'frontend/docs/cocina-arabe.png');
}

async function translateCafe(call, restauranteId) {
  const { accessToken } = await call('/api/auth/login', { method: 'POST', body: CAFE });
  const headers = { authorization: `Bearer ${accessToken}` };
  const { textos } = await call('/api/textos/it', { headers });
  const dicho = { ...DICHO, [RENOMBRADO.de]: RENOMBRADO.dicho };
  const escritos = Object.entries(dicho).map(([original, texto]) => ({
    ...{ original, texto },
    de: textos.find((cada) => cada.original === original).de,
  }));
  await call('/api/textos/it', { method: 'PUT', headers, body: { textos: escritos } });
  const { categorias } = await call(`/api/carta?restaurantId=${restauranteId}`);
  const { _id } = categorias
    .flatMap(({ productos }) => productos)
    .find(({ nombre }) => nombre === RENOMBRADO.de);
  await call(`/api/productos/${_id}`, { method: 'PUT', headers, body: { nombre: RENOMBRADO.a } });
}

async function enter(open, { email, password }, path) {
  const page = await open(PORTATIL, path);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
  await page.waitForURL(`**${path}`);
  return page;
}
