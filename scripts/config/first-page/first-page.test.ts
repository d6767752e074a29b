import { expect, test } from 'vitest'
import { planOf } from './plan.ts'
import { importsByKey, routesIn } from './source.ts'

const FILE = '/console/generated/routes.ts'
const written = routesIn(
  FILE,
  `import type { Route } from './shell.ts'
   export const routes: Route[] = [
     { ...{ path: '/login', title: 'Entrar', gate: { who: 'public' }, kind: 'page', page: 'account/login' },
       load: () => import('./screens/login.ts') },
     { path: '/fruit/{id}', title: 'Fruta', gate: { who: 'user' }, kind: 'table' },
     { path: '/fruit/new', title: 'Nueva', gate: { who: 'user' }, kind: 'form' },
     { path: '/home', title: 'Inicio', gate: { who: 'user' }, kind: 'page', page: 'home' },
   ]`,
)

test('reads the routes of a generated file, with the screens that they load', () => {
  expect(written.map(({ path, kind, screen }) => [path, kind, screen])).toEqual([
    ['/login', 'page', '/console/generated/screens/login.ts'],
    ['/fruit/{id}', 'table', undefined],
    ['/fruit/new', 'form', undefined],
    ['/home', 'page', undefined],
  ])
  expect(written[0]?.gate).toEqual({ who: 'public' })
})

test('rejects a file without a list of routes', () => {
  expect(() => routesIn(FILE, 'export const other = 1')).toThrow('has no list of routes')
})

test('finds the modules that a page imports, also through a constant', () => {
  const pages = importsByKey(
    '/console/features/index.ts',
    `const queries = async () => (await import('../engine/QueryCacheProvider.tsx')).QueryCacheProvider
     const pages: Pages = {
       'account/login': () => import('./account/login.tsx'),
       home: within(queries, () => import('./home.tsx')),
       error: async () => ({ default: ErrorScreen }),
     }`,
    'pages',
  )
  expect([...pages]).toEqual([
    ['account/login', ['/console/features/account/login.tsx']],
    ['home', ['/console/engine/QueryCacheProvider.tsx', '/console/features/home.tsx']],
    ['error', []],
  ])
})

const plan = planOf('/', written, ({ path }, signedIn) => (signedIn ? ['shell.js', `${path}.js`] : [`${path}.js`]))

/** The files for an address, as the page's first script chooses them. */
function filesFor(address: string, signedIn: boolean): string[] {
  const [, inside, outside] = plan.routes.find(([pattern]) => new RegExp(pattern).test(address)) ?? ['', -1, -1]
  return (plan.sets[signedIn ? inside : outside] ?? []).map((index) => plan.files[index] ?? '').sort()
}

test.each([
  ['/login', false, ['/login.js']],
  ['/home', true, ['/home.js', 'shell.js']],
  ['/fruit/7', true, ['/fruit/{id}.js', 'shell.js']],
  ['/fruit/new', true, ['/fruit/new.js', 'shell.js']],
  ['/fruit/new/', true, ['/fruit/new.js', 'shell.js']],
])('plans the files of %s (signed in: %s)', (address, signedIn, files) => {
  expect(filesFor(address, signedIn)).toEqual(files)
})

test.each([
  ['a signed-out visitor of a member page gets the sign-in page', '/home', false, ['/login.js']],
  ['a signed-out visitor of an unknown address gets the sign-in page', '/nowhere', false, ['/login.js']],
  ['a signed-in user of the sign-in page gets the home page', '/login', true, ['/home.js', 'shell.js']],
  ['a signed-in user of an unknown address gets the home page', '/a/b/c', true, ['/home.js', 'shell.js']],
])('plans %s', (_, address, signedIn, files) => {
  expect(filesFor(address, signedIn)).toEqual(files)
})
