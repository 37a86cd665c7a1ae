/// <reference types="node" />
import { runInThisContext } from 'node:vm';

/** jsdom lacks these parts of a browser, so they are taken from Node itself. */
const REALES = runInThisContext('({ fetch, AbortController, Headers, Response })') as {
  fetch: typeof fetch;
  AbortController: typeof AbortController;
};

const XHR_DE_JSDOM = globalThis.XMLHttpRequest;

/** Relative addresses lead to a test's server over real HTTP. Outside jsdom, sockets learn it too. */
export function browseFrom(origen: string): void {
  const { protocol, host, hostname, port } = new URL(origen);
  Object.assign(globalThis, REALES, {
    fetch: (ruta: string, opciones: RequestInit) => REALES.fetch(`${origen}${ruta}`, opciones),
  });
  if (typeof document === 'undefined')
    Object.assign(globalThis, { location: { protocol, host, hostname, port } });
  else uploadTo(origen);
}

/** Uploads use XMLHttpRequest, which jsdom has: only its relative addresses need a server. */
function uploadTo(origen: string): void {
  globalThis.XMLHttpRequest = class extends XHR_DE_JSDOM {
    override open(method: string, ruta: string) {
      super.open(method, `${origen}${ruta}`, true);
    }
  };
}
