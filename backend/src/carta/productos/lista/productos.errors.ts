import { CABECERA_CLAVE, LIMITES, textoQuedan } from '@carta/contracts';
import type { Producto } from '@carta/contracts';
import {
  DomainError,
  badRequest,
  campoNoValido,
  noEncontrado,
} from '../../../plataforma/errores/domain-error';

export const productoNoEncontrado = (): DomainError => noEncontrado('El producto no existe.');

export const formatoNoEncontrado = (): DomainError => noEncontrado('El formato no existe.');

export const platoNoEncontrado = (): DomainError => noEncontrado('El plato no existe.');

export const menuDentroDeMenu = (): DomainError =>
  campoNoValido('menu', 'Un menú no puede llevar otro menú dentro');

/** 409: the screen showed another count; includes the product as it is now. */
export const cuentaCambiada = (data: Producto): DomainError =>
  new DomainError(
    'CONFLICT',
    data.quedan === undefined
      ? 'Ya no se cuenta cuántos quedan. Míralo antes de guardar.'
      : `Ahora ${textoQuedan(data.quedan).toLowerCase()}. Míralo antes de guardar.`,
    { data },
  );

export const opcionNoEncontrada = (): DomainError => noEncontrado('La opción no existe.');

export const precioDeFormatos = (): DomainError =>
  campoNoValido('precio', 'Este producto tiene formatos: cambia el precio de cada uno');

export const zonaNoEncontrada = (): DomainError => noEncontrado('La zona no existe.');

export const preciosDisputados = (): DomainError => new DomainError('CONFLICT');

export const demasiadosProductos = (): DomainError => {
  const maximo = new Intl.NumberFormat('es-ES', { useGrouping: 'always' }).format(LIMITES.productosMax);
  return new DomainError('CONFLICT', `La carta ya tiene ${maximo} productos, que es el máximo.`);
};

/** Includes the product as it is now. */
export const productoCambiado = (data: Producto): DomainError =>
  new DomainError('CONFLICT', 'Alguien ha cambiado este producto mientras tanto.', { data });

/** Includes the products as they are now. */
export const ordenCambiado = (data: Producto[]): DomainError =>
  new DomainError('CONFLICT', undefined, { data });

export const categoriaObligatoria = (): DomainError =>
  campoNoValido('secciones', 'La categoría es obligatoria');

export const tandaNoEncontrada = (): DomainError => noEncontrado('Ese cambio ya no se puede deshacer.');

export const tandaEnCurso = (): DomainError =>
  new DomainError('CONFLICT', 'Se están cambiando varios productos. Espera a que termine.');

export const tandaSinClave = (): DomainError =>
  campoNoValido(CABECERA_CLAVE, 'Falta la clave que identifica este cambio');

export const sinCambios = (): DomainError => badRequest();

export const MUCHAS_CATEGORIAS_BORRADAS =
  'Demasiadas solicitudes. Espera un momento antes de intentar eliminar otra categoría.';

/** 422: what is sold by its weight has one price. */
export const pesoConEleccion = (): DomainError =>
  campoNoValido('porPeso', 'Lo que va por peso no lleva formatos ni opciones, ni es un menú.');
