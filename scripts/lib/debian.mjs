import { join } from 'node:path';
import { ensureSystem } from './ensure-system.mjs';
import { capture, output } from './run.mjs';

/** Makes a bare Debian in a folder, from where this machine gets its own: as root on Debian only. */
export async function makeDebian(folder, suite, ...packages) {
  await ensureSystem([{ names: ['debootstrap'], packages: ['debootstrap'] }]);
  const mirrors = await output(['apt-get', 'indextargets', '--format', '$(REPO_URI)', 'Codename: bookworm']);
  const include = packages.length > 0 ? [`--include=${packages.join(',')}`] : [];
  await output(['debootstrap', '--variant=minbase', ...include, suite, folder, mirrors.split('\n')[0]]);
}

/** An interrupted debootstrap leaves these mounted in its tree. */
export async function unmountDebian(folder) {
  for (const mounted of ['proc', 'sys']) await capture(['umount', '--recursive', join(folder, mounted)]);
}
