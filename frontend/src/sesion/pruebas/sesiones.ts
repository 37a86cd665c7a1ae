import type { Puesto, Restaurante } from '@carta/contracts';
import { saveActividad, saveTokens } from '../almacen';
import { saveEmparejado } from '../emparejado';
import { useSesion } from '../useSesion';

const TOKEN = `x.${btoa(JSON.stringify({ iat: 0, exp: 900 }))}.y`;
export const TOKENS = { accessToken: TOKEN, refreshToken: 'r' };

export function buildRestaurante(cambios: Partial<Restaurante> = {}): Restaurante {
  return {
    _id: 'r1',
    nombre: 'La Tasca de Ana',
    slug: 'la-tasca-de-ana-r1',
    tipoUsuario: 'normal',
    ubicacion: 'Calle Mayor 1',
    telefono: '600 111 222',
    numeroMesas: 1,
    pausado: false,
    email: 'ana@ejemplo.es',
    emailVerificado: true,
    sinPantallaBarra: false,
    ...cambios,
  };
}

export function signIn(restaurante = buildRestaurante()): void {
  saveTokens(TOKENS);
  saveActividad(Date.now());
  useSesion.setState({ estado: 'abierta', restaurante, dispositivo: null, aviso: null, fallo: null });
}

export function signInDispositivo(puesto: Puesto = 'cocina', nombre = 'Tableta de cocina'): void {
  const dispositivo = { _id: 'd1', nombre, puesto };
  saveEmparejado(dispositivo, TOKENS);
  const restaurante = buildRestaurante({ tipoUsuario: 'camarero' });
  useSesion.setState({ estado: 'abierta', restaurante, dispositivo, aviso: null, fallo: null });
}

export function signOut(): void {
  sessionStorage.clear();
  localStorage.clear();
  useSesion.setState({ estado: 'anonima', restaurante: null, dispositivo: null, aviso: null, fallo: null });
}
