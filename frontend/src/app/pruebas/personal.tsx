/// <reference types="node" />
import { Suspense } from 'react';
import type { IncomingMessage } from 'node:http';
import { render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { answer, ok } from '../../shared/api/pruebas/servidor';
import type { ServidorDePrueba } from '../../shared/api/pruebas/servidor';
import { RutasPersonal } from '../RutasPersonal';
import { startPersonal } from '../AppPersonal';

beforeAll(startPersonal);

export class Negativa {
  constructor(
    readonly status: number,
    readonly cuerpo: Record<string, unknown> = {},
  ) {}
}

/** Keys are like 'POST /api/auth/login'; a query is left out. */
export function serve(servidor: ServidorDePrueba, respuestas: Record<string, unknown>): void {
  servidor.manejar = (req, res) => {
    const respuesta = respuestas[llamadaOf(req)];
    if (respuesta instanceof Negativa) answer(res, respuesta.status, { success: false, ...respuesta.cuerpo });
    else if (respuesta === undefined) answer(res, 404, { success: false });
    else ok(res, respuesta);
  };
}

function llamadaOf({ method = '', url = '' }: IncomingMessage): string {
  return `${method} ${url.split('?')[0]}`;
}

/** Lists the requests of a screen, with their bodies. */
export function readPeticiones(servidor: ServidorDePrueba): string[] {
  return servidor.peticiones.map(({ method, url, cuerpo }) =>
    `${method} ${url.split('?')[0]} ${cuerpo}`.trim(),
  );
}

function Direccion() {
  const { pathname, search } = useLocation();
  return <code>{`${pathname}${search}`}</code>;
}

export function openPersonal(direccion: string, state?: unknown) {
  const [pathname = '', query] = direccion.split('?');
  return render(
    <MemoryRouter initialEntries={[{ pathname, search: query === undefined ? '' : `?${query}`, state }]}>
      <Suspense>
        <RutasPersonal />
      </Suspense>
      <Direccion />
    </MemoryRouter>,
  );
}

export const arriveAt = (direccion: string) => screen.findByText(direccion, { selector: 'code' });
