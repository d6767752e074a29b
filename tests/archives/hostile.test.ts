import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { faultLine } from '../../src/contract/archive-faults.ts'
import { type SignedIn, startApp, type TestApp } from '../support/app.ts'
import { review, send, started, traces } from './fixtures.ts'
import { type ZipEntry, zipOf } from './zip.ts'

let t: TestApp
let me: SignedIn

beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.stop())
beforeEach(async () => {
  await t.forgetLimits()
  me = await t.as(await t.user())
})

const bot: ZipEntry = { name: 'bot.yaml', text: 'format: 1\nname: Kiosco\n' }
const yaml = (name: string, text: string | Buffer): ZipEntry => ({ name, text })
const NOT_OURS = 'No es un archivo exportado desde la consola. Elige otro.'
const HUGE = 'Ocupa demasiado al abrirlo. Elige otro.'
const DAMAGED = 'Está dañado. Descarga o exporta el archivo otra vez.'
const LINK = 'Es un enlace o algo que no es un archivo. Quítalo.'
const NO_FORMAT = 'No es una versión del formato. Escribe 1.'
const REPEATED = 'Está repetido. Elige otro archivo.'
const ALIASES = 'No pudimos leerlo. Quita las referencias (& y *) y revisa su forma.'

const lol = [
  'lol0: &lol0 [x, x, x, x, x, x, x, x, x]',
  ...Array.from({ length: 9 }, (_, n) => `lol${n + 1}: &lol${n + 1} [${`*lol${n}, `.repeat(9)}]`),
].join('\n')

test.each([
  ['"Kios\\u202eco\\r\\n<b>24/7"', 'Kiosco b24/7'],
  ['"Premio en estafa.example"', 'Chatbot importado'],
  ['"\\n \\u200b"', 'Chatbot importado'],
  ['Café 2.0', 'Café 2.0'],
])('the name %s of an archive is reviewed as %s', async (written, name) => {
  const { body } = await review(t, me, zipOf([yaml('bot.yaml', `format: 1\nname: ${written}\n`)]))
  const bots = await t.db.selectFrom('bot').select('name').orderBy('id', 'desc').limit(1).execute()
  expect([body.state, body.name, bots[0]?.name]).toEqual(['ready', name, name])
})

test.each<[string, ZipEntry[]]>([
  [
    'a Mac packed again',
    [
      { name: 'bot.yaml', text: 'format: 1\nname: Kiosco\n' },
      { name: '.DS_Store', text: 'x' },
      { name: 'files/.DS_Store', text: 'x' },
      { name: '__MACOSX/._bot.yaml', text: 'x' },
    ],
  ],
  [
    'was packed within its folder',
    [
      { name: 'kiosco/', text: '' },
      { name: 'kiosco/bot.yaml', text: 'format: 1\nname: Kiosco\n' },
      { name: 'kiosco/files/', text: '' },
      { name: '__MACOSX/kiosco/._bot.yaml', text: 'x' },
    ],
  ],
])('an archive that %s is read', async (_, entries) => {
  const { body } = await review(t, me, zipOf(entries))
  expect([body.state, body.name, body.faults]).toEqual(['ready', 'Kiosco', []])
})

describe('an archive that is', () => {
  test.each<[string, string, Buffer]>([
    ['not a ZIP', NOT_OURS, Buffer.from('hola')],
    ['empty', NOT_OURS, Buffer.alloc(0)],
    ['cut off', NOT_OURS, zipOf([bot]).subarray(0, 60)],
    ['without a bot', 'Falta este archivo. Elige uno exportado desde la consola.', zipOf([])],
    ['in two folders', NOT_OURS, zipOf([yaml('a/bot.yaml', 'format: 1'), yaml('b/bot.yaml', 'format: 1')])],
    ['of other files', NOT_OURS, zipOf([bot, yaml('leeme.txt', 'x')])],
    ['leading out of its folder', NOT_OURS, zipOf([bot, yaml('files/../../x.png', 'x')])],
    ['naming a place of the machine', NOT_OURS, zipOf([bot, yaml('/etc/x', 'x')])],
    ['writing backslashes', NOT_OURS, zipOf([bot, yaml('files\\..\\x.png', 'x')])],
    ['naming a folder in the files', NOT_OURS, zipOf([bot, yaml('files/a/x.png', 'x')])],
    ['hiding the end of a name', NOT_OURS, zipOf([bot, yaml('files/gpj.\u202eexe', 'x')])],
    ['naming a file twice', REPEATED, zipOf([bot, bot])],
    ['encrypted', 'Tiene contraseña. Quítala y vuelve a elegirlo.', zipOf([{ ...bot, encrypted: true }])],
    ['larger than said', DAMAGED, zipOf([bot, { ...yaml('intents.yaml', ' '.repeat(2e7)), declared: 10 }])],
    ['changed on its way', DAMAGED, zipOf([{ ...bot, sum: 1 }])],
    ['with a link', LINK, zipOf([bot, { ...yaml('files/x.png', '/etc/passwd'), mode: 0o120777 }])],
    ['with a device', LINK, zipOf([bot, { ...yaml('files/x.png', ''), mode: 0o020666 }])],
    ['large', HUGE, zipOf([bot, yaml('intents.yaml', ' '.repeat(9e6))])],
    [
      'large in sum',
      HUGE,
      zipOf([bot, ...Array.from({ length: 10 }, (_, n) => yaml(`files/${n}.png`, Buffer.alloc(15e6)))]),
    ],
    ['of many files', HUGE, zipOf(Array.from({ length: 1_001 }, (_, n) => yaml(`files/${n}.png`, 'x')))],
    [
      'not in UTF-8',
      'No es texto en UTF-8. Guárdalo así y vuelve a elegirlo.',
      zipOf([{ ...bot, text: Buffer.from([0xff]) }]),
    ],
    ['of aliases of aliases', ALIASES, zipOf([bot, yaml('intents.yaml', lol)])],
    ['nested too deeply', 'No pudimos leerla. Corrígela.', zipOf([bot, yaml('cases.yaml', '['.repeat(50_000))])],
    [
      'with a sign that is no text',
      'Tiene signos que no son texto. Quítalos.',
      zipOf([yaml('bot.yaml', 'format: 1\nareas: [{ name: "a\\0" }]')]),
    ],
    [
      'of too many rows',
      'Leemos hasta 2.000. Quita algunas.',
      zipOf([bot, yaml('cases.yaml', '- { name: x }\n'.repeat(2_001))]),
    ],
    ['not YAML', 'No pudimos leerla. Corrígela.', zipOf([yaml('bot.yaml', 'format: 1\nname: "')])],
    [
      'of a later version',
      'Es de una versión más nueva. Actualiza la consola e inténtalo nuevamente.',
      zipOf([yaml('bot.yaml', 'format: 2')]),
    ],
    ...['-1', '0', '1.5', '"1"', '[1]', 'true', '.nan', '-.inf'].map((format): [string, string, Buffer] => [
      `of the version ${format}`,
      NO_FORMAT,
      zipOf([yaml('bot.yaml', `format: ${format}`)]),
    ]),
    ['without a version', NO_FORMAT, zipOf([yaml('bot.yaml', 'name: Kiosco')])],
    [
      'whose name is no text',
      'No es un texto. Escríbelo entre comillas.',
      zipOf([yaml('bot.yaml', 'format: 1\nname: 24')]),
    ],
    ['naming an unknown part', 'No conocemos este dato. Quítalo.', zipOf([yaml('bot.yaml', 'format: 1\nbot_id: 1')])],
    [
      'changing what all objects inherit',
      'No conocemos este dato. Quítalo.',
      zipOf([yaml('bot.yaml', 'format: 1\n__proto__: { x: 1 }')]),
    ],
    [
      'a list where examples belong',
      'No son categorías con intenciones y sus ejemplos. Corrígelo.',
      zipOf([bot, yaml('intents.yaml', '[1]')]),
    ],
  ])('%s is refused, and leaves nothing behind', async (_what, text, bytes) => {
    const before = await traces(t)
    const refused = await review(t, me, bytes)
    expect([refused.status, refused.body.code]).toEqual([422, 'unreadable_file'])
    expect(refused.body.fields.file.join('\n')).toContain(text)
    expect(await traces(t)).toEqual(before)
  })

  test('sent in another field is refused', async () => {
    const refused = await send(me, zipOf([bot]), 'archivo')
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['archivo']])
    expect((await review(t, me, zipOf([bot]))).body).toMatchObject({ state: 'ready', faults: [] })
  })
})

interface Fault {
  file: string
  place: unknown
  text: unknown
}

describe('content that breaks a rule', () => {
  const responses = (more: string) =>
    yaml('responses.yaml', `- intent: Horario\n  messages: [{ text: Abrimos a las 9 }]\n${more}`)
  const intents = yaml('intents.yaml', 'General:\n  Horario:\n    - a que hora abren\n    - que horario tienen')
  test.each<[string, Fault, ZipEntry[]]>([
    [
      'an unknown field',
      { file: 'responses.yaml', place: 'Respuesta «Horario», «bot_id»', text: expect.any(String) },
      [intents, responses('  bot_id: 1')],
    ],
    [
      'an unknown name',
      {
        file: 'responses.yaml',
        place: 'Respuesta «Horario», área',
        text: 'El área «Gerencia» no existe. Agrégala o corrige el nombre.',
      },
      [intents, responses('  area: Gerencia')],
    ],
    [
      'the number of something of another bot',
      { file: 'responses.yaml', place: 'Respuesta «Horario», área', text: expect.any(String) },
      [intents, responses('  assign_area_id: 1')],
    ],
    [
      'a key that another one has in the database',
      {
        file: 'bot.yaml',
        place: 'Campo de contacto «Dos», clave',
        text: 'Ya existe un dato con esa clave. Elige otra.',
      },
      [
        {
          ...bot,
          text: `${bot.text}contact_fields:\n${['Uno', 'Dos', 'Tres'].map((label) => `  - { key: ${label === 'Tres' ? 'tres' : 'uno'}, label: ${label}, type: text }`).join('\n')}`,
        },
      ],
    ],
    [
      'a script in a message',
      {
        file: 'responses.yaml',
        place: 'Respuesta «Horario», mensaje 2, texto',
        text: 'No se permiten «<» ni «>». Quítalos.',
      },
      [intents, yaml('responses.yaml', '- intent: Horario\n  messages: [{ text: Hola }, { text: <b>Hola</b> }]')],
    ],
    [
      'a script in an example',
      {
        file: 'intents.yaml',
        place: 'Intención «Horario», ejemplo «<script>alert(1)</script>»',
        text: 'No se permiten «<» ni «>». Quítalos.',
      },
      [yaml('intents.yaml', 'General:\n  Horario:\n    - <script>alert(1)</script>')],
    ],
    [
      'a button that runs a script',
      { file: 'responses.yaml', place: 'Respuesta «Horario», botón 1, destino', text: expect.any(String) },
      [intents, responses("  buttons: [{ title: Ver, type: url, target: 'javascript:alert(1)' }]")],
    ],
    [
      'a file that is not what it says',
      {
        file: '',
        place: 'Archivo «foto.png»',
        text: 'No podemos guardarlo. Prueba con una imagen, audio, video o PDF más liviano.',
      },
      [yaml('files/foto.png', '<script>alert(1)</script>')],
    ],
    [
      'a time zone that does not exist',
      { file: 'bot.yaml', place: 'Zona horaria', text: 'No conocemos esa zona. Escríbela como America/Bogota.' },
      [{ ...bot, text: `${bot.text}timezone: Mars/Phobos` }],
    ],
    ...['ZZ', 'ar', 'XX', '12', 'Argentina'].map((country): [string, Fault, ZipEntry[]] => [
      `the country ${country}`,
      { file: 'bot.yaml', place: 'País', text: 'No conocemos ese país. Escríbelo con dos letras, como AR.' },
      [{ ...bot, text: `${bot.text}country: '${country}'` }],
    ]),
    [
      'a currency that does not exist',
      { file: 'bot.yaml', place: 'Moneda', text: 'No conocemos esa moneda. Escríbela con tres letras, como ARS.' },
      [{ ...bot, text: `${bot.text}currency: QQQ` }],
    ],
    [
      'a picture that is missing',
      {
        file: 'bot.yaml',
        place: 'Webchat, avatar',
        text: 'El archivo adjunto «yo.png» no existe. Agrégalo o corrige el nombre.',
      },
      [{ ...bot, text: `${bot.text}webchat: { style: { avatar: yo.png } }` }],
    ],
    [
      'a logo that is missing',
      {
        file: 'bot.yaml',
        place: expect.stringMatching(/^Presupuestos, .*logo$/),
        text: 'El archivo adjunto «yo.png» no existe. Agrégalo o corrige el nombre.',
      },
      [{ ...bot, text: `${bot.text}quotations: { business: { logo: yo.png } }` }],
    ],
    [
      'a category that is too long',
      { file: 'responses.yaml', place: `Categoría «${'x'.repeat(60)}», categoría`, text: expect.any(String) },
      [intents, responses(`  category: ${'x'.repeat(300)}`)],
    ],
    ...[
      ['{ text: hola, idioma: es }', 'hola', 'No conocemos «idioma». Quítalo.'],
      ['{ text: hola, split: otro }', 'hola', '«split» puede ser train, test. Corrígelo.'],
      ['{ plain: hola, marks: [1] }', 'hola', 'Sus marcas no están bien escritas. Corrígelas.'],
    ].map(([example, text, said]): [string, Fault, ZipEntry[]] => [
      `the example ${example}`,
      { file: 'intents.yaml', place: `Intención «Hola», ejemplo «${text}»`, text: said },
      [yaml('intents.yaml', `General:\n  Hola: [${example}]`)],
    ]),
    [
      'an example of two intents',
      {
        file: 'intents.yaml',
        place: 'Intención «Precio», ejemplo «a que hora abren»',
        text: 'También está en la intención «Horario». Déjalo en una sola.',
      },
      [yaml('intents.yaml', 'General:\n  Horario: [a que hora abren]\n  Precio: [a que hora abren]')],
    ],
    [
      'an intent whose name is too long',
      { file: 'intents.yaml', place: `Intención «${'x'.repeat(60)}»`, text: expect.any(String) },
      [yaml('intents.yaml', `General:\n  ${'x'.repeat(120)}: [a que hora abren, a que hora cierran]`)],
    ],
    [
      'synonyms that are not shipped',
      { file: 'bot.yaml', place: 'Sinónimos «x»', text: 'No conocemos estos sinónimos. Quítalos.' },
      [{ ...bot, text: `${bot.text}synonym_changes: [{ id: x, words: [uno, dos], enabled: true }]` }],
    ],
    [
      'an unknown setting',
      { file: 'bot.yaml', place: 'Derivación, «owner»', text: expect.any(String) },
      [yaml('bot.yaml', 'format: 1\nhandoff: { owner: 1 }')],
    ],
  ])('(%s) is told with its file and place, and leaves nothing behind', async (_what, fault, more) => {
    const before = await traces(t)
    const entries = more.some(({ name }) => name === 'bot.yaml') ? more : [bot, ...more]
    const { body } = await review(t, me, zipOf(entries))
    expect(body).toMatchObject({ state: 'failed', bot_id: null, faults: [fault] })
    expect((await started(me, body.id, 'Kiosco')).status).toBe(409)
    expect(await traces(t)).toEqual({ ...before, imports: before.imports + 1 })
    expect((await me.call('GET', '/me')).body.bots).toEqual([])
  })

  test('one missing response that much refers to is told once, with its line and the number of references', async () => {
    const buttons = ['Ver más', 'Otra vez'].map((title) => `{ title: ${title}, type: response, target: Envíos }`)
    const entries = [
      { ...bot, text: `${bot.text}handoff: { no_agents_response: Chau }` },
      yaml('intents.yaml', 'General:\n  Horario: [a que hora abren]\n  Precio: [cuanto sale]'),
      yaml(
        'responses.yaml',
        [
          '# Las respuestas',
          '- { intent: Horario, messages: [{ text: A las 9 }] }',
          '- intent: Precio',
          '  messages: [{ text: Según }]',
          `  buttons: [${buttons}]`,
        ].join('\n'),
      ),
      yaml(
        'cases.yaml',
        Array.from({ length: 60 }, (_, at) => `- { name: C${at}, steps: [{ text: Hola, response: envios }] }`).join(
          '\n',
        ),
      ),
    ]
    const { body } = await review(t, me, zipOf(entries))
    expect(body.faults.map(faultLine)).toEqual([
      'Respuesta «Precio», botón 1, destino: La respuesta «Envíos» no existe. Agrégala o corrige el nombre. Revisa también otras 61 referencias. (responses.yaml, línea 3)',
      'Derivación, respuesta si no hay nadie: La respuesta secundaria «Chau» no existe. Agrégala o corrige el nombre. (bot.yaml)',
    ])
  })

  test('is told as a whole, however much it is, and nothing that only follows from a fault', async () => {
    const entries = [
      { ...bot, text: `${bot.text}country: ZZ\nareas: [{ name: Ventas }, { name: ventas }]\nlabels: [{ title: '' }]` },
      yaml('intents.yaml', 'General:\n  Horario: [<b>abren</b>]\n  Precio: [cuanto sale]'),
      yaml(
        'responses.yaml',
        [
          '- { intent: Horario, area: Ventas, messages: [{ text: Hola }, { text: Chau, file: no.png }] }',
          '- { intent: Precio, messages: [{ text: Ok }], buttons: [{ title: Ver, type: response, target: Horario }] }',
          '- { intent: Envíos, messages: [{ text: Sí }], labels: [Nueva] }',
        ].join('\n'),
      ),
      yaml('secondary.yaml', '- { name: Chau, kind: follow_up, messages: [{ text: <b> }] }'),
      yaml('cases.yaml', '- { name: Uno, steps: [{ text: Hola, intent: Horario }, { text: Hola, intent: Otra }] }'),
    ]
    const { body } = await review(t, me, zipOf(entries))
    expect(body.faults.map(faultLine)).toEqual([
      'Área «ventas»: Está repetido. Deja uno solo. (bot.yaml, línea 4)',
      'Etiqueta 1, color: Este campo es obligatorio. (bot.yaml, línea 5)',
      'Etiqueta 1, nombre: Este campo es obligatorio. (bot.yaml, línea 5)',
      'Intención «Horario», ejemplo «<b>abren</b>»: No se permiten «<» ni «>». Quítalos. (intents.yaml)',
      'Respuesta «Envíos», intención: La intención «Envíos» no existe. Agrégala o corrige el nombre. (responses.yaml, línea 3)',
      'Respuesta secundaria «Chau», mensaje 1, texto: No se permiten «<» ni «>». Quítalos. (secondary.yaml, línea 1)',
      'Respuesta «Horario», mensaje 2, archivo: El archivo adjunto «no.png» no existe. Agrégalo o corrige el nombre. (responses.yaml, línea 1)',
      'Respuesta «Envíos», etiquetas: La etiqueta «Nueva» no existe. Agrégala o corrige el nombre. (responses.yaml, línea 3)',
      'Caso de prueba «Uno», paso 2, intención esperada: La intención «Otra» no existe. Agrégala o corrige el nombre. (cases.yaml, línea 1)',
      'País: No conocemos ese país. Escríbelo con dos letras, como AR. (bot.yaml)',
    ])
  })

  test('the same content without the faults is imported, and its archive is forgotten', async () => {
    const before = (await traces(t)).files
    const entries = [
      { ...bot, text: `${bot.text}areas: [{ name: Gerencia }]\n` },
      intents,
      responses('  area: Gerencia'),
    ]
    const { body: reviewed } = await review(t, me, zipOf(entries))
    expect(reviewed).toMatchObject({
      name: 'Kiosco',
      state: 'ready',
      summary: { areas: 1, intents: 1, examples: 2, responses: 1 },
    })
    const { body } = await started(me, reviewed.id, 'Kiosco Norte')
    expect(body).toMatchObject({ state: 'done', faults: [], done: reviewed.total })
    expect((await me.call('GET', '/me')).body.bots).toMatchObject([{ id: body.bot_id, name: 'Kiosco Norte' }])
    expect((await traces(t)).files).toEqual(before)
  })
})
