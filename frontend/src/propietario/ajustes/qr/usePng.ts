import { useQuery } from '@tanstack/react-query';
import { drawPng } from './codigo-qr';

/** The code of a link as the data: address of a PNG, drawn once. */
export function usePng(enlace: string) {
  return useQuery({ queryKey: ['qr', enlace], queryFn: () => drawPng(enlace), staleTime: Infinity });
}
