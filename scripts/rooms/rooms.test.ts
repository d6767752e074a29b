import { expect, test } from 'vitest'
import { castCountFaults, castFaults } from './casts.ts'
import { dateFaults } from './dates.ts'
import { floorFaults } from './floors.ts'
import { formFaults } from './forms.ts'
import { answerFaults, importFaults, importsOf } from './imports.ts'
import { nameFaults } from './names.ts'
import { pageFaults, placeFaults } from './places.ts'
import { limitFaults, restatedFaults, statedTexts } from './restated.ts'
import { unusedFaults } from './unused.ts'
import { versionedTables, versionFaults } from './versions.ts'

test('every way to import is seen, comments are not', () => {
  const text = `import a from 'a'\nimport type { B } from "../b.ts"\nimport './c.css'\nexport * from './d.ts'\nconst e = import('./e.ts')\n// import f from 'f'\n/* import g from 'g' */`
  expect(importsOf(text)).toEqual(['a', '../b.ts', './c.css', './d.ts', './e.ts'])
})

const imports: [string, string, string, string[]][] = [
  ['the contract stands alone', 'src/contract/a.ts', './b.ts', []],
  ['the contract takes no package', 'src/contract/a.ts', 'react', ['may not import the package react']],
  [
    'the contract takes nothing generated',
    'src/contract/a.ts',
    '../../generated/shell.ts',
    ['may not import generated/shell.ts'],
  ],
  ['the console takes the contract', 'src/console/a/b.ts', '../../contract/gate.ts', []],
  [
    'the console takes nothing of the server',
    'src/console/a.ts',
    '../server/app.ts',
    ['may not import src/server/app.ts'],
  ],
  ['the console has no Node', 'src/console/a.ts', 'node:fs', ['may not import the package node:fs']],
  ['the console has one set of icons', 'src/console/a.ts', '@mdi/js', []],
  [
    'the console has no other set of icons',
    'src/console/a.tsx',
    '@mui/icons-material/Add',
    ['may not import the package @mui/icons-material/Add'],
  ],
  ['the server takes Node', 'src/server/a.ts', 'node:fs', []],
  ['the server draws nothing', 'src/server/a.ts', 'react-dom/server', ['may not import the package react-dom/server']],
  [
    'the server takes nothing of the console',
    'src/server/a.ts',
    '../console/api/client.ts',
    ['may not import src/console/api/client.ts'],
  ],
  ['what is generated takes the contract', 'generated/screens/a.ts', '../../src/contract/screen.ts', []],
  [
    'what is generated takes no program',
    'generated/routes.ts',
    '../src/console/a.ts',
    ['may not import src/console/a.ts'],
  ],
  ['tests may', 'src/console/a.test.tsx', '../server/app.ts', []],
]
test.each(imports)('%s', (_name, file, specifier, want) => {
  expect(importFaults({ file, text: `import { x } from '${specifier}'\n` }).map(({ message }) => message)).toEqual(want)
})

test.each([
  ['tests/console/a.test.tsx', 'msw', 1],
  ['src/console/a.test.tsx', 'msw/node', 1],
  ['tests/support/stage.ts', 'msw', 0],
  ['tests/console/a.test.tsx', '../support/stage.ts', 0],
])('%s imports %s: %i faults', (file, specifier, faults) => {
  expect(answerFaults({ file, text: `import { http } from '${specifier}'\n` })).toHaveLength(faults)
})

const house = [{ folder: 'src/server/', floors: ['foundation', 'people', 'demo'] }]
const floors: [string, Record<string, string[]>, string[]][] = [
  ['imports go down', { 'people/team/a.ts': ['../../foundation/store/b.ts'], 'foundation/store/b.ts': [] }, []],
  [
    'none goes up, types neither',
    { 'foundation/store/b.ts': ['../../people/team/a.ts'], 'people/team/a.ts': [] },
    ['src/server/foundation/store/b.ts: imports src/server/people/team/a.ts, which is above it'],
  ],
  ['the files of the program stand above all', { 'app.ts': ['./demo/a.ts'], 'demo/a.ts': [] }, []],
  [
    'no floor imports them',
    { 'demo/a.ts': ['../app.ts'], 'app.ts': [] },
    ['src/server/demo/a.ts: imports src/server/app.ts, which is above it'],
  ],
  [
    'every folder is a floor',
    { 'extra/b.ts': [] },
    ['src/server/extra/b.ts: stands on no floor of src/server/: foundation, people, demo'],
  ],
  [
    'files do not go round either',
    { 'people/a/1.ts': ['./2.ts'], 'people/a/2.ts': ['./1.ts'] },
    [
      'src/server/people/a/1.ts: imports itself in a circle: ' +
        'src/server/people/a/1.ts imports src/server/people/a/2.ts; src/server/people/a/2.ts imports src/server/people/a/1.ts',
    ],
  ],
  [
    "folders within a folder may name each other's files",
    { 'people/a/1.ts': ['./b/2.ts'], 'people/a/b/2.ts': ['../3.ts'] },
    [],
  ],
  [
    'folders of one floor do not go round',
    {
      'people/a/1.ts': ['../b/1.ts'],
      'people/b/1.ts': [],
      'people/b/2.ts': ['../c/1.ts'],
      'people/c/1.ts': ['../a/2.ts'],
    },
    [
      'src/server/people/a: imports itself in a circle: src/server/people/a/1.ts imports src/server/people/b/1.ts; ' +
        'src/server/people/b/2.ts imports src/server/people/c/1.ts; src/server/people/c/1.ts imports src/server/people/a/2.ts',
    ],
  ],
  ['one way is no circle', { 'people/a/1.ts': ['../b/1.ts', '../c/1.ts'], 'people/b/1.ts': ['../c/1.ts'] }, []],
  ['tests may', { 'foundation/store/b.test.ts': ['../../people/team/a.ts'] }, []],
]
test.each(floors)('floors: %s', (_name, files, want) => {
  const sources = Object.entries(files).map(([file, imports]) => ({
    file: `src/server/${file}`,
    text: imports.map((specifier) => `import type { x } from '${specifier}'\n`).join(''),
  }))
  expect(floorFaults(sources, house).map(({ file, message }) => `${file}: ${message}`)).toEqual(want)
})

test('a feature has the name of its file in openapi/paths everywhere', () => {
  const faults = (...files: string[]) =>
    nameFaults(['openapi/paths/chats.yaml', ...files])
      .filter(({ file }) => file !== 'scripts/rooms/names.ts')
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

test('an exception that nothing needs is told', () => {
  const [fault] = nameFaults(['openapi/paths/meta.yaml', 'src/server/channels/meta/a.ts'])
  expect(nameFaults([])).toEqual([])
  expect(fault?.file).toBe('scripts/rooms/names.ts')
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
test.each(places)('%s: %s', (file, good) => {
  expect(placeFaults({ file, text: '' }).length === 0).toBe(good)
})

test('a file is one subject', () => {
  expect(placeFaults({ file: 'src/server/a.ts', text: 'x\n'.repeat(300) })).toEqual([])
  expect(placeFaults({ file: 'src/server/a.ts', text: 'x\n'.repeat(301) })).toHaveLength(1)
  expect(placeFaults({ file: 'src/server/a.test.ts', text: 'x\n'.repeat(400) })).toEqual([])
  expect(placeFaults({ file: 'src/server/a.test.ts', text: 'x\n'.repeat(401) })).toHaveLength(1)
})

test('pages of the contract and folders of pages are the same', () => {
  const files = ['src/console/features/home/index.tsx', 'src/console/features/old/index.tsx']
  expect(pageFaults(new Set(['home', 'chats']), files).map(({ file }) => file)).toEqual([
    'src/console/features/chats/index.tsx',
    'src/console/features/old/index.tsx',
  ])
  expect(pageFaults(new Set(['home', 'old']), files)).toEqual([])
  const parts = ['src/console/features/account/login/index.tsx', 'src/console/features/account/word.tsx']
  expect(pageFaults(new Set(['account/login', 'account/word']), parts)).toEqual([])
})

test('a text of the description is not said again', () => {
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

test('a limit of the description is not said again', () => {
  const faults = (text: string, file = 'src/console/a.tsx') => limitFaults({ file, text }).map(({ message }) => message)
  expect(faults('<input maxLength={60} /><input maxLength={60} />')).toHaveLength(1)
  expect(faults('<input maxLength="60" /> const more = { maxLength: 1_000 }')).toHaveLength(2)
  expect(faults('<input maxLength={LabelInputLimits.title.maxLength} /> interface A { maxLength: number }')).toEqual([])
  expect(faults('<input maxLength={60} />', 'src/console/a.test.tsx')).toEqual([])
})

test('what the store answers is not cast, nor are the checks switched off', () => {
  const faults = (text: string, file = 'src/server/a.ts') => castFaults({ file, text }).map(({ message }) => message)
  expect(faults("return { state: row.state as ChatItem['state'], text: row.body }")).toEqual([
    'casts the column state: src/server/columns.ts types it',
  ])
  expect(faults('const steps = row?.steps as unknown as Step[]')).toHaveLength(1)
  expect(faults('query.where((eb) => visible(eb as never))')).toEqual(['switches the checks off: as never'])
  expect(faults("// row.state as State\nimport { row as Row } from './row.ts'\nconst kind = 'a' as const")).toEqual([])
  expect(faults('const state = row.state as State', 'src/server/a.test.ts')).toEqual([])
})

test('the server has no more casts than it had', () => {
  const sources = [{ file: 'src/server/a.ts', text: 'f(x as Y, z as unknown as W)\nimport * as Path from "path"' }]
  expect(castCountFaults(sources, 1)).toEqual([{ file: 'src/server', message: 'has 2 casts; there were 1' }])
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
test.each(dates)('dates of %s: %s', (file, text, count) => expect(dateFaults({ file, text })).toHaveLength(count))

test('what is exported and imported by no other file is found', () => {
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
    { file: 'src/console/a.ts', message: 'nobody imports lonely' },
    { file: 'src/console/a.ts', message: 'nobody imports Own' },
  ])
})

test('what the generator writes is no export of its own', () => {
  const text = 'const text = `\nexport type Id = 1\n`\nexport const lonely = 1'
  expect(unusedFaults([{ file: 'scripts/generate/a.ts', text }])).toEqual([
    { file: 'scripts/generate/a.ts', message: 'nobody imports lonely' },
  ])
})

test('a version is counted on in one place', () => {
  const faults = (text: string, file = 'src/server/a.ts') => versionFaults({ file, text }, new Set(['area']))
  expect(faults('set({ version: sql`version + 1` })')).toHaveLength(1)
  expect(faults('sql`update a set version = e.version + 1`')).toHaveLength(1)
  expect(faults('set({ version: nextVersion }), { version: version + 1 }')).toEqual([])
})

test('who changes a row that has a version counts it on, or says why not', () => {
  const faults = (text: string) => versionFaults({ file: 'src/server/a.ts', text }, new Set(['area']))
  expect(faults(".updateTable('area').set({ name }).execute()")).toHaveLength(1)
  expect(faults('.updateTable(table).set({ name }).execute()')).toHaveLength(1)
  expect(faults('sql`update area a set name = 1`.execute(db())')).toHaveLength(1)
  expect(faults(".updateTable('area').set({ name, version: nextVersion }).execute()")).toEqual([])
  expect(faults(".updateTable('job').set({ name }).execute()")).toEqual([])
  expect(faults("/** Counts. No edit of it: its version stays. */\nf(db().updateTable('area').execute())")).toEqual([])
  expect(faults("// its version stays\nf()\n\ng(db().updateTable('area').execute())")).toHaveLength(1)
  // another name for the table
  expect(faults(".updateTable('area as a').set({ name }).execute()")).toHaveLength(1)
  expect(faults('sql`update area as a set name = 1`')).toHaveLength(1)
  expect(faults(`sql\`update area as a set name = 1, version = \${nextVersion}\``)).toEqual([])
  // an insert that changes the row it meets
  const insert = (set: string) =>
    `.insertInto('area').values({ name }).onConflict((c) => c.doUpdateSet({ ${set} })).execute()`
  expect(faults(insert('name'))).toHaveLength(1)
  expect(faults(insert('name, version: nextVersion'))).toEqual([])
  expect(faults(".insertInto('area').values({ name }).execute()")).toEqual([])
  expect(faults('sql`insert into area (name) values (1) on conflict (name) do update set name = 2`')).toHaveLength(1)
  expect(faults('sql`insert into area (name) values (1)`')).toEqual([])
  // a statement ends where its chain does, whatever runs inside of it or follows
  expect(faults(".updateTable('area').set({ name: await f().execute(), version: nextVersion }).execute()")).toEqual([])
  expect(
    faults("const a = db().updateTable('area').set({ name })\nf({ version: nextVersion }).execute()"),
  ).toHaveLength(1)
  expect(faults(`sql\`update area set a = \${b({ c: \`}\` })}\`\nf(nextVersion)`)).toHaveLength(1)
})

test('a table of what people write has a version, and says who changed it', () => {
  const columns = '  version: Generated<number>\n'
  const types = `export interface Area {\n${columns}  updated_by: number | null\n}\n
export interface Job {\n${columns}}\n
export interface Database {\n  area: Area\n  job: Job\n}\n`
  expect(versionedTables(types)).toEqual(new Set(['area']))
})

const forms: [string, string, string, number][] = [
  ['a feature draws no form', 'src/console/features/chats/A.tsx', '<form onSubmit={save}>', 1],
  ['it takes the engine’s', 'src/console/features/chats/A.tsx', '<Form form={form}>', 0],
  ['a form that saves nothing may stand', 'src/console/features/testbot/TestChat.tsx', '<form>', 0],
  ['nobody holds a form', 'src/console/features/chats/A.tsx', "import { useForm } from 'react-hook-form'", 1],
  [
    'the engine’s hook is another one',
    'src/console/features/chats/A.tsx',
    "import { useForm } from '../../engine/form/useForm.ts'\nimport { useWatch } from 'react-hook-form'",
    0,
  ],
  [
    'nobody saves what they hold by themselves',
    'src/console/features/chats/A.tsx',
    "const [name, setName] = useState('')\nactions.rename(name)\n<TextField value={name} onChange={setName} />",
    1,
  ],
  [
    'what is held and saved nowhere may stand',
    'src/console/features/chats/A.tsx',
    "const [query, setQuery] = useState('')\n<TextField value={query} onChange={setQuery} />",
    0,
  ],
  [
    'so may what is saved and shown in no input',
    'src/console/features/chats/A.tsx',
    "const [busy, setBusy] = useState(false)\napi.POST('/a')\n<Button busy={busy} />",
    0,
  ],
  ['nobody shows refusals at fields of their own', 'src/console/features/A.tsx', 'setErrors(fieldsOf(error))', 1],
  ['an exception that nobody needs goes', 'src/console/features/testbot/TestChat.tsx', '<Form form={form}>', 1],
  ['the engine may', 'src/console/engine/form/A.tsx', "import { useForm } from 'react-hook-form'\n<form>", 0],
]
test.each(forms)('%s', (_, file, text, count) => expect(formFaults({ file, text })).toHaveLength(count))
