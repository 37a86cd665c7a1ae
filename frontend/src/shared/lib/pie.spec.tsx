import { render } from '@testing-library/react';
import { tellPie } from './pie';

const raiz = document.documentElement;
const tellSala = tellPie('data-pie-sala');
const tellFranja = tellPie('data-pie-franja');

it('says what stands at the foot of a page as long as it does', () => {
  const { rerender, unmount } = render(
    <nav ref={tellSala}>
      <b ref={tellFranja} />
    </nav>,
  );
  expect(raiz).toHaveAttribute('data-pie-sala');
  expect(raiz).toHaveAttribute('data-pie-franja');

  rerender(<nav ref={tellSala} />);
  expect(raiz).toHaveAttribute('data-pie-sala');
  expect(raiz).not.toHaveAttribute('data-pie-franja');

  unmount();
  expect(raiz).not.toHaveAttribute('data-pie-sala');
});

it('is still said when a page takes the place of another that has the same', () => {
  const { rerender } = render(<nav key="radar" ref={tellSala} />);

  rerender(<nav key="mesas" ref={tellSala} />);

  expect(raiz).toHaveAttribute('data-pie-sala');
});
