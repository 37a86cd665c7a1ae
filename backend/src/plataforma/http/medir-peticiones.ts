import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Histogram } from 'prom-client';
import { Metricas } from '../salud/metricas.service';

/** An address that no route answers could be anything, so all of them are one. */
const DESCONOCIDA = '(desconocida)';

/** Measures every answer by its route's pattern: an address itself may carry a code or an email. */
export function measurePeticiones(app: NestFastifyApplication): void {
  const tiempos = new Histogram({
    name: 'carta_peticiones_segundos',
    help: 'Seconds that this process took to answer. Sum over processes.',
    labelNames: ['metodo', 'ruta', 'clase'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [app.get(Metricas).registro],
  });
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onResponse', ({ method, routeOptions }, { statusCode, elapsedTime }, done) => {
      const clase = `${Math.floor(statusCode / 100)}xx`;
      tiempos.observe({ metodo: method, ruta: routeOptions.url ?? DESCONOCIDA, clase }, elapsedTime / 1_000);
      done();
    });
}
