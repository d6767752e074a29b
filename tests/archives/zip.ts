import { crc32, deflateRawSync } from 'node:zlib'

/** A file of an archive, with what a hostile program may write about it. */
export interface ZipEntry {
  name: string
  text: string | Buffer
  /** the size that the archive declares; the real one by default */
  declared?: number
  encrypted?: boolean
  /** the checksum that the archive declares; the real one by default */
  sum?: number
  /** kind and rights of the file on Unix, such as 0o120777 for a link */
  mode?: number
  /** the archive does not list it */
  hidden?: boolean
}

/** Returns a ZIP archive of these files, in this order. Unlike a library it writes any name, size and flag. */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, text, declared, encrypted, sum, mode, hidden } of entries) {
    const bytes = typeof text === 'string' ? Buffer.from(text) : text
    const packed = deflateRawSync(bytes)
    const path = Buffer.from(name)
    // Version, flags (encrypted, UTF-8), method, time, date, sums and sizes are the same in both headers.
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE((encrypted ? 1 : 0) | 0x800, 2)
    facts.writeUInt16LE(8, 4)
    facts.writeUInt16LE(0x21, 8)
    facts.writeUInt32LE(sum ?? crc32(bytes), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(declared ?? bytes.length, 18)
    facts.writeUInt16LE(path.length, 22)
    const place = Buffer.alloc(14)
    if (mode !== undefined) place.writeUInt16LE(mode, 8)
    place.writeUInt32LE(at, 10)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, path, packed])
    if (!hidden)
      directory.push(
        Buffer.concat([Buffer.from(`PK\x01\x02\x14${mode === undefined ? '\x00' : '\x03'}`), facts, place, path]),
      )
    bodies.push(local)
    at += local.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06')
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...bodies, listed, end])
}
