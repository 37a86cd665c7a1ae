import sharp from 'sharp';
import { serve } from '../support/helper-process';

/** Making a photo small and nothing else: the least that can be done with an upload. */
const skills = {
  /** Milliseconds to decode a photo and encode it as one JPEG of this width. */
  async shrink({ photo, width }: { photo: Uint8Array; width: number }): Promise<number> {
    const startedAt = performance.now();
    await sharp(photo).autoOrient().resize({ width }).jpeg({ quality: 80 }).toBuffer();
    return performance.now() - startedAt;
  },
};

export type BareSharp = typeof skills;

serve(skills);
