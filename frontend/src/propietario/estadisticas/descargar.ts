/** Hands a text over as a file of this name, as if it had been downloaded. */
export function saveArchivo(nombre: string, texto: string, tipo: string): void {
  const direccion = URL.createObjectURL(new Blob([texto], { type: `${tipo};charset=utf-8` }));
  const enlace = document.createElement('a');
  enlace.href = direccion;
  enlace.download = nombre;
  document.body.append(enlace);
  enlace.click();
  enlace.remove();
  // the browser reads it after the click has returned
  setTimeout(() => URL.revokeObjectURL(direccion), 60_000);
}
