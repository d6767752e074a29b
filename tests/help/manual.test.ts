import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { routes } from '../../generated/routes.ts'
import { compileArticle } from '../../scripts/manual/compile.ts'
import { collectTexts } from '../../scripts/voice/texts.ts'
import { type Article, type Inline, linesOf } from '../../src/console/features/help/article.ts'

const root = path.resolve(import.meta.dirname, '../..')
const folder = path.join(root, 'src/console/features/help/manual')
const read = (...file: string[]) => readFileSync(path.join(root, ...file), 'utf8')
const articles: Article[] = readdirSync(folder).map((file) =>
  compileArticle(path.basename(file, '.md'), readFileSync(path.join(folder, file), 'utf8')),
)
const ids = new Set(articles.map(({ id }) => id))
const paths = new Map(routes.map((route) => [route.path as string, route]))

const pieces = ({ blocks }: Article): Inline[] =>
  blocks.flatMap((block) =>
    block.kind === 'heading' || block.kind === 'program'
      ? []
      : block.kind === 'list'
        ? block.items.flat()
        : block.content,
  )

/** Everything that is wrong with the articles, as `id: what`. */
const faults = (find: (article: Article) => string[]) =>
  articles.flatMap((article) => find(article).map((what) => `${article.id}: ${what}`))

test('every screen that is built has an article', () => {
  const told = new Set(articles.flatMap(({ screens }) => screens))
  const built = routes.filter(
    ({ path: route, kind, gate }) => kind !== 'pending' && gate.who !== 'public' && route !== '/error',
  )
  expect(built.map(({ path: route }) => route).filter((route) => !told.has(route))).toEqual([])
})

test('articles name and link only screens that are built, and articles that exist', () => {
  const isBuilt = (route: string) => paths.get(route) !== undefined && paths.get(route)?.kind !== 'pending'
  expect(faults(({ screens }) => screens.filter((route) => !isBuilt(route)))).toEqual([])
  const links = (article: Article) =>
    pieces(article).flatMap((one) => (typeof one === 'object' && one.kind === 'link' ? [one.to] : []))
  expect(faults((article) => links(article).filter((to) => !(to.startsWith('/') ? isBuilt(to) : ids.has(to))))).toEqual(
    [],
  )
})

test('what articles print in bold is written in the console exactly so', async () => {
  const shown = new Set<string>()
  for (const { file, text } of await collectTexts(root)) if (!file.endsWith('.md')) shown.add(text)
  // Texts that the generator derives, such as the button of a table's deleted items.
  for (const file of readdirSync(path.join(root, 'generated/screens')))
    for (const [, text = ''] of read('generated/screens', file).matchAll(/(?:'|")([^'"\n]+)(?:'|")/g)) shown.add(text)
  const labels = (article: Article) =>
    pieces(article).flatMap((one) => (typeof one === 'object' && one.kind === 'ui' ? [one.text] : []))
  expect(faults((article) => labels(article).filter((text) => !shown.has(text)))).toEqual([])
})

test('articles are short, and have titles and places of their own', () => {
  const words = (article: Article) =>
    linesOf(article)
      .join(' ')
      .match(/[\p{L}\d]+/gu)?.length ?? 0
  expect(faults((article) => (words(article) < 80 || words(article) > 250 ? [`${words(article)} words`] : []))).toEqual(
    [],
  )
  expect(new Set(articles.map(({ title }) => title)).size).toBe(articles.length)
  expect(new Set(articles.map(({ order }) => order)).size).toBe(articles.length)
})

test('links to the manual from screens and pages lead to an article', () => {
  const named = readdirSync(path.join(root, 'screens'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json') && !file.endsWith('schema.json'))
    .flatMap((file) => {
      const { table } = JSON.parse(read('screens', file)) as { table?: { empty?: { help?: string } } }
      return table?.empty?.help ?? []
    })
  const linked = readdirSync(path.join(root, 'src/console'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) =>
      [...read('src/console', file).matchAll(/<(?:EmptyState|HelpLink)[^>]*?\s(?:help|article)="([^"]*)"/g)].map(
        ([, id = '']) => id,
      ),
    )
  expect(named.length).toBeGreaterThan(5)
  expect(linked.length).toBeGreaterThan(3)
  expect([...named, ...linked].filter((id) => !ids.has(id))).toEqual([])
})

const FRONT = '---\ntitle: Uno\nsection: Pruebas\norder: 1\n---\n'

test('an article is compiled to its blocks', () => {
  const { blocks, screens } = compileArticle(
    'uno',
    `${FRONT}\nElige **Guardar** o \`Ctrl K\`.\n\n## Después\n\n1. Abre [Estado](/state).\n2. Lee [otro](dos) y \`</body>\`.\n\n> *Nota*.\n`,
  )
  expect(screens).toEqual([])
  expect(blocks).toEqual([
    {
      kind: 'paragraph',
      content: ['Elige ', { kind: 'ui', text: 'Guardar' }, ' o ', { kind: 'keys', keys: ['Ctrl', 'K'] }, '.'],
    },
    { kind: 'heading', text: 'Después' },
    {
      kind: 'list',
      ordered: true,
      items: [
        ['Abre ', { kind: 'link', to: '/state', text: 'Estado' }, '.'],
        ['Lee ', { kind: 'link', to: 'dos', text: 'otro' }, ' y ', { kind: 'code', text: '</body>' }, '.'],
      ],
    },
    { kind: 'note', content: [{ kind: 'emphasis', text: 'Nota' }, '.'] },
  ])
})

test.each([
  ['HTML', 'Hola <img src=x onerror=alert(1)>', 'html is not supported'],
  ['a block of HTML', '<script>alert(1)</script>', 'html is not supported'],
  ['a picture', '![Foto](foto.png)', 'image is not supported'],
  ['a foreign address', '[Sitio](https://otro.example)', 'is neither a route nor an article'],
  ['a script as an address', '[Sitio](javascript:alert(1))', 'is neither a route nor an article'],
  ['a title in the text', '# Uno', 'headings have two signs'],
  ['no text', '', 'it has no text'],
])('the compiler refuses %s', (_, body, message) => {
  expect(() => compileArticle('uno', `${FRONT}\n${body}\n`)).toThrow(
    `manual/uno.md: ${message === 'is neither a route nor an article' ? '' : message}`,
  )
  expect(() => compileArticle('uno', `${FRONT}\n${body}\n`)).toThrow(message)
  expect(compileArticle('uno', `${FRONT}\nHola.\n`).title).toBe('Uno')
})

test('the compiler refuses an article without front matter, and unknown keys in it', () => {
  expect(() => compileArticle('uno', 'Hola.')).toThrow('the front matter is missing')
  expect(() => compileArticle('uno', '---\ntitle: Uno\nsection: Dos\norder: 1\nroute: /home\n---\n\nHola.')).toThrow(
    'unknown key route',
  )
})
