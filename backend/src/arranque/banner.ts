import type { AddressInfo } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { toString } from 'qrcode';
import { BaseDatosService } from '../base-datos/base-datos.service';
import { Config } from '../config/config';
import { DemoService } from '../demo/demo.service';
import { findDirecciones } from './direcciones';
import type { Direcciones } from './direcciones';

type DemoLinks = NonNullable<Awaited<ReturnType<DemoService['demoLinks']>>>;

/** Tells whoever started the server what there is to open, with a QR for a phone on a terminal. */
export async function printBanner(app: NestFastifyApplication): Promise<void> {
  const { host, publicUrl } = app.get(Config);
  const { port } = app.getHttpServer().address() as AddressInfo;
  const { local, red } = findDirecciones(host, port);
  const direcciones = { local, red: publicUrl ?? red };
  const demo = await app.get(DemoService).demoLinks();
  const lines = [
    '',
    `  Carta Digital está en marcha · ${app.get(BaseDatosService).descripcion}`,
    '',
    ...linesOf(direcciones, demo),
    '',
    '  Para parar: Ctrl+C',
    '',
  ];
  console.log(lines.join('\n'));
  if (demo && direcciones.red !== null && process.stdout.isTTY) {
    await printQr(`${direcciones.red}${mesaPath(demo)}`);
  }
}

function linesOf({ local, red }: Direcciones, demo: DemoLinks | null): string[] {
  const lines = demo ? demoLines(local, demo) : [row('Entrar', `${local}/admin`)];
  const phone = red === null ? [] : [row('Desde un móvil', `${red}${demo ? mesaPath(demo) : ''}`)];
  return [...lines, ...phone];
}

function demoLines(local: string, demo: DemoLinks): string[] {
  const { premium, normal } = demo;
  return [
    row('Carta con pedidos, mesa 1', `${local}${mesaPath(demo)}`),
    row('La misma, por su nombre', `${local}/menu/${premium.slug}`),
    row('Carta sin pedidos', `${local}/menu/${normal.slug}`),
    row('Entrar', `${local}/admin`),
    row('', `${premium.email} · ${premium.password}`),
    row('', `${normal.email} · ${normal.password}`),
    row('Pedidos de cocina', `${local}/admin/pedidos`),
  ];
}

function mesaPath({ premium }: DemoLinks): string {
  return `/menu?restaurante=${premium.id}&mesa=1`;
}

function row(title: string, value: string): string {
  return `  ${title.padEnd(27)}${value}`;
}

async function printQr(link: string): Promise<void> {
  console.log(await toString(link, { type: 'terminal', small: true, errorCorrectionLevel: 'L' }));
}
