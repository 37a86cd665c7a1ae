import type { TestApp } from './app';

/** The figures of a server by name and labels, as /metrics writes them: 'carta_sockets{tipo="tablero"}'. */
export async function readMetricas(app: TestApp): Promise<ReadonlyMap<string, number>> {
  const { body } = await app.get<string>('/metrics');
  const lineas = body.data.split('\n').filter((linea) => linea !== '' && !linea.startsWith('#'));
  return new Map(
    lineas.map((linea) => {
      const hasta = linea.lastIndexOf(' ');
      return [linea.slice(0, hasta), Number(linea.slice(hasta + 1))];
    }),
  );
}
