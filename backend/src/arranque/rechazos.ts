import { Logger } from '@nestjs/common';

const logger = new Logger('Proceso');

/** Logs an unhandled rejection instead of ending the process, because a dining room would lose its boards. */
export function surviveRechazos(): void {
  process.on('unhandledRejection', (error) => {
    logger.fatal('Rechazo sin atender.', error instanceof Error ? error.stack : String(error));
  });
}
