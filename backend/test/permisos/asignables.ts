/**
 * What whoever calls may decide, and nothing else is (quality §3, API §2 to §4): the keys of every
 * body that the server reads.
 */
export const ASIGNABLES: Readonly<Record<string, readonly string[]>> = {
  'POST /api/auth/login': ['email', 'password'],
  'POST /api/auth/register': ['nombre', 'email', 'password', 'ubicacion', 'numeroMesas', 'tipoUsuario'],
  'POST /api/auth/verify-email': ['email'],
  'POST /api/auth/forgot-password': ['email'],
  'POST /api/auth/verify-password-reset-code': ['email', 'code'],
  'POST /api/auth/reset-password': ['email', 'code', 'newPassword'],
  'POST /api/auth/verify-email-code': ['email', 'code'],
  'POST /api/auth/resend-verification-code': ['email'],
  'POST /api/auth/refresh': ['refreshToken'],
  'POST /api/categorias': ['nombre', 'tipo'],
  'PUT /api/categorias/orden': ['ids'],
  'PUT /api/categorias/:id': ['nombre', 'posicion', 'tipo'],
  'POST /api/productos': PRODUCTO(),
  'PUT /api/productos/:id': PRODUCTO(),
  'PUT /api/productos/:id/disponibilidad': ['disponible', 'hasta'],
  'PUT /api/restaurantes/:id': ['nombre', 'ubicacion', 'telefono', 'numeroMesas'],
  'PUT /api/restaurantes/:id/servicio': [
    'pausado',
    'exigirQrFirmado',
    'minutosAmbar',
    'minutosRojo',
    'mesaCompartida',
  ],
  'POST /api/dispositivos/codigos': ['nombre', 'puesto'],
  'POST /api/dispositivos/emparejar': ['codigo'],
  'POST /api/pedidos': ['restaurante', 'mesa', 'productos', 'notas', 't'],
  'POST /api/avisos': ['restaurante', 'mesa', 'tipo', 'pago', 't'],
  'PUT /api/avisos/:id': ['estado', 'por'],
  'PUT /api/pedidos/:id/estado': ['estado', 'de', 'rev', 'alcance', 'reabrir'],
  'PUT /api/pedidos/:id/producto/:linea/estado': ['estado', 'de', 'rev'],
  'PUT /api/pedidos/:id/cerrar': ['motivo'],
  'POST /api/pedidos/mesa/:mesa': ['productos', 'notas'],
  'PUT /api/pedidos/:id/llevar': ['llevar', 'rev'],
  'PUT /api/pedidos/:id/producto/:linea/cancelar': ['motivo', 'rev'],
};

function PRODUCTO(): string[] {
  return [
    'nombre',
    'descripcion',
    'precio',
    'categoria',
    'disponible',
    'ingredientes',
    'alergenos',
    'imagen',
  ];
}

/** What somebody might try to decide: the names of everything stored, and those that frameworks obey. */
export const CODICIADAS = [
  ...[
    '_id',
    'id',
    '__v',
    'prototype',
    ...Object.getOwnPropertyNames(Object.prototype),
    '$set',
    '$where',
    '$ne',
  ],
  ...['restaurante', 'restauranteId', 'restaurantId', 'propietario', 'sub', 'fam', 'rol', 'role'],
  ...['tipoUsuario', 'admin', 'isAdmin', 'emailVerificado', 'verificado', 'email', 'password'],
  ...['passwordHash', 'slug', 'creadoEn', 'createdAt', 'updatedAt', 'pagadosDesde', 'numeroMesas'],
  ...['precioCentimos', 'precio', 'total', 'totalGrupo', 'descuento', 'cantidad', 'estado', 'estadoGrupo'],
  ...[
    'rev',
    'revAlta',
    'revVuelta',
    'reaperturas',
    'pagado',
    'pagadoEn',
    'archivadoEn',
    'actualizadoEn',
    'grupoMesa',
    'mesa',
  ],
  ...['seguimiento', 'huella', 'clave', 'nombreNormalizado', 'posicion', 'productos', 'categorias'],
  ...['imagenPrevia', 'agotadoHasta', 'tipo', 'numero', 'token', 'requiresVerification', 'restaurante.id'],
  ...['cancelada', 'enterado', 'lleva', 'sinVerificar', 'tomadoPor', 'movimientos', 'movidoEn', 'en'],
  ...['abierto', 'atendidoEn', 'por', 'pago', 'aviso'],
  ...['enPreparacionEn', 'listoEn', 'entregadoEn', 'motivoCierre', 'intentos', 'codigo', 'expiraEn'],
  ...[
    'puesto',
    'dispositivo',
    'conectado',
    'vistoEn',
    'conectadoHasta',
    'servicio',
    'pausado',
    'qr',
    'version',
  ],
] as const;
