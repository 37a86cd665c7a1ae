'use strict';
/** Loaded into each process of a run on a machine without a network: one address, which its browsers lead to itself. */
const { syncBuiltinESMExports } = require('node:module');
const os = require('node:os');

const { networkInterfaces } = os;
const DIRECCION = { address: '192.168.77.7', family: 'IPv4', internal: false, netmask: '255.255.255.0' };

os.networkInterfaces = () => ({
  ...networkInterfaces(),
  prueba0: [{ ...DIRECCION, mac: '02:00:00:00:00:01', cidr: `${DIRECCION.address}/24` }],
});
syncBuiltinESMExports();
process.env.CARTA_RED_DE_PRUEBA = DIRECCION.address;
