/**
 * What a diner's phone may load before the carta can be read; the rest of the index is for the server
 * and for the screens that come later. The first load's fence lets nothing else of this package through.
 */
export * from './api/carta';
export * from './api/opciones';
export * from './api/carta-zona';
export * from './api/elegible';
export * from './api/rutas';
export * from './dominio/alergenos';
export * from './dominio/avisos';
export * from './dominio/carrito';
export * from './dominio/dinero';
export * from './dominio/eleccion';
export * from './dominio/estado-linea';
export * from './dominio/horas-texto';
export * from './dominio/husos';
export * from './dominio/imagen';
export * from './dominio/linea-carrito';
export * from './dominio/mesa';
export * from './dominio/permisos';
export * from './dominio/slug';
export * from './dominio/texto';
export * from './dominio/vivas';
export * from './dominio/zona';
export * from './errores';
export * from './reglas/limites';
