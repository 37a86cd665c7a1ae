import { CAMBIAR_CATEGORIA, CREAR_CATEGORIA, ORDEN_CATEGORIAS } from '@carta/contracts';
import { dtoOf } from '../../../plataforma/validacion/dto';

export class CrearCategoriaDto extends dtoOf(CREAR_CATEGORIA) {}

export class CambiarCategoriaDto extends dtoOf(CAMBIAR_CATEGORIA) {}

export class OrdenCategoriasDto extends dtoOf(ORDEN_CATEGORIAS) {}
