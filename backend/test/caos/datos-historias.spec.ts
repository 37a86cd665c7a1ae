import { useCopias } from '../support/copias';

describe('everything out into one file, and in from it', () => {
  const copias = useCopias();

  it('is the same, every document, photo and index, after each of twenty random histories', async () => {
    await copias.expectSameAfter(20);

    expect(await copias.app.db.collection('imagenes.chunks').countDocuments()).toBeGreaterThan(10);
    expect(await copias.app.db.collection('grupos').countDocuments()).toBeGreaterThan(20);
  });
});
