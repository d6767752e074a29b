import { expect, test } from 'vitest'
import { castCountFaults, castFaults } from './casts.ts'
import { dateFaults } from './dates.ts'
import { formFaults } from './forms.ts'
import { answerFaults, importFaults, importsOf } from './imports.ts'
import { layerFaults } from './layers.ts'
import { nameFaults } from './names.ts'
import { pageFaults, placeFaults } from './places.ts'
import { limitFaults, restatedFaults, statedTexts } from './restated.ts'
import { unusedFaults } from './unused.ts'
import { versionedTables, versionFaults } from './versions.ts'

test('importsOf() finds every kind of import and ignores comments', () => {
  const text = `import a from 'a'\nimport type { B } from "../b.ts"\nimport './c.css'\nexport * from './d.ts'\nconst e = import('./e.ts')\n// import f from 'f'\n/* import g from 'g' */`
  expect(importsOf(text)).toEqual(['a', '../b.ts', './c.css', './d.ts', './e.ts'])
})

const imports: [string, string, string, string[]][] = [
  ['the contract may import itself', 'src/contract/a.ts', './b.ts', []],
  ['the contract may not import packages', 'src/contract/a.ts', 'react', ['may not import the package react']],
  [
    'the contract may not import generated files',
    'src/contract/a.ts',
    '../../generated/shell.ts',
    ['may not import generated/shell.ts'],
  ],
  ['the console may import the contract', 'src/console/a/b.ts', '../../contract/gate.ts', []],
  [
    'the console may not import the server',
    'src/console/a.ts',
    '../server/app.ts',
    ['may not import src/server/app.ts'],
  ],
  ['the console may not import Node', 'src/console/a.ts', 'node:fs', ['may not import the package node:fs']],
  ['the console may import its icon set', 'src/console/a.ts', '@mdi/js', []],
  [
    'the console may not import another icon set',
    'src/console/a.tsx',
    '@mui/icons-material/Add',
    ['may not import the package @mui/icons-material/Add'],
  ],
  ['the server may import Node', 'src/server/a.ts', 'node:fs', []],
  [
    'the server may not import React',
    'src/server/a.ts',
    'react-dom/server',
    ['may not import the package react-dom/server'],
  ],
  [
    'the server may not import the console',
    'src/server/a.ts',
    '../console/api/client.ts',
    ['may not import src/console/api/client.ts'],
  ],
  ['generated files may import the contract', 'generated/screens/a.ts', '../../src/contract/screen.ts', []],
  [
    'generated files may not import the console',
    'generated/routes.ts',
    '../src/console/a.ts',
    ['may not import src/console/a.ts'],
  ],
  ['tests may import anything', 'src/console/a.test.tsx', '../server/app.ts', []],
]
test.each(imports)('imports: %s', (_name, file, specifier, want) => {
  expect(importFaults({ file, text: `import { x } from '${specifier}'\n` }).map(({ message }) => message)).toEqual(want)
})

test.each([
  ['tests/console/a.test.tsx', 'msw', 1],
  ['src/console/a.test.tsx', 'msw/node', 1],
  ['tests/support/network-stubs.ts', 'msw', 0],
  ['tests/console/a.test.tsx', '../support/network-stubs.ts', 0],
])('%s importing %s gives %i faults', (file, specifier, faults) => {
  expect(answerFaults({ file, text: `import { http } from '${specifier}'\n` })).toHaveLength(faults)
})

const folders = [{ folder: 'src/server/', layers: ['foundation', 'people', 'demo'] }]
const layerCases: [string, Record<string, string[]>, string[]][] = [
  ['imports go down', { 'people/team/a.ts': ['../../foundation/store/b.ts'], 'foundation/store/b.ts': [] }, []],
  [
    'none goes up, types neither',
    { 'foundation/store/b.ts': ['../../people/team/a.ts'], 'people/team/a.ts': [] },
    ['src/server/foundation/store/b.ts: imports src/server/people/team/a.ts, which is in a higher layer'],
  ],
  ['files directly in the folder are above all layers', { 'app.ts': ['./demo/a.ts'], 'demo/a.ts': [] }, []],
  [
    'layers may not import them',
    { 'demo/a.ts': ['../app.ts'], 'app.ts': [] },
    ['src/server/demo/a.ts: imports src/server/app.ts, which is in a higher layer'],
  ],
  [
    'every folder must be a layer',
    { 'extra/b.ts': [] },
    ['src/server/extra/b.ts: is not in a layer of src/server/: foundation, people, demo'],
  ],
  [
    'files may not import each other in a circle',
    { 'people/a/1.ts': ['./2.ts'], 'people/a/2.ts': ['./1.ts'] },
    [
      'src/server/people/a/1.ts: has a circular import: ' +
        'src/server/people/a/1.ts imports src/server/people/a/2.ts; src/server/people/a/2.ts imports src/server/people/a/1.ts',
    ],
  ],
  ['subfolders may import each other', { 'people/a/1.ts': ['./b/2.ts'], 'people/a/b/2.ts': ['../3.ts'] }, []],
  [
    'folders of one layer may not import each other in a circle',
    {
      'people/a/1.ts': ['../b/1.ts'],
      'people/b/1.ts': [],
      'people/b/2.ts': ['../c/1.ts'],
      'people/c/1.ts': ['../a/2.ts'],
    },
    [
      'src/server/people/a: has a circular import: src/server/people/a/1.ts imports src/server/people/b/1.ts; ' +
        'src/server/people/b/2.ts imports src/server/people/c/1.ts; src/server/people/c/1.ts imports src/server/people/a/2.ts',
    ],
  ],
  [
    'imports in one direction are allowed',
    { 'people/a/1.ts': ['../b/1.ts', '../c/1.ts'], 'people/b/1.ts': ['../c/1.ts'] },
    [],
  ],
  ['tests may import anything', { 'foundation/store/b.test.ts': ['../../people/team/a.ts'] }, []],
]
test.each(layerCases)('layers: %s', (_name, files, want) => {
  const sources = Object.entries(files).map(([file, imports]) => ({
    file: `src/server/${file}`,
    text: imports.map((specifier) => `import type { x } from '${specifier}'\n`).join(''),
  }))
  expect(layerFaults(sources, folders).map(({ file, message }) => `${file}: ${message}`)).toEqual(want)
})

test('features are named after their file in openapi/paths in all folders', () => {
  const faults = (...files: string[]) =>
    nameFaults(['openapi/paths/chats.yaml', ...files])
      .filter(({ file }) => file !== 'scripts/structure/names.ts')
      .map(({ file }) => file)
  expect(faults('src/server/conversation/chats/a.ts', 'tests/chats/a.test.ts', 'tests/support/a.ts')).toEqual([])
  expect(faults('src/server/conversation/talks/a.ts', 'src/server/conversation/talks/b.ts')).toEqual([
    'src/server/conversation/talks',
  ])
  expect(faults('tests/talks/a.test.ts', 'src/console/features/talks/a.ts')).toEqual([
    'src/console/features/talks',
    'tests/talks',
  ])
  expect(faults('src/server/foundation/store/a.ts', 'src/server/demo/answers/a.ts', 'tests/a.ts')).toEqual([])
  expect(faults('src/server/people/a.ts', 'src/server/demo/a.ts')).toEqual(['src/server/people/a.ts'])
  expect(faults('screens/settings/chats.json', 'screens/tyc.json', 'screens/login/reset.json')).toEqual([])
  expect(faults('screens/talks.json', 'screens/shell.json')).toEqual(['screens/talks.json'])
})

test('reports an exception that is not needed', () => {
  const [fault] = nameFaults(['openapi/paths/meta.yaml', 'src/server/channels/meta/a.ts'])
  expect(nameFaults([])).toEqual([])
  expect(fault?.file).toBe('scripts/structure/names.ts')
  const idle = nameFaults(['openapi/paths/tyc.yaml', 'screens/tyc.json']).map(({ message }) => message)
  expect(idle).toContain('the route tyc needs no exception')
})

const places: [string, boolean][] = [
  ['tests/e2e/login.e2e.ts', true],
  ['src/console/login.e2e.ts', false],
  ['src/console/ui/Button.tsx', true],
  ['src/server/page.tsx', false],
  ['src/console/ui/button.css', true],
  ['src/server/foundation/store/migrations/0001_core.sql', true],
  ['src/server/people/team/0001_core.sql', false],
  ['src/console/public/mode.js', true],
  ['src/console/mode.js', false],
]
test.each(places)('returns whether the place of %s is allowed: %s', (file, good) => {
  expect(placeFaults({ file, text: '' }).length === 0).toBe(good)
})

test('reports files that exceed the line limit', () => {
  expect(placeFaults({ file: 'src/server/a.ts', text: 'x\n'.repeat(300) })).toEqual([])
  expect(placeFaults({ file: 'src/server/a.ts', text: 'x\n'.repeat(301) })).toHaveLength(1)
  expect(placeFaults({ file: 'src/server/a.test.ts', text: 'x\n'.repeat(400) })).toEqual([])
  expect(placeFaults({ file: 'src/server/a.test.ts', text: 'x\n'.repeat(401) })).toHaveLength(1)
})

test('reports missing pages and page folders without a screen', () => {
  const files = ['src/console/features/home/index.tsx', 'src/console/features/old/index.tsx']
  expect(pageFaults(new Set(['home', 'chats']), files).map(({ file }) => file)).toEqual([
    'src/console/features/chats/index.tsx',
    'src/console/features/old/index.tsx',
  ])
  expect(pageFaults(new Set(['home', 'old']), files)).toEqual([])
  const parts = ['src/console/features/account/login/index.tsx', 'src/console/features/account/word.tsx']
  expect(pageFaults(new Set(['account/login', 'account/word']), parts)).toEqual([])
})

test('reports texts that repeat the description', () => {
  const stated = statedTexts({
    paths: {
      '/a': {
        get: { 'x-toasts': { success: 'Intención creada correctamente.', loading: 'Un momento, por favor...' } },
        put: { 'x-toasts': { loading: 'Un momento, por favor...' } },
      },
    },
    components: { schemas: { A: { properties: { a: { 'x-messages': { format: 'El correo no es válido.' } } } } } },
  })
  const text =
    "toast('Intención creada correctamente.'); say(\"El correo no es válido.\"); say('Otra cosa muy distinta'); say('Un momento, por favor...')"
  expect(restatedFaults({ file: 'src/console/a.ts', text }, stated)).toHaveLength(2)
  expect(restatedFaults({ file: 'src/console/a.test.ts', text }, stated)).toEqual([])
})

test('reports limits that repeat the description', () => {
  const faults = (text: string, file = 'src/console/a.tsx') => limitFaults({ file, text }).map(({ message }) => message)
  expect(faults('<input maxLength={60} /><input maxLength={60} />')).toHaveLength(1)
  expect(faults('<input maxLength="60" /> const more = { maxLength: 1_000 }')).toHaveLength(2)
  expect(faults('<input maxLength={LabelInputLimits.title.maxLength} /> interface A { maxLength: number }')).toEqual([])
  expect(faults('<input maxLength={60} />', 'src/console/a.test.tsx')).toEqual([])
})

test('reports casts of database columns and "as never"', () => {
  const faults = (text: string, file = 'src/server/a.ts') => castFaults({ file, text }).map(({ message }) => message)
  expect(faults("return { state: row.state as ChatItem['state'], text: row.body }")).toEqual([
    'casts the column state: its type is in src/server/columns.ts',
  ])
  expect(faults('const steps = row?.steps as unknown as Step[]')).toHaveLength(1)
  expect(faults('query.where((eb) => visible(eb as never))')).toEqual(['disables type checks with "as never"'])
  expect(faults("// row.state as State\nimport { row as Row } from './row.ts'\nconst kind = 'a' as const")).toEqual([])
  expect(faults('const state = row.state as State', 'src/server/a.test.ts')).toEqual([])
})

test('reports more casts than allowed', () => {
  const sources = [{ file: 'src/server/a.ts', text: 'f(x as Y, z as unknown as W)\nimport * as Path from "path"' }]
  expect(castCountFaults(sources, 1)).toEqual([{ file: 'src/server', message: 'has 2 casts; the maximum is 1' }])
  expect(castCountFaults(sources, 2)).toEqual([])
})

const dates: [string, string, number][] = [
  ['src/console/features/a.tsx', 'at.toLocaleString()', 1],
  ['src/console/features/a.tsx', 'new Intl.DateTimeFormat("es").format(at)', 1],
  ['src/server/foundation/mail/a.ts', 'at.getHours() + at.getMinutes()', 2],
  ['src/server/foundation/mail/a.ts', 'at.getTime() + name.toLocaleLowerCase()', 0],
  ['src/contract/format.ts', 'new Intl.DateTimeFormat("es").format(at)', 0],
  ['src/server/mail/a.ts', "new Intl.NumberFormat('es-AR').format(1)", 1],
  ['src/contract/messages.ts', "new Intl.NumberFormat('es-AR').format(1)", 0],
  ['src/console/features/a.test.tsx', 'at.toLocaleDateString()', 0],
]
test.each(dates)('dates in %s: %s', (file, text, count) => expect(dateFaults({ file, text })).toHaveLength(count))

test('reports exports that no other file imports', () => {
  const sources = [
    {
      file: 'src/console/a.ts',
      text: 'export const lonely = 1\nexport function wanted() {}\nexport interface Own {}\nexport const tested: Own = 2',
    },
    { file: 'src/console/b.ts', text: "import { wanted } from './a.ts'\n" },
    { file: 'src/console/c.ts', text: '// lonely\nconst Own = 1\n' },
    { file: 'src/console/a.test.ts', text: "import { tested } from './a.ts'\nexport const own = tested" },
  ]
  expect(unusedFaults(sources)).toEqual([
    { file: 'src/console/a.ts', message: 'no file imports lonely' },
    { file: 'src/console/a.ts', message: 'no file imports Own' },
  ])
})

test("ignores exports inside the generator's templates", () => {
  const text = 'const text = `\nexport type Id = 1\n`\nexport const lonely = 1'
  expect(unusedFaults([{ file: 'scripts/generate/a.ts', text }])).toEqual([
    { file: 'scripts/generate/a.ts', message: 'no file imports lonely' },
  ])
})

test('reports increments of a version outside nextVersion', () => {
  const faults = (text: string, file = 'src/server/a.ts') => versionFaults({ file, text }, new Set(['area']))
  expect(faults('set({ version: sql`version + 1` })')).toHaveLength(1)
  expect(faults('sql`update a set version = e.version + 1`')).toHaveLength(1)
  expect(faults('set({ version: nextVersion }), { version: version + 1 }')).toEqual([])
})

test('reports changes of versioned rows that neither set nextVersion nor say why', () => {
  const faults = (text: string) => versionFaults({ file: 'src/server/a.ts', text }, new Set(['area']))
  expect(faults(".updateTable('area').set({ name }).execute()")).toHaveLength(1)
  expect(faults('.updateTable(table).set({ name }).execute()')).toHaveLength(1)
  expect(faults('sql`update area a set name = 1`.execute(db())')).toHaveLength(1)
  expect(faults(".updateTable('area').set({ name, version: nextVersion }).execute()")).toEqual([])
  expect(faults(".updateTable('job').set({ name }).execute()")).toEqual([])
  expect(faults("/** Counts a use. Does not change the version. */\nf(db().updateTable('area').execute())")).toEqual([])
  expect(faults("// Does not change the version.\nf()\n\ng(db().updateTable('area').execute())")).toHaveLength(1)
  // table aliases
  expect(faults(".updateTable('area as a').set({ name }).execute()")).toHaveLength(1)
  expect(faults('sql`update area as a set name = 1`')).toHaveLength(1)
  expect(faults(`sql\`update area as a set name = 1, version = \${nextVersion}\``)).toEqual([])
  // upserts
  const insert = (set: string) =>
    `.insertInto('area').values({ name }).onConflict((c) => c.doUpdateSet({ ${set} })).execute()`
  expect(faults(insert('name'))).toHaveLength(1)
  expect(faults(insert('name, version: nextVersion'))).toEqual([])
  expect(faults(".insertInto('area').values({ name }).execute()")).toEqual([])
  expect(faults('sql`insert into area (name) values (1) on conflict (name) do update set name = 2`')).toHaveLength(1)
  expect(faults('sql`insert into area (name) values (1)`')).toEqual([])
  // A statement ends with its chain, despite inner calls and later code.
  expect(faults(".updateTable('area').set({ name: await f().execute(), version: nextVersion }).execute()")).toEqual([])
  expect(
    faults("const a = db().updateTable('area').set({ name })\nf({ version: nextVersion }).execute()"),
  ).toHaveLength(1)
  // A comment inside the arguments may have signs that open nothing.
  expect(faults(".updateTable('area').set({ name, // it's (\n version: nextVersion }).execute()")).toEqual([])
  expect(faults(".updateTable('area').set({ name } // it's (\n).execute()\nf(nextVersion)")).toHaveLength(1)
  expect(faults(`sql\`update area set a = \${b({ c: \`}\` })}\`\nf(nextVersion)`)).toHaveLength(1)
})

test('versionedTables() returns tables with version and updated_by', () => {
  const columns = '  version: Generated<number>\n'
  const types = `export interface Area {\n${columns}  updated_by: number | null\n}\n
export interface Job {\n${columns}}\n
export interface Database {\n  area: Area\n  job: Job\n}\n`
  expect(versionedTables(types)).toEqual(new Set(['area']))
})

const forms: [string, string, string, number][] = [
  ['a feature may not have its own form', 'src/console/features/chats/A.tsx', '<form onSubmit={save}>', 1],
  ["a feature may use the engine's form", 'src/console/features/chats/A.tsx', '<Form form={form}>', 0],
  ['a form that saves nothing is allowed', 'src/console/features/testbot/TestChat.tsx', '<form>', 0],
  [
    'a feature may not have its own form state',
    'src/console/features/chats/A.tsx',
    "import { useForm } from 'react-hook-form'",
    1,
  ],
  [
    "the engine's hook is allowed",
    'src/console/features/chats/A.tsx',
    "import { useForm } from '../../engine/form/useForm.ts'\nimport { useWatch } from 'react-hook-form'",
    0,
  ],
  [
    'a feature may not save an input from its own state',
    'src/console/features/chats/A.tsx',
    "const [name, setName] = useState('')\nactions.rename(name)\n<TextField value={name} onChange={setName} />",
    1,
  ],
  [
    'state that is not saved is allowed',
    'src/console/features/chats/A.tsx',
    "const [query, setQuery] = useState('')\n<TextField value={query} onChange={setQuery} />",
    0,
  ],
  [
    'saved state without an input is allowed',
    'src/console/features/chats/A.tsx',
    "const [busy, setBusy] = useState(false)\napi.POST('/a')\n<Button busy={busy} />",
    0,
  ],
  ['a feature may not show field errors itself', 'src/console/features/A.tsx', 'setErrors(fieldsOf(error))', 1],
  ['an unneeded exception is reported', 'src/console/features/testbot/TestChat.tsx', '<Form form={form}>', 1],
  [
    'the engine may have forms',
    'src/console/engine/form/A.tsx',
    "import { useForm } from 'react-hook-form'\n<form>",
    0,
  ],
]
test.each(forms)('forms: %s', (_, file, text, count) => expect(formFaults({ file, text })).toHaveLength(count))
