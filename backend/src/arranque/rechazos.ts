import { Logger } from '@nestjs/common';

const logger = new Logger('Proceso');

/**
 * The last resort: a promise that failed and that nobody looked at is a fault of the program, told as one.
 * It ends the process everywhere but where it would take the boards from a dining room.
 */
export function surviveRechazos(): void {
  process.on('unhandledRejection', (error) => {
    logger.fatal('Rechazo sin atender.', error instanceof Error ? error.stack : String(error));
  });
}
