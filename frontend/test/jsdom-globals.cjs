// react-router needs TextEncoder when it is imported; jsdom does not bring it.
const util = require('node:util');
Object.assign(globalThis, { TextEncoder: util.TextEncoder, TextDecoder: util.TextDecoder });
