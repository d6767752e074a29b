import { inflateSync } from 'node:zlib'

/** Returns the texts of a PDF of pdfkit, each as it was written, in the order of the pages' instructions. */
export function pdfTexts(bytes: Buffer): string[] {
  const raw = bytes.toString('latin1')
  const objects = new Map([...raw.matchAll(/(\d+) 0 obj(.*?)endobj/gs)].map(([, id, body = '']) => [id, body]))
  const streamOf = (id: string | undefined) => {
    const body = objects.get(id) ?? ''
    const data = /stream\r?\n(.*)\nendstream/s.exec(body)?.[1] ?? ''
    return body.includes('/FlateDecode') ? inflateSync(Buffer.from(data, 'latin1')).toString('latin1') : data
  }
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b/.test(body))
  return pages.flatMap((page) => {
    const resources = objects.get(/\/Resources (\d+)/.exec(page)?.[1]) ?? ''
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => {
        const map = /\/ToUnicode (\d+)/.exec(objects.get(id) ?? '')?.[1]
        return [name, map ? signsOf(streamOf(map)) : []]
      }),
    )
    let signs: readonly string[] = []
    return streamOf(/\/Contents (\d+)/.exec(page)?.[1])
      .split('\n')
      .flatMap((line) => {
        signs = fonts.get(/^\/(F\d+) /.exec(line)?.[1]) ?? signs
        const codes = [...line.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
        return line.endsWith(' TJ') ? [codes.map((code) => signs[Number.parseInt(code, 16)] ?? '?').join('')] : []
      })
  })
}

/** The sign of each glyph, by its number: pdfkit writes them in ranges from the first on. */
const signsOf = (map: string): string[] => {
  const signs: string[] = []
  for (const [, from = '', list = ''] of map.matchAll(/<(\w+)> <\w+> \[(.*?)\]/gs))
    for (const [at, [, hex = '']] of [...list.matchAll(/<([^>]*)>/g)].entries())
      signs[Number.parseInt(from, 16) + at] = Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le')
  return signs
}
