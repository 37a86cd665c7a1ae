import { LIMITES } from '@carta/contracts';
import type { GuardarTextosRequest, TextoDeCarta } from '@carta/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, ok, useServidor } from '../../../shared/api/pruebas/servidor';
import { useSesionViva } from '../../../shared/api/pruebas/sesion-viva';
import { showToast } from '../../../shared/ui/Toasts/toast';
import { renderCarta } from '../pruebas/render';
import { Traducir } from './Traducir';
import { useTextos } from './useTextos';

jest.mock('../../../shared/ui/Toasts/toast', () => ({ removeToast: jest.fn(), showToast: jest.fn() }));

const servidor = useServidor();
useSesionViva();

const texto = (original: string, cambios: Partial<TextoDeCarta> = {}): TextoDeCarta => ({
  ...{ original, de: `${'a'.repeat(24)}.nombre`, lugar: 'Plato', seccion: 'Tapas', estado: 'falta' },
  ...cambios,
});
const TEXTOS = [
  texto('Tapas', { lugar: 'Categoría', estado: 'hecha', texto: 'Small plates' }),
  texto('Croquetas', { propuesta: 'Croquettes' }),
  texto('Caña', { seccion: 'Bebidas', propuesta: 'Small draught beer' }),
  texto('Bravas de Ana', { seccion: 'Bebidas', estado: 'sinRevisar', texto: 'Bravas', antes: 'Bravas' }),
];
let fallo: number | null;

beforeEach(() => {
  localStorage.clear();
  jest.mocked(showToast).mockClear();
  fallo = null;
  servidor.manejar = (req, res) => {
    const cuentas = { faltan: 2, sinRevisar: 1, hechas: 1 };
    if (req.method === 'GET') return ok(res, { lengua: 'en', ...cuentas, textos: TEXTOS });
    return fallo === null
      ? ok(res, cuentas)
      : answer(res, fallo, { success: false, message: 'No puede ser' });
  };
});

function Pagina() {
  const { data } = useTextos('en');
  return <main>{data && <Traducir restauranteId="casa" leidos={data} onLengua={jest.fn()} />}</main>;
}

const open = () => renderCarta(<Pagina />);
const campo = (original: string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name: original });
const fila = async (original: string) => within((await campo(original)).closest('li') as HTMLElement);
const saved = () =>
  servidor.peticiones
    .filter(({ method }) => method === 'PUT')
    .flatMap(({ cuerpo }) => (JSON.parse(cuerpo) as GuardarTextosRequest).textos);

it('saves each row as it is left, and Enter goes to the next one', async () => {
  open();
  await userEvent.type(await campo('Croquetas'), 'Ham croquettes{Enter}');

  expect(await campo('Caña')).toHaveFocus();
  expect(await (await fila('Croquetas')).findByText('Guardado')).toBeVisible();
  expect(saved()).toEqual([{ original: 'Croquetas', de: TEXTOS[1]?.de, texto: 'Ham croquettes' }]);
  expect(screen.getByText('Faltan 1')).toBeInTheDocument();
});

it('sends nothing for a row that is only looked at', async () => {
  open();
  await userEvent.type(await campo('Tapas'), '{Enter}{Enter}{Enter}');

  expect(await campo('Bravas de Ana')).toHaveFocus();
  expect(saved()).toEqual([]);
});

it('accepts a proposal by its button and by the keyboard', async () => {
  open();
  expect(await campo('Croquetas')).toHaveAttribute('placeholder', 'Croquettes');
  await userEvent.click((await fila('Croquetas')).getByRole('button', { name: /^Aceptar/ }));
  expect(await (await fila('Croquetas')).findByText('Guardado')).toBeVisible();
  expect(await campo('Croquetas')).toHaveValue('Croquettes');

  await userEvent.type(await campo('Caña'), '{Control>}{Enter}{/Control}');
  expect(await (await fila('Caña')).findByText('Guardado')).toBeVisible();
  expect(saved().map(({ texto: escrito }) => escrito)).toEqual(['Croquettes', 'Small draught beer']);
});

it('accepts all of the glossary at once and takes them back; what has to be reviewed stays, and what was written since', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Aceptar todas las propuestas (2)' }));

  await waitFor(() => expect(showToast).toHaveBeenCalled());
  expect(saved().map(({ original }) => original)).toEqual(['Croquetas', 'Caña']);
  expect(await campo('Caña')).toHaveValue('Small draught beer');
  expect(await campo('Bravas de Ana')).toHaveValue('');

  await userEvent.type(await campo('Croquetas'), ' of Ana{Enter}');
  expect(await (await fila('Croquetas')).findByText('Guardado')).toBeVisible();
  jest.mocked(showToast).mock.lastCall?.[0].accion?.onAction();
  await waitFor(async () => expect(await campo('Caña')).toHaveValue(''));
  expect(saved().at(-1)).toMatchObject({ original: 'Caña', texto: '' });
  expect(await campo('Croquetas')).toHaveValue('Croquettes of Ana');
});

it('keeps what was written while it cannot be saved, through a reload, until it is', async () => {
  fallo = 503;
  const { unmount } = open();
  await userEvent.type(await campo('Croquetas'), 'Ham croquettes{Enter}');
  expect(await (await fila('Croquetas')).findByText(/^No se ha guardado/)).toBeVisible();
  unmount();

  fallo = null;
  open();
  expect(await campo('Croquetas')).toHaveValue('Ham croquettes');
  await userEvent.click((await fila('Croquetas')).getByRole('button', { name: 'Reintentar' }));
  expect(await (await fila('Croquetas')).findByText('Guardado')).toBeVisible();
  expect(localStorage).toHaveLength(0);
});

it('refuses a name that is too long without asking the server', async () => {
  open();
  (await campo('Croquetas')).focus();
  await userEvent.paste('x'.repeat(LIMITES.nombreMax + 1));
  await userEvent.tab();

  expect(await (await fila('Croquetas')).findByText(/como máximo/)).toBeVisible();
  expect(await campo('Croquetas')).toBeInvalid();
  expect(saved()).toEqual([]);
});

it('shows what is left to do, and a row that is done stays where it is', async () => {
  open();
  await userEvent.click(await screen.findByRole('radio', { name: 'Sin revisar 1' }));
  expect(screen.getAllByRole('textbox')).toEqual([await campo('Bravas de Ana')]);
  expect((await fila('Bravas de Ana')).getByText(/Se tradujo cuando ponía/)).toHaveTextContent('«Bravas»');

  await userEvent.click(screen.getByRole('button', { name: 'Aceptar «Bravas» para Bravas de Ana' }));

  expect(await screen.findByRole('radio', { name: 'Sin revisar 0' })).toBeChecked();
  expect(await campo('Bravas de Ana')).toHaveValue('Bravas');
});
