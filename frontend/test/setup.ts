import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// jsdom has no Blob.arrayBuffer, which every browser has
Blob.prototype.arrayBuffer ??= function arrayBuffer(this: Blob) {
  const reader = new FileReader();
  reader.readAsArrayBuffer(this);
  return new Promise((resolve) => {
    reader.onload = () => resolve(reader.result as ArrayBuffer);
  });
};

// Patience for a busy machine: a condition that holds is not waited for.
configure({ asyncUtilTimeout: 15_000 });
jest.setTimeout(60_000);
