import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { Injectable } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Config } from '../config/config';
import { Conexiones } from './conexiones';
import type { LimitesConexiones } from './conexiones';

const CADA_MS = 1_000;

/** A dining room of a thousand phones opens a few connections each; no screen lets a megabyte wait. */
const LIMITES: LimitesConexiones = {
  total: 10_000,
  porDireccion: 4_000,
  pendiente: 1024 * 1024,
  atrasoMs: 120_000,
};

@Injectable()
export class ConexionesService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private conexiones: Conexiones | undefined;
  private barrido: NodeJS.Timeout | undefined;

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly config: Config,
  ) {}

  onApplicationBootstrap(): void {
    const server = this.host.httpAdapter.getHttpServer() as Server;
    const conexiones = new Conexiones(server, this.limites());
    this.barrido = setInterval(() => conexiones.sweep(performance.now()), CADA_MS).unref();
    this.conexiones = conexiones;
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.barrido);
  }

  /** A staff screen's connection is never closed to make room. */
  keep(socket: Socket): void {
    this.conexiones?.keep(socket);
  }

  private limites(): LimitesConexiones {
    const { rateLimit, trustProxy } = this.config;
    if (!rateLimit) return { ...LIMITES, total: Infinity, porDireccion: undefined };
    return trustProxy > 0 ? { ...LIMITES, porDireccion: undefined } : LIMITES;
  }
}
