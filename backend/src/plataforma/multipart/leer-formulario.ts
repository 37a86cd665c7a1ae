import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import { MENSAJE_IMAGEN } from '@carta/contracts';
import { DomainError, badRequest } from '../errores/domain-error';
import { isDangerousKey, parseJson } from '../http/json-body';
import type {
  ArchivoRecibido,
  FormaFormulario,
  FormularioLeido,
  PeticionConFormulario,
} from './formulario.types';
import { LIMITES_FORMULARIO } from './limites-formulario';

/** `admit` may refuse before the first byte, `hold` while bytes arrive. */
interface ControlSubida {
  admit: () => Promise<void>;
  hold: (bytes: number) => void;
}

/** An empty text of a repeatable field is an empty list. @throws 400 when unexpected, 413 when too large. */
export async function readFormulario(
  peticion: PeticionConFormulario,
  forma: FormaFormulario,
  control: ControlSubida,
): Promise<FormularioLeido> {
  const { archivo: nombreArchivo } = forma;
  const leido: FormularioLeido = { campos: {} };
  try {
    for await (const parte of peticion.parts()) {
      const isArchivo = parte.fieldname === nombreArchivo;
      if (isArchivo && (leido.archivo || Object.hasOwn(leido.campos, nombreArchivo))) throw badRequest();
      if (parte.type === 'field') addCampo(leido.campos, parte, forma);
      else if (isArchivo) leido.archivo = await readArchivo(parte, control);
      else throw badRequest();
    }
    return leido;
  } catch (error) {
    // The rest is still arriving: unread, it would block this connection.
    peticion.raw.unpipe();
    peticion.raw.resume();
    throw toRefusal(error);
  }
}

function addCampo(
  campos: FormularioLeido['campos'],
  { fieldname: nombre, value, valueTruncated }: MultipartValue,
  { repetidos, json }: FormaFormulario,
): void {
  if (valueTruncated) throw new DomainError('PAYLOAD_TOO_LARGE');
  // The library parses a field declared as JSON: no form of ours has one.
  if (!isNombre(nombre) || typeof value !== 'string') throw badRequest();
  if (!repetidos.includes(nombre)) {
    if (Object.hasOwn(campos, nombre)) throw badRequest();
    campos[nombre] = json.includes(nombre) ? parseJson(value) : value;
    return;
  }
  const lista = (campos[nombre] ?? []) as string[];
  campos[nombre] = value.trim() === '' ? lista : [...lista, value];
}

function isNombre(nombre: unknown): nombre is string {
  if (typeof nombre !== 'string' || nombre === '' || isDangerousKey(nombre)) return false;
  return Buffer.byteLength(nombre) <= LIMITES_FORMULARIO.fieldNameSize;
}

async function readArchivo(
  { file }: MultipartFile,
  { admit, hold }: ControlSubida,
): Promise<ArchivoRecibido> {
  const trozos: Buffer[] = [];
  file.once('limit', () => file.destroy(archivoDemasiadoGrande()));
  await admit();
  for await (const trozo of file as AsyncIterable<Buffer>) {
    hold(trozo.length);
    trozos.push(trozo);
  }
  return { bytes: Buffer.concat(trozos) };
}

const archivoDemasiadoGrande = (): DomainError => new DomainError('PAYLOAD_TOO_LARGE', MENSAJE_IMAGEN.grande);

/** The library's messages are not for people. */
function toRefusal(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown };
  const isTooMuch = statusCode === 413 && code !== 'FST_FILES_LIMIT';
  return new DomainError(isTooMuch ? 'PAYLOAD_TOO_LARGE' : 'BAD_REQUEST', undefined, { cause: error });
}
