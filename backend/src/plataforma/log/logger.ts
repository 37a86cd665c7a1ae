import { ConsoleLogger } from '@nestjs/common';
import type { LogLevel } from '@nestjs/common';
import type { Config } from '../config/config';

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

/** These fields are never written, at any depth (docs/reglas/limites.md#what-is-never-written-down). */
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

/** A terminal gets lines for people, anything else one JSON object per line; neither gets a secret. */
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

/** The framework's messages at its start are for debugging. */
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

  /** The framework also throws the errors that keep it from starting, and main explains those. */
  override error(message: unknown, ...rest: unknown[]): void {
    if (FRAMEWORK.has(rest.at(-1))) super.verbose(message, ...rest);
    else super.error(message, ...rest);
  }
}
