'use strict';
/**
 * The tests bring their own locale, zone and network, so that a bare machine sees what any other does: without a
 * locale Chromium saves 'qr-cía.png' as 'download', and without a network no link that a phone could open is made.
 */
const os = require('node:os');
const { join } = require('node:path');

const RED = join(__dirname, 'red-de-prueba.cjs');

const hasRed = () =>
  Object.values(os.networkInterfaces()).some((nics) =>
    nics.some(({ internal, family }) => !internal && family === 'IPv4'),
  );

function giveHarness(env) {
  // No answer may depend on where a server or a device stands: the tests run far from every place they serve.
  env.TZ = 'Asia/Tokyo';
  env.LC_ALL = 'C.UTF-8';
  if (hasRed()) return;
  // every process of the run asks Node which networks there are
  env.NODE_OPTIONS = `${env.NODE_OPTIONS ?? ''} --require ${JSON.stringify(RED)}`;
  require(RED);
}

module.exports = { giveHarness };
