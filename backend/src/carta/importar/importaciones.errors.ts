import { LIMITES, LIMITES_IMPORTACION } from '@carta/contracts';
import { DomainError, campoNoValido, noEncontrado } from '../../plataforma/errores/domain-error';

export const importacionNoEncontrada = (): DomainError => noEncontrado('Esa importación ya no está.');

export const filaNoEncontrada = (): DomainError => noEncontrado('Esa línea no está en la importación.');

export const importacionEnCurso = (): DomainError =>
  new DomainError('CONFLICT', 'Se está importando una carta. Espera a que termine.');

export const importacionYaAplicada = (): DomainError =>
  new DomainError('CONFLICT', 'Esta carta ya se está importando: ya no se puede cambiar qué se importa.');

export const MUCHAS_IMPORTACIONES = 'Demasiadas solicitudes. Espera un momento antes de leer otra carta.';

export const nadaQueImportar = (): DomainError =>
  new DomainError('CONFLICT', 'No hay ningún plato que importar.');

export const columnasPorDecir = (): DomainError =>
  new DomainError('CONFLICT', 'Di antes qué es cada columna de la tabla.');

export const fueraDePlazo = (): DomainError =>
  new DomainError(
    'CONFLICT',
    `Una importación se puede deshacer durante ${LIMITES_IMPORTACION.horasParaDeshacer} horas.`,
  );

export const noSePuedeDeshacer = (): DomainError =>
  new DomainError('CONFLICT', 'Esa importación no se ha hecho: no hay nada que deshacer.');

export const sinPlatos = (): DomainError =>
  campoNoValido('texto', 'No hemos encontrado ningún plato en el texto. Mira que cada uno esté en su línea.');

export const sinSitio = (productos: number): DomainError =>
  campoNoValido(
    'texto',
    `Tu carta tendría ${miles(productos)} productos y caben ${miles(LIMITES.productosMax)}.`,
  );

export const demasiadasCategorias = (categorias: number): DomainError =>
  campoNoValido('texto', `Tu carta tendría ${categorias} categorías y caben ${LIMITES.categoriasMax}.`);

/** 422: the row cannot be taken in as it is. */
export const filaConDuda = (porque: string): DomainError => campoNoValido('precio', porque);

const miles = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, '.');
