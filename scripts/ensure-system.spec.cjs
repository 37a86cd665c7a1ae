'use strict';

const { spawnSync } = require('node:child_process');
const { join } = require('node:path');

const FILE = join(__dirname, 'lib/ensure-system.mjs');

/** What is said on such a system where nothing is on the path. */
function sayOn(platform) {
  const code = `
    Object.defineProperty(process, 'platform', { value: '${platform}' });
    const { ensureSystem } = await import('${FILE}');
    await ensureSystem();`;
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
