'use strict';
/**
 * Loads the product and its packages once per worker instead of once per spec, with Node's own require: to load them
 * takes longer than to start a server. Specs and their support stay in Jest's registry, one for each file; spies are
 * taken back after each file. So `jest.mock` reaches nothing of the product, and what a module of the product
 * remembers is there for the next file too, as for the next test of the same file.
 *
 * Jest documents no such thing, so it stays only for what it brings. 28 specs of `servidor`, every fourth, one after
 * another and side by side with the same without it: 121 s for 173 s and 89 s for 142 s, 56 s of a core for 114 s and
 * 54 s for 105 s (2026-11-27, Node 20.20, two cores of a Xeon under a load of 6 to 8). That is 1.8 to 2.1 s of a core
 * for each spec: by that, on two quiet cores, 104 to 117 s for the 113 of `npm test`, and for all 167 with the long
 * ones 154 to 173 s; the journeys were not measured. The 40 units of `backend` win 3 s; one of them needs the
 * environment, in which the timers of `node:timers/promises` are faked too.
 * It may go when the same sample gains less than 40 s of a core (two minutes of all of them): measure it when Node 24.9
 * is the oldest that runs it, since Jest then loads ES modules itself and translates no package.
 */
const Module = require('node:module');
const path = require('node:path');
const vm = require('node:vm');
const { default: Runtime } = require('jest-runtime');

require('reflect-metadata');

const ROOT = path.resolve(__dirname, '../../..');
const PRODUCT = ['backend/src', 'contracts/src'].map((folder) => path.join(ROOT, folder, path.sep));
const PACKAGES = `${path.sep}node_modules${path.sep}`;
/** By file: where the lines of a stack are told, for what an earlier spec has loaded. */
const sourceMaps = new Map();
/** Of the spec that runs. */
let running;

Module._extensions['.ts'] = (module, filename) => module._compile(running.toJavaScript(filename), filename);

module.exports = class SharedModulesRuntime extends Runtime {
  constructor(...options) {
    super(...options);
    const { watch, watchAll } = options.at(-1);
    // whoever watches wants to see what has changed
    this.isSharing = !watch && !watchAll;
    running = this;
    for (const [file, map] of sourceMaps) this.getSourceMaps().set(file, map);
    this.executor.compile = (source, filename) =>
      vm.compileFunction(source, this.executor.injectedModuleParameters, { filename });
  }

  requireModule(from, name, options, isRequireActual) {
    const isOfJest = options?.isInternalModule ?? false;
    if (this.isSharing && !isOfJest && name !== undefined && !Module.isBuiltin(name)) {
      if (isShared(this._resolution.resolveCjs(from, name))) return Module.createRequire(from)(name);
    }
    return super.requireModule(from, name, options, isRequireActual);
  }

  toJavaScript(file) {
    const code = this.transformCache.transform(file);
    sourceMaps.set(file, this.getSourceMaps().get(file));
    return code;
  }
};

function isShared(file) {
  if (file.includes(PACKAGES)) return true;
  return PRODUCT.some((folder) => file.startsWith(folder)) && !file.endsWith('.spec.ts');
}
