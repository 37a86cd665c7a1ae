/**
 * Lets a library linked against a newer glibc load on an older one.
 *
 * The embedded engine's binaries ask for GLIBC_2.38 because of a handful of functions that older versions
 * have too (`fmod`, and `strtol` & co. under their C23 names). Each such symbol is bound to the oldest
 * version the same library is asked for, and the unmet needs are marked weak.
 */

const SHT_DYNSYM = 11;
const SHT_GNU_VERNEED = 0x6ffffffe;
const SHT_GNU_VERSYM = 0x6fffffff;
const VER_FLG_WEAK = 2;
const C23_PREFIX = '__isoc23_';

interface Section {
  readonly type: number;
  readonly offset: number;
  readonly size: number;
  readonly link: number;
  readonly info: number;
}

interface TooNew {
  readonly need: number;
  readonly instead: number;
}

/** '2.36' becomes 2036, so that versions compare as numbers. */
export function glibcNumber(version: string): number | undefined {
  const match = /^(\d+)\.(\d+)(?:\.\d+)?$/.exec(version);
  return match ? Number(match[1]) * 1000 + Number(match[2]) : undefined;
}

/**
 * Returns a copy of this ELF file that needs no glibc newer than `host` (a `glibcNumber`).
 * @throws when it is not a 64-bit little-endian ELF file.
 */
export function relink(library: Buffer, host: number): Buffer {
  const elf = Buffer.from(library);
  if (elf.toString('latin1', 0, 6) !== '\x7fELF\x02\x01')
    throw new Error('not a 64-bit little-endian ELF file');
  const sections = readSections(elf);
  const symbols = sections.find(({ type }) => type === SHT_DYNSYM);
  const versions = sections.find(({ type }) => type === SHT_GNU_VERSYM);
  const needs = sections.find(({ type }) => type === SHT_GNU_VERNEED);
  const strings = symbols && sections[symbols.link];
  if (!symbols || !versions || !needs || !strings) return elf;
  const tooNew = findTooNew(elf, needs, strings, host);
  rebindSymbols(elf, symbols, versions, strings, tooNew);
  for (const { need } of tooNew.values()) {
    elf.writeUInt16LE(elf.readUInt16LE(need + 4) | VER_FLG_WEAK, need + 4);
  }
  return elf;
}

function readSections(elf: Buffer): Section[] {
  const table = readWord(elf, 0x28);
  const entrySize = elf.readUInt16LE(0x3a);
  return Array.from({ length: elf.readUInt16LE(0x3c) }, (_, i) => {
    const at = table + i * entrySize;
    return {
      type: elf.readUInt32LE(at + 4),
      offset: readWord(elf, at + 0x18),
      size: readWord(elf, at + 0x20),
      link: elf.readUInt32LE(at + 0x28),
      info: elf.readUInt32LE(at + 0x2c),
    };
  });
}

function findTooNew(elf: Buffer, needs: Section, strings: Section, host: number): Map<number, TooNew> {
  const tooNew = new Map<number, TooNew>();
  let library = needs.offset;
  for (let i = 0; i < needs.info; i++) {
    const known = readNeeds(elf, library, strings).sort((a, b) => a.version - b.version);
    for (const { need, index, version } of known) {
      if (version > host) tooNew.set(index, { need, instead: known[0]?.index ?? index });
    }
    library += elf.readUInt32LE(library + 12);
  }
  return tooNew;
}

function readNeeds(elf: Buffer, library: number, strings: Section) {
  const found: { need: number; index: number; version: number }[] = [];
  let need = library + elf.readUInt32LE(library + 8);
  for (let i = 0; i < elf.readUInt16LE(library + 2); i++) {
    const name = readString(elf, strings, elf.readUInt32LE(need + 8));
    const version = name.startsWith('GLIBC_') ? glibcNumber(name.slice('GLIBC_'.length)) : undefined;
    if (version !== undefined) found.push({ need, index: elf.readUInt16LE(need + 6), version });
    need += elf.readUInt32LE(need + 12);
  }
  return found;
}

function rebindSymbols(
  elf: Buffer,
  symbols: Section,
  versions: Section,
  strings: Section,
  tooNew: ReadonlyMap<number, TooNew>,
): void {
  for (let i = 0; i < symbols.size / 24; i++) {
    const version = versions.offset + 2 * i;
    const hit = tooNew.get(elf.readUInt16LE(version) & 0x7fff);
    if (!hit) continue;
    const symbol = symbols.offset + 24 * i;
    const nameAt = elf.readUInt32LE(symbol);
    // the old name is the tail of the new one, so only the start moves
    if (readString(elf, strings, nameAt).startsWith(C23_PREFIX)) {
      elf.writeUInt32LE(nameAt + C23_PREFIX.length, symbol);
    }
    elf.writeUInt16LE(hit.instead, version);
  }
}

function readWord(elf: Buffer, at: number): number {
  return Number(elf.readBigUInt64LE(at));
}

function readString(elf: Buffer, strings: Section, at: number): string {
  const start = strings.offset + at;
  return elf.toString('latin1', start, elf.indexOf(0, start));
}
