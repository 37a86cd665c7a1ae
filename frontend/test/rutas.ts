/** Who may be looking: nobody known, the owner of a restaurant of each kind, and the phone of a camarero. */
export const SESIONES = ['visitante', 'normal', 'premium', 'camarero'] as const;
type Sesion = (typeof SESIONES)[number];

/** Where somebody ends, and the heading of what is there. */
export type Destino = readonly [path: string, titulo: string];
export interface Ruta extends Readonly<Record<Sesion, Destino>> {
  path: string;
}

export const LOGIN: Destino = ['/admin', 'Iniciar sesión'];
const CARTA: Destino = ['/admin/carta', 'Carta'];
export const SALA: Destino = ['/sala', 'Radar'];

/** Where each is led by what has no screen of its own. */
export const INICIO = { visitante: LOGIN, normal: CARTA, premium: CARTA, camarero: SALA } as const;

/** For everybody the same; the address may lose what it brings. */
export const publica = (path: string, titulo: string, llegada = path): Ruta => {
  const destino: Destino = [llegada, titulo];
  return { path, visitante: destino, normal: destino, premium: destino, camarero: destino };
};
/** The owner's: the phone of a camarero goes to its place. */
const deCuenta = (...destino: Destino): Ruta => ({
  path: destino[0],
  visitante: LOGIN,
  normal: destino,
  premium: destino,
  camarero: SALA,
});
const dePremium = (...destino: Destino): Ruta => ({ ...deCuenta(...destino), normal: CARTA });
const deSala = (...destino: Destino): Ruta => ({ ...dePremium(...destino), camarero: destino });

/** What needs a session. */
export const PROTEGIDAS: readonly Ruta[] = [
  deCuenta(...CARTA),
  deCuenta('/admin/settings', 'Ajustes'),
  deCuenta('/admin/profile', 'Perfil'),
  deCuenta('/admin/settings/aspecto', 'Aspecto'),
  deCuenta('/admin/settings/pedidos', 'Que pidan desde la mesa'),
  deCuenta('/admin/settings/legal', 'Datos legales'),
  deCuenta('/admin/settings/zonas', 'Zonas y precios'),
  deCuenta('/admin/settings/servidor', 'Cómo ha ido el servidor'),
  deCuenta('/admin/carta/menu', 'Menú de hoy'),
  deCuenta('/admin/carta/traducir', 'Traducir la carta'),
  deCuenta('/admin/settings/lenguas', 'Lenguas de la carta'),
  deCuenta('/admin/settings/carta', 'Imprimir la carta'),
  deCuenta('/admin/settings/menu', 'Imprimir el menú'),
  dePremium('/admin/settings/qr', 'Códigos QR'),
  dePremium('/admin/settings/dispositivos', 'Dispositivos'),
  dePremium('/admin/settings/servicio', 'Servicio'),
  dePremium('/admin/settings/cocina', 'Cocina'),
  dePremium('/admin/estadisticas', 'Estadísticas'),
  dePremium('/admin/parte', 'Parte de la noche'),
  deSala('/admin/pedidos', 'Pedidos'),
  deSala('/admin/entregados', 'Pedidos Entregados'),
  deSala('/admin/pagados', 'Pedidos Pagados'),
  deSala(...SALA),
];

/** Every other address that is not a diner's, and two that are nobody's. */
export const ABIERTAS: readonly Ruta[] = [
  { path: '/', ...INICIO },
  { path: '/admin', ...INICIO },
  { ...publica('/emparejar', 'Emparejar dispositivo'), camarero: ['/emparejar', 'Ya está emparejado'] },
  publica('/register', 'Crear cuenta'),
  publica('/forgot-password', 'Recuperar contraseña'),
  publica('/reset-password?email=ana@ejemplo.es', 'Revisa tu correo', '/reset-password'),
  publica('/change-password?email=ana@ejemplo.es&code=123456', 'Cambiar contraseña', '/change-password'),
  publica('/nada', 'Esta página no existe'),
  publica('/admin/nada', 'Esta página no existe'),
];
