import sharp from 'sharp';

type Formato = 'jpeg' | 'png' | 'webp';

/** A photo with something in it, always the same, and EXIF that says where it was taken. */
export function photo(formato: Formato, ancho = 640, alto = 480): Promise<Buffer> {
  const pixeles = Buffer.alloc(ancho * alto * 3);
  for (let i = 0; i < pixeles.length; i += 1) pixeles[i] = (i * 7 + (i >> 9) * 13) % 251;
  return sharp(pixeles, { raw: { width: ancho, height: alto, channels: 3 } })
    .blur(3)
    .withExif({ IFD0: { Copyright: 'no debe salir' }, IFD3: { GPSLatitude: '40/1 25/1 0/1' } })
    [formato]()
    .toBuffer();
}

/** A form as a browser writes it; a list is a repeated field. */
export function formOf(
  campos: Record<string, string | readonly string[]>,
  foto?: { bytes: Buffer; tipo?: string; nombre?: string },
): FormData {
  const form = new FormData();
  for (const [nombre, valor] of Object.entries(campos)) {
    for (const texto of [valor].flat()) form.append(nombre, texto);
  }
  if (foto) {
    const blob = new Blob([new Uint8Array(foto.bytes)], { type: foto.tipo ?? 'image/jpeg' });
    form.append('imagen', blob, foto.nombre ?? 'foto.jpg');
  }
  return form;
}
