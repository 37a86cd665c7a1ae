import { Motor } from '../../src/plataforma/base-datos/motor/motor';
import { ENGINE_FROM_SOURCE } from './mongo-motor';

// A program with an embedded database, for the tests that kill it: tells its parent where and who the engine is.
const [dataDir = ''] = process.argv.slice(2);
void Motor.start({ ...ENGINE_FROM_SOURCE, dataDir }).then(({ uri, pid }) => process.send?.({ uri, pid }));
