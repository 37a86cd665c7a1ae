import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Categoria } from '@carta/contracts';
import { CurrentSesion, Permite } from '../common/acceso/acceso';
import type { Sesion } from '../common/acceso/acceso';
import { CategoriasService } from './categorias.service';

@ApiTags('categorias')
@Controller('categorias')
export class CategoriasController {
  constructor(private readonly categorias: CategoriasService) {}

  @Get()
  @Permite('carta.leer')
  list(@CurrentSesion() sesion: Sesion): Promise<Categoria[]> {
    return this.categorias.list(sesion.restauranteId);
  }
}
