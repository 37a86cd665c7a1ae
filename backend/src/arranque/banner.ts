import type { AddressInfo } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { toString } from 'qrcode';
import { BaseDatosService } from '../plataforma/base-datos/base-datos.service';
import { Config } from '../plataforma/config/config';
import { PROGRAMA } from '../plataforma/config/programa';
import { DemoService } from '../herramientas/demo/demo.service';
import type { EnlaceDemo } from '../herramientas/demo/demo.service';
import { MesasFirmadasService } from '../casa/locales/mesas-firmadas.service';
import { findLanAddress } from '../plataforma/red/direccion-lan';

const ANY = new Set(['0.0.0.0', '::']);
const LOOPBACK = new Set(['localhost', '127.0.0.1', '::1']);

interface Direcciones {
  local: string;
  /** Null when only this machine can reach it. */
  red: string | null;
}

/** @param host that the server listens on. */
function findDirecciones(host: string, port: number): Direcciones {
  const at = (name: string): string => `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
  if (LOOPBACK.has(host)) return { local: at(host), red: null };
  if (!ANY.has(host)) return { local: at(host), red: at(host) };
  const red = findLanAddress(host);
  return { local: at('localhost'), red: red === null ? null : `http://${red}:${port}` };
}

type DemoLinks = NonNullable<Awaited<ReturnType<DemoService['demoLinks']>>>;

/** Prints the addresses to open, with a QR for a phone on a terminal. */
export async function printBanner(app: NestFastifyApplication): Promise<void> {
  const { host, publicUrl } = app.get(Config);
  const { port } = app.getHttpServer().address() as AddressInfo;
  const { local, red } = findDirecciones(host, port);
  const direcciones = { local, red: publicUrl ?? red };
  const demo = await app.get(DemoService).demoLinks();
  const carta = demo && (await mesaPath(app, demo));
  const lines = [
    '',
    `  Carta Digital ${PROGRAMA.version} está en marcha · ${app.get(BaseDatosService).descripcion}`,
    '',
    ...linesOf(direcciones, demo, carta),
    '',
    '  Para parar: Ctrl+C',
    '',
  ];
  console.log(lines.join('\n'));
  if (carta !== null && direcciones.red !== null && process.stdout.isTTY) {
    await printQr(`${direcciones.red}${carta}`);
  }
}

function linesOf({ local, red }: Direcciones, demo: DemoLinks | null, carta: string | null): string[] {
  const lines = demo ? demoLines(local, demo, carta ?? '') : [row('Entrar', `${local}/admin`)];
  const phone = red === null ? [] : [row('Desde un móvil', `${red}${carta ?? ''}`)];
  return [...lines, ...phone];
}

function demoLines(local: string, { premium, normal }: DemoLinks, carta: string): string[] {
  return [
    row('Carta con pedidos, mesa 1', `${local}${carta}`),
    row('La misma, por su nombre', `${local}/menu/${premium.slug}`),
    row('Carta sin pedidos', `${local}/menu/${normal.slug}`),
    row('Entrar', `${local}/admin`),
    row('', accesoOf(premium)),
    row('', accesoOf(normal)),
    row('Pedidos de cocina', `${local}/admin/pedidos`),
    row('Muro de cocina', `${local}/cocina`),
    row('Radar de sala', `${local}/sala`),
    ...(premium.personas.length > 0
      ? [row('En un dispositivo', premium.personas.map(pinOf).join(', '))]
      : []),
  ];
}

const pinOf = ({ nombre, rol, pin }: EnlaceDemo['personas'][number]): string =>
  `${nombre} (${rol}) · PIN ${pin}`;

function accesoOf({ email, password }: EnlaceDemo): string {
  return `${email} · ${password ?? '(su contraseña se dijo al crearla)'}`;
}

async function mesaPath(app: NestFastifyApplication, { premium }: DemoLinks): Promise<string> {
  const t = await app.get(MesasFirmadasService).signMesa(premium.id, 1);
  return `/menu?restaurante=${premium.id}&mesa=1&t=${t}`;
}

function row(title: string, value: string): string {
  return `  ${title.padEnd(27)}${value}`;
}

async function printQr(link: string): Promise<void> {
  console.log(await toString(link, { type: 'terminal', small: true, errorCorrectionLevel: 'L' }));
}
