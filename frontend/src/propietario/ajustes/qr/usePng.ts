import { useQuery } from '@tanstack/react-query';
import { drawPng } from './codigo-qr';

export function usePng(enlace: string) {
  return useQuery({ queryKey: ['qr', enlace], queryFn: () => drawPng(enlace), staleTime: Infinity });
}
