/** 'Quedan 2' */
export function textoQuedan(quedan: number): string {
  return quedan === 1 ? 'Queda 1' : `Quedan ${quedan}`;
}
