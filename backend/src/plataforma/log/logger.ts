import { ConsoleLogger } from '@nestjs/common';
import type { LogLevel } from '@nestjs/common';
import type { Config } from '../config/config';

/** From what must never be missed to what only a search for a bug needs. */
const LEVELS: readonly LogLevel[] = ['fatal', 'error', 'warn', 'log', 'debug', 'verbose'];

const HOW_MANY: Readonly<Record<Config['logLevel'], number>> = {
  silent: 0,
  fatal: 1,
  error: 2,
  warn: 3,
  info: 4,
  debug: 5,
  trace: 6,
};

/** Fields whose value is never written, at any depth (docs/reglas.md#what-is-never-written-down). */
const SECRETS = [
  'password',
  'passwordHash',
  'token',
  'accessToken',
  'refreshToken',
  'authorization',
  'cookie',
  'codigo',
  'seguimiento',
  'x-seguimiento',
  'jwtSecret',
];

/** The server's log: for people on a terminal, one JSON object per line anywhere else; never a secret. */
export function createLogger(
  { logLevel }: Pick<Config, 'logLevel'>,
  json = !process.stdout.isTTY,
): ConsoleLogger {
  return new ServerLogger({
    json,
    compact: true,
    colors: !json,
    prefix: 'Carta',
    logLevels: LEVELS.slice(0, HOW_MANY[logLevel]),
    redact: SECRETS,
  });
}

/** What the framework tells about itself while it starts: for a search for a bug, not for every start. */
const FRAMEWORK: ReadonlySet<unknown> = new Set([
  'InstanceLoader',
  'NestApplication',
  'NestFactory',
  'RouterExplorer',
  'RoutesResolver',
  'WebSocketsController',
]);

class ServerLogger extends ConsoleLogger {
  override log(message: unknown, ...rest: unknown[]): void {
    if (FRAMEWORK.has(rest.at(-1))) super.verbose(message, ...rest);
    else super.log(message, ...rest);
  }

  /** What keeps the framework from starting is thrown as well, and main explains it. */
  override error(message: unknown, ...rest: unknown[]): void {
    if (FRAMEWORK.has(rest.at(-1))) super.verbose(message, ...rest);
    else super.error(message, ...rest);
  }
}
