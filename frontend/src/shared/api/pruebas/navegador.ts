/// <reference types="node" />
import { runInThisContext } from 'node:vm';

/** What a browser has for calls, and jsdom does not: taken from Node itself. */
const REALES = runInThisContext('({ fetch, AbortController, Headers, Response })') as {
  fetch: typeof fetch;
  AbortController: typeof AbortController;
};

const XHR_DE_JSDOM = globalThis.XMLHttpRequest;

/**
 * Lets screens reach a server of a test over real HTTP: relative addresses lead there. Outside jsdom
 * it also tells sockets where they are.
 */
export function browseFrom(origen: string): void {
  const { protocol, host, hostname, port } = new URL(origen);
  Object.assign(globalThis, REALES, {
    fetch: (ruta: string, opciones: RequestInit) => REALES.fetch(`${origen}${ruta}`, opciones),
  });
  if (typeof document === 'undefined')
    Object.assign(globalThis, { location: { protocol, host, hostname, port } });
  else uploadTo(origen);
}

/** Uploads leave by XMLHttpRequest, which jsdom has: only its relative addresses need somewhere to lead. */
function uploadTo(origen: string): void {
  globalThis.XMLHttpRequest = class extends XHR_DE_JSDOM {
    override open(method: string, ruta: string) {
      super.open(method, `${origen}${ruta}`, true);
    }
  };
}
