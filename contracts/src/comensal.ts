/**
 * What a diner's phone may load before the carta is readable; a fence keeps the rest of the package out of
 * the first load.
 */
export * from './carta/api/carta';
export * from './carta/api/opciones';
export * from './carta/api/carta-zona';
export * from './carta/api/elegible';
export * from './rutas';
export * from './carta/dominio/alergenos';
export * from './casa/dominio/avisos';
export * from './servicio/dominio/carrito';
export * from './plataforma/dominio/dinero';
export * from './carta/dominio/eleccion';
export * from './servicio/dominio/estado-linea';
export * from './casa/dominio/horas-texto';
export * from './plataforma/dominio/husos';
export * from './plataforma/dominio/imagen';
export * from './servicio/dominio/linea-carrito';
export * from './casa/dominio/mesa';
export * from './casa/dominio/permisos';
export * from './plataforma/dominio/slug';
export * from './plataforma/dominio/texto';
export * from './servicio/dominio/vivas';
export * from './casa/dominio/zona';
export * from './plataforma/errores';
export * from './plataforma/reglas/limites';
