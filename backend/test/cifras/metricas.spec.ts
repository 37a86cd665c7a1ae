import { PROGRAMA } from '../../src/plataforma/config/programa';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTestApp, useApp } from '../support/app';
import { useLocal } from '../support/local';
import { readMetricas } from '../support/metricas';
import { useSala } from '../support/sala';
import { openComensal, openTablero } from '../support/socket';

describe('The figures', () => {
  const casa = useLocal();
  const { moveTo, orderAt, show } = useSala(casa);
  const read = async (name: string) => (await readMetricas(casa.app)).get(name);

  it('have each answer by the pattern of its route, never by an address', async () => {
    const time = (ruta: string, clase: string, metodo = 'GET') =>
      read(`carta_peticiones_segundos_count{metodo="${metodo}",ruta="${ruta}",clase="${clase}"}`);
    await casa.app.get('/api/restaurantes/slug/casa-de-ana-ruiz');
    await casa.app.get('/api/salud/viva');
    await casa.app.post('/ana-ruiz', { body: {} });

    expect(await time('/api/restaurantes/slug/:slug', '4xx')).toBe(1);
    expect(await time('/api/salud/viva', '2xx')).toBe(1);
    expect(await time('(desconocida)', '4xx', 'POST')).toBe(1);
    expect([...(await readMetricas(casa.app)).keys()].join('\n')).not.toContain('ana-ruiz');
  });

  it('have tickets as they come, and how long until a screen has shown them, once', async () => {
    const cocina = ['tickets_total', 'visto_segundos_count', 'visto_segundos_bucket{le="900",'];
    const of = async (estacion: string) =>
      Promise.all(
        cocina.map((name) => read(`carta_${name.includes('{') ? name : `${name}{`}estacion="${estacion}"}`)),
      );
    const [tickets = 0, vistos = 0, pronto = 0] = await of('cocina');
    const barra = await of('barra');

    const [comida] = await orderAt(1);
    expect(await of('cocina')).toEqual([tickets + 1, vistos, pronto]);
    await Promise.all([show(comida), show(comida)]);

    expect(await of('cocina')).toEqual([tickets + 1, vistos + 1, pronto + 1]);
    expect(await of('barra')).toEqual([(barra[0] ?? 0) + 1, ...barra.slice(1)]);
  });

  it('have the mesas that are open until they are paid', async () => {
    const antes = (await read('carta_mesas_abiertas')) ?? NaN;
    const [comida] = await orderAt(1);
    await orderAt(2);
    await orderAt(2);
    expect(await read('carta_mesas_abiertas')).toBe(antes + 2);

    await moveTo(comida, { estado: 'entregado' });
    expect((await moveTo(comida, { estado: 'pagado' })).status).toBe(200);

    expect(await read('carta_mesas_abiertas')).toBe(antes + 1);
  });

  it('have the sockets of each kind, and what is left of the disk', async () => {
    await openTablero(casa.app, casa.local.token);
    await openComensal(casa.app, casa.local.id);
    await openComensal(casa.app, casa.local.id);

    expect(await read('carta_sockets{tipo="tablero"}')).toBe(1);
    expect(await read('carta_sockets{tipo="comensal"}')).toBe(2);
    expect(await read('carta_disco_libre_bytes')).toBeGreaterThan(0);
    expect(await read(`carta_version_info{version="${PROGRAMA.version}"}`)).toBe(1);
  });

  it('have what the database took, what was waited for a connection, and each kind of limit that refused', async () => {
    const finds = 'carta_base_datos_segundos_count{orden="find",fin="bien"}';
    const [antes = 0, esperas = 0] = [
      await read(finds),
      await read('carta_base_datos_espera_segundos_count'),
    ];

    await casa.app.get('/api/restaurantes/slug/nadie');

    expect(await read(finds)).toBeGreaterThan(antes);
    expect(await read('carta_base_datos_espera_segundos_count')).toBeGreaterThan(esperas);
  });

  it('are there while the database is away, without what only it knows', async () => {
    await using other = await createTestApp();
    expect((await readMetricas(other)).get('carta_mesas_abiertas')).toBe(0);
    await other.db.close();

    const figures = await readMetricas(other);

    expect(figures.has('carta_mesas_abiertas')).toBe(false);
    expect(figures.has('carta_sockets{tipo="tablero"}')).toBe(true);
  });
});

describe('What is written about the figures', () => {
  const app = useApp();
  const NAME = /\b(?:carta|process|nodejs)_[a-z\d_]*[a-z\d]/g;
  const namesIn = (file: string) =>
    new Set(readFileSync(join(__dirname, '../../..', file), 'utf8').match(NAME));

  it('names those there are: the panel for Grafana, and the page for whoever runs it, which has all of ours', async () => {
    const { body } = await app.get<string>('/metrics');
    const types = new Map(
      [...body.data.matchAll(/^# TYPE (\w+) (\w+)/gm)].map(([, name, type]) => [name, type]),
    );
    const isThere = (name: string) =>
      types.has(name) || types.get(name.replace(/_(?:bucket|sum|count)$/, '')) === 'histogram';
    const [panel, page] = [namesIn('docs/grafana.json'), namesIn('docs/operar.md')];

    expect(panel.size).toBeGreaterThan(8);
    expect([...panel, ...page].filter((name) => !isThere(name))).toEqual([]);
    expect([...types.keys()].filter((name) => name?.startsWith('carta_') && !page.has(name))).toEqual([]);
  });
});
