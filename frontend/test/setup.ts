import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';
import { ID_ANUNCIO, callar } from '../src/shared/lib/anunciar';

// jsdom has no Blob.arrayBuffer, which every browser has
Blob.prototype.arrayBuffer ??= function arrayBuffer(this: Blob) {
  const reader = new FileReader();
  reader.readAsArrayBuffer(this);
  return new Promise((resolve) => {
    reader.onload = () => resolve(reader.result as ArrayBuffer);
  });
};

// jsdom has no pseudo-elements, and works out every rule for each that a name of a role is read from
if (typeof window !== 'undefined') {
  const { getComputedStyle } = window;
  const sinEstilo = document.createElement('i').style;
  window.getComputedStyle = (element, pseudo) => (pseudo ? sinEstilo : getComputedStyle(element));
}

// Patience for a busy machine: a condition that holds is not waited for.
// what is only said is not what is to be seen
configure({ asyncUtilTimeout: 15_000, defaultIgnore: `script, style, #${ID_ANUNCIO}` });
// no test hears what another one said
if (typeof document !== 'undefined') {
  afterEach(() => {
    cleanup();
    callar();
  });
}
jest.setTimeout(60_000);
