import type { SobreExito } from '@carta/contracts';
import { HttpConnection, toRequest } from './http-connection';

export interface Owner {
  port: number;
  token: string;
}

export function toOwnRequest({ token }: Owner, method: string, path: string, body?: object): Buffer {
  const headers = { Authorization: `Bearer ${token}` };
  if (!body) return toRequest(method, path, headers);
  return toRequest(method, path, { ...headers, 'Content-Type': 'application/json' }, JSON.stringify(body));
}

/** @throws when the API refuses */
export async function askAsOwner<T>(owner: Owner, method: string, path: string, body?: object): Promise<T> {
  const answer = await HttpConnection.ask(owner.port, toOwnRequest(owner, method, path, body));
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.body.toString()}`);
  return (JSON.parse(answer.body.toString()) as SobreExito<T>).data;
}
