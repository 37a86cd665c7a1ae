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

/** A status with its words, for an answer that refuses. */
export class Negativa {
  constructor(
    readonly status: number,
    readonly cuerpo: Record<string, unknown> = {},
  ) {}
}

/** What to answer, by 'POST /api/auth/login' and the like; a question mark and what follows is left out. */
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

/** The calls that a screen made, with their body. */
export function readPeticiones(servidor: ServidorDePrueba): string[] {
  return servidor.peticiones.map(({ method, url, cuerpo }) =>
    `${method} ${url.split('?')[0]} ${cuerpo}`.trim(),
  );
}

function Direccion() {
  const { pathname, search } = useLocation();
  return <code>{`${pathname}${search}`}</code>;
}

/** Opens a screen of the staff by its address. */
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

/** Waits to be at an address. */
export const arriveAt = (direccion: string) => screen.findByText(direccion, { selector: 'code' });
