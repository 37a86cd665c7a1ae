import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(__dirname, '../..');

it('calls nothing that the oldest browsers lack: not in our code, nor in what comes with it', async () => {
  const check = [
    join(dirname(require.resolve('es-check')), 'cli/index.js'),
    'es2022',
    'frontend/dist/**/*.js',
  ];

  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...check, '--module', '--checkFeatures', '--noColor'],
    { cwd: ROOT, maxBuffer: 2 ** 24 },
  );

  expect(stdout).toMatch(/checking [1-9]\d* files/);
});

it('writes no colour in a way that they lack', () => {
  const assets = join(ROOT, 'frontend/dist/assets');
  const hojas = readdirSync(assets).filter((file) => file.endsWith('.css'));
  const css = hojas.map((file) => readFileSync(join(assets, file), 'utf8')).join('');

  expect(css).toContain('--color-papel:');
  expect(css).not.toContain('light-dark(');
});
