import { ESPERAS } from '@carta/contracts';
import { NetworkError, insist, open } from './cliente';
import type { Opciones, Respuesta } from './cliente';

interface OpcionesSubida extends Pick<Opciones, 'headers' | 'signal' | 'intentos' | 'timeoutMs'> {
  method: 'POST' | 'PUT';
  body: FormData;
  /** It goes from 0 to 1, and restarts with every attempt. */
  onProgreso?: (parte: number) => void;
}

/** Sends a form with upload progress, which fetch does not report; otherwise as `request`. */
export async function upload<T>(path: string, opciones: OpcionesSubida): Promise<T> {
  const { data } = await insist<T>({ ...opciones, auth: true }, (token) => send<T>(path, opciones, token));
  return data;
}

async function send<T>(path: string, opciones: OpcionesSubida, token: string | null): Promise<Respuesta<T>> {
  opciones.signal?.throwIfAborted();
  const peticion = await carry(path, opciones, token);
  return open<T>(toRespuesta(peticion), peticion.responseText);
}

function carry(path: string, opciones: OpcionesSubida, token: string | null): Promise<XMLHttpRequest> {
  const { method, body, headers = {}, signal, timeoutMs = ESPERAS.subida, onProgreso } = opciones;
  return new Promise((resolve, reject) => {
    const peticion = new XMLHttpRequest();
    const cut = () => peticion.abort();
    peticion.open(method, path);
    peticion.timeout = timeoutMs;
    peticion.setRequestHeader('Accept', 'application/json');
    if (token !== null) peticion.setRequestHeader('Authorization', `Bearer ${token}`);
    for (const [nombre, valor] of Object.entries(headers)) peticion.setRequestHeader(nombre, valor);

    if (onProgreso) {
      onProgreso(0);
      peticion.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgreso(loaded / total);
      };
      peticion.upload.onload = () => onProgreso(1);
    }
    peticion.onload = () => resolve(peticion);
    peticion.ontimeout = () => reject(new NetworkError('TIMEOUT_ERROR'));
    peticion.onerror = () => reject(new NetworkError('NETWORK_ERROR'));
    peticion.onabort = () => reject(signal?.reason as Error);
    peticion.onloadend = () => signal?.removeEventListener('abort', cut);
    signal?.addEventListener('abort', cut);
    peticion.send(body);
  });
}

function toRespuesta(peticion: XMLHttpRequest): Pick<Response, 'ok' | 'status' | 'headers'> {
  const { status } = peticion;
  const headers = new Headers();
  for (const linea of peticion.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const corte = linea.indexOf(':');
    if (corte > 0) headers.append(linea.slice(0, corte).trim(), linea.slice(corte + 1).trim());
  }
  return { ok: status >= 200 && status < 300, status, headers };
}
