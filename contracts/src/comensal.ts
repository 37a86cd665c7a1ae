/**
 * What a diner's phone may load before the carta can be read; the rest of the index is for the server
 * and for the screens that come later. The first load's fence lets nothing else of this package through.
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
