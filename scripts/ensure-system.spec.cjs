'use strict';

const { spawnSync } = require('node:child_process');
const { join } = require('node:path');

const FILE = join(__dirname, 'lib/ensure-system.mjs');

/** What is said on such a system where nothing is on the path. */
function sayOn(platform, programs = 'undefined') {
  const code = `
    Object.defineProperty(process, 'platform', { value: '${platform}' });
    const { ensureSystem, FOR_LARGAS } = await import('${FILE}');
    await ensureSystem(${programs});`;
  const env = { ...process.env, PATH: '', CHROMIUM_PATH: '' };
  return spawnSync(process.execPath, ['--input-type=module', '-e', code], { env, encoding: 'utf8' });
}

it.each([
  ['linux', 'Here is no apt-get'],
  ['darwin', 'brew install redis'],
  ['win32', 'WSL 2'],
])('says on %s what the tests lack, and how to get it there', (platform, how) => {
  const { status, stderr } = sayOn(platform);

  expect(stderr).toContain('The tests need chromium and redis-server.');
  expect(stderr).toContain(how);
  expect(status).toBe(1);
});

it('says that the long tests lack more', () => {
  const { status, stderr } = sayOn('linux', 'FOR_LARGAS');

  expect(stderr).toContain('The tests need chromium and redis-server and the accessibility bus.');
  expect(status).toBe(1);
});
