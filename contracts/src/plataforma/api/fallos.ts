import { api } from './direccion';

export const rutaFallos = () => api('/fallos');
