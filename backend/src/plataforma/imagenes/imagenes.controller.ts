import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Publico } from '../acceso/acceso';
import { hasEtag } from '../cache/bytes';
import { imagenNoEncontrada } from './imagenes.errors';
import { ImagenesService } from './imagenes.service';

/** A name never stands for other bytes, so browsers need not ask again. */
const CABECERAS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
} as const;

@Controller('uploads')
export class ImagenesController {
  constructor(private readonly imagenes: ImagenesService) {}

  /** Reads a photo by its name. */
  @Get(':nombre')
  @Publico()
  async getImagen(
    @Param('nombre') nombre: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const archivo = await this.imagenes.findImagen(nombre);
    if (!archivo) throw imagenNoEncontrada();
    const etag = `"${nombre}"`;
    void reply.headers(CABECERAS).header('etag', etag);
    if (hasEtag(request, etag)) void reply.code(304).send();
    else void reply.header('content-type', archivo.tipo).send(archivo.bytes);
  }
}
