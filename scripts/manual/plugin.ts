import path from 'node:path'
import type { Plugin } from 'vite'
import { compileArticle } from './compile.ts'

/** Compiles the articles of the manual when the console imports them, so that browsers get data and no Markdown. */
export function manual(): Plugin {
  return {
    name: 'manual',
    enforce: 'pre',
    transform(source, id) {
      if (!/\/features\/help\/manual\/[^/]+\.md$/.test(id)) return undefined
      return { code: `export default ${JSON.stringify(compileArticle(path.basename(id, '.md'), source))}`, map: null }
    },
  }
}
