import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { openapiTexts } from './openapi.ts'
import { audienceOf, isProgram } from './places.ts'
import { programTexts } from './program.ts'
import { screenTexts } from './screens.ts'
import { readTexts } from './source-texts.ts'
import { normalizeText, sentencesOf, type Text } from './text.ts'

const brief = (texts: readonly Text[]) => texts.map(({ role, line, text }) => `${role} ${line}: ${text}`)
const inProgram = (source: string, file = 'src/console/features/a.tsx') => brief(programTexts(file, source, parseSync))

test('the description says labels, helps, errors, options and toasts, and no examples', () => {
  const schema = `Area:
  type: string
  title: Área
  description: Quién atiende.
  example: Ventas
  x-messages: { minLength: Falta el área. }
  x-options:
    - { value: sales, label: Ventas, help: La primera. }
`
  expect(brief(openapiTexts('openapi/schemas/a.yaml', readTexts(schema)))).toEqual([
    'label 3: Área',
    'help 4: Quién atiende.',
    'error 6: Falta el área.',
    'option 8: Ventas',
    'help 8: La primera.',
  ])
  const paths = `/areas:
  get:
    summary: Áreas
    description: Todas.
    x-toasts: { success: Área leída., error: Error al leer. }
    responses: { '200': { description: Leídas, content: { schema: { title: Lista } } } }
`
  expect(brief(openapiTexts('openapi/paths/a.yaml', readTexts(paths)))).toEqual([
    'toast 5: Área leída.',
    'fallback 5: Error al leer.',
    'label 6: Lista',
  ])
})

test('the title of a schema with properties is the name of a body, and a property may be called title', () => {
  const schema = `Note:
  title: Nota del contacto
  properties:
    title: { type: string, title: Título }
`
  expect(brief(openapiTexts('openapi/schemas/a.yaml', readTexts(schema)))).toEqual([
    'name 2: Nota del contacto',
    'label 4: Título',
  ])
})

test('a screen says titles of pages and of dialogs, empty states, questions and buttons', () => {
  const screen = {
    title: 'Agenda',
    table: {
      list: 'areaList',
      empty: { title: 'Todavía no hay áreas.', text: 'Crea la primera.' },
      create: { title: 'Crear área', fields: [{ field: 'name', placeholder: 'Ventas' }] },
      rowActions: [
        { label: 'Eliminar', confirm: { title: 'Eliminar área', text: '¿Eliminar el área?', yes: 'Eliminar' } },
      ],
    },
  }
  const texts = screenTexts('screens/a.json', readTexts(JSON.stringify(screen)))
  expect(texts.map(({ role, text }) => `${role}: ${text}`)).toEqual([
    'place: Agenda',
    'empty: Todavía no hay áreas.',
    'empty: Crea la primera.',
    'dialog: Crear área',
    'placeholder: Ventas',
    'button: Eliminar',
    'dialog: Eliminar área',
    'confirm: ¿Eliminar el área?',
    'button: Eliminar',
  ])
})

test('the shell says places, buttons and warnings, and no addresses', () => {
  const shell = {
    brand: { product: 'Mostrador', site: 'https://a.example' },
    menu: [{ route: '/home', label: 'Inicio', icon: 'home' }],
    dialog: { submit: 'Guardar' },
    warnings: { danger: 'Cuidado.' },
  }
  const texts = screenTexts('screens/shell.json', readTexts(JSON.stringify(shell)))
  expect(texts.map(({ role, text }) => `${role}: ${text}`)).toEqual([
    'place: Inicio',
    'button: Guardar',
    'text: Cuidado.',
  ])
})

const programs: [what: string, source: string, found: string[]][] = [
  [
    'JSX text is one text with its placeholders',
    '<p>Hola <b>{name}</b>, ¿qué tal?</p>',
    ['text 1: Hola {…}, ¿qué tal?'],
  ],
  ['an icon is not part of a text', '<Button><Icon name="plus" /> Agregar</Button>', ['button 1: Agregar']],
  [
    'only attributes with visible text are texts',
    '<TextField label="Nombre" className="de la" />',
    ['label 1: Nombre'],
  ],
  ['an element defines the role of its text', '<Button>Guardar</Button>', ['button 1: Guardar']],
  ['a dialog defines the role of its title', '<ConfirmDialog title="Eliminar área" />', ['dialog 1: Eliminar área']],
  [
    'both branches of a condition are texts',
    "<Button>{a ? 'Resolver' : 'Mover a nuevas'}</Button>",
    ['button 1: Resolver', 'button 1: Mover a nuevas'],
  ],
  ['an error is recognized by its call', "problem(409, 'taken', 'Ya existe.')", ['error 1: Ya existe.']],
  ['concatenated strings are one text', "toast.success('Área ' + name + ' creada.')", ['toast 1: Área {…} creada.']],
  [
    'a template is one text with its placeholders',
    `invalid(\`Falta el \${one ? 'correo del contacto' : ''}.\`)`,
    ['error 1: Falta el {…}.', 'part 1: correo del contacto'],
  ],
  [
    'markup is split at its tags',
    `const page = \`<h1>Presupuesto de hoy</h1><p>Válido hasta el \${day}</p>\``,
    ['text 1: Presupuesto de hoy', 'text 1: Válido hasta el {…}'],
  ],
  ['a finding has its line number', "const a = 1\n\nconst help = 'Lo ve el equipo.'", ['help 3: Lo ve el equipo.']],
  ['Spanish counts anywhere', "say('Todavía no hay áreas')", ['text 1: Todavía no hay áreas']],
  ['English is not a text', "say('There is no area of that name')", []],
  ['SQL is not a text', 'sql`select el from la where de = en`', []],
  ['log messages and terminal output are not texts', "log.warn('Falta el área'); console.log('Falta el área')", []],
  ['compared strings are not texts', "if (a === 'Área de ventas') b()", []],
  ['keys and types are not texts', "const a: 'Área de ventas' = { 'Área de ventas': 1 }", []],
]
test.each(programs)('in a program, %s', (_what, source, found) => {
  expect(inProgram(source)).toEqual(found)
})

test('sentences of the server are refusals, those of its pages are not', () => {
  const source = "const unique = { name: ['name', 'Ya existe un área con ese nombre.'] }"
  expect(inProgram(source, 'src/server/conversation/areas/area.ts')).toEqual([
    'error 1: Ya existe un área con ese nombre.',
  ])
  expect(inProgram(source, 'src/server/conversation/budgets/page.ts')).toEqual([
    'text 1: Ya existe un área con ese nombre.',
  ])
})

test('tests, the demo, the law and the API pages are left alone', () => {
  expect(isProgram('src/console/features/chats/Row.tsx')).toBe(true)
  for (const file of [
    'src/console/features/chats/Row.test.tsx',
    'src/server/demo/business/bakery.ts',
    'src/console/features/terms/sections.ts',
    'src/console/features/documentation/index.tsx',
    'scripts/run.mjs',
  ])
    expect(isProgram(file)).toBe(false)
})

test('the widget and the public pages speak to customers, its settings to the team', () => {
  expect(audienceOf('src/widget/frame/App.tsx')).toBe('customer')
  expect(audienceOf('src/server/conversation/budgets/page.ts')).toBe('customer')
  expect(audienceOf('src/server/channels/webchat/settings.ts')).toBe('team')
  expect(audienceOf('src/console/main.tsx')).toBe('team')
})

test('holes of every kind are one sign, and of the three registers the first is read', () => {
  expect(normalizeText('{…}, %{count} y {name}: {{usuario.nombre}}')).toBe('◇, ◇ y ◇: ◇')
  expect(normalizeText('¿{Te/Le} paso con  una persona?')).toBe('¿Te paso con una persona?')
  expect(sentencesOf('Espera 1.5 s. ¿Seguimos? Sí.')).toEqual(['Espera 1.5 s.', '¿Seguimos?', 'Sí.'])
})
