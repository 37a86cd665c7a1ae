import { testConfig } from '../../../test/support/app';
import { DiscoService } from './disco.service';
import { Metricas } from './metricas.service';

const discoOf = (mongodbUri?: string) =>
  new DiscoService(testConfig({ mongodbUri, dataDir: '/' }), new Metricas());

it('says below a thousand megabytes that little is left', () => {
  expect(discoOf().read(1_000_000_000)).toEqual({ libreMB: 1_000 });
  expect(discoOf().read(999_999_999)).toEqual({ libreMB: 999, aviso: 'Queda poco disco: 999 MB.' });
});

it('is full where the embedded engine would end, and never for a server with a disk of its own', () => {
  expect(discoOf().isLleno(32_000_000)).toBe(false);
  expect(discoOf().isLleno(31_999_999)).toBe(true);
  expect(discoOf('mongodb://casa/carta').isLleno(0)).toBe(false);
});
