/** Has the browser save a text as a file. */
export function saveArchivo(nombre: string, texto: string, tipo: string): void {
  const direccion = URL.createObjectURL(new Blob([texto], { type: `${tipo};charset=utf-8` }));
  const enlace = document.createElement('a');
  enlace.href = direccion;
  enlace.download = nombre;
  document.body.append(enlace);
  enlace.click();
  enlace.remove();
  // the browser reads it after the click returned
  setTimeout(() => URL.revokeObjectURL(direccion), 60_000);
}
