/** The acts that may wait for a connection; the queue runs with all of them. Money never waits. */
import './enterado';
import './grupo';
import './linea';
import './llevar';
import './marchar';
import './pedido';
import './urgente';

export { startPasos } from '../cola/pasos';
