import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { createExamplesFixture, type ExamplesFixture, mark } from './fixtures.ts'

let app: TestApp
let at: ExamplesFixture

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  at = await createExamplesFixture(app)
})

/** Returns a Rasa file with forty intents, as Rasa users write it. */
function rasaBot(): string {
  const lines = ['version: "3.1"', 'nlu:']
  for (let i = 1; i <= 40; i++) {
    lines.push(`- intent: tema_${i}`, '  examples: |')
    for (let j = 1; j <= 10; j++) lines.push(`    - necesito la cosa ${j} del tema ${i}`)
    lines.push(`    - quiero [facturas]{"entity": "producto", "value": "medialuna"} del tema ${i}`)
    lines.push(`    - mandame a [Flores](Barrio) lo del tema ${i}, es el pedido [P-${100 + i}](pedido)`)
  }
  lines.push('- synonym: medialuna', '  examples: |', '    - facturas', '    - croissant')
  lines.push('- lookup: producto', '  examples: |', '    - medialuna', '    - torta')
  lines.push('- regex: pedido', '  examples: |', '    - P-[0-9]{3}')
  return `${lines.join('\n')}\n`
}

const counts = { created: 0, updated: 0, skipped: 0, rejected: 0, intents: 0, entities: 0 }
const rows = (answer: { body: { rows: { line: number; outcome: string; message: string }[] } }) =>
  answer.body.rows.map(({ line, outcome, message }) => [line, outcome, message])

describe('Rasa format', () => {
  test('forty intents survive an import, an export and an import into an empty bot byte for byte', async () => {
    const given = rasaBot()
    const preview = await at.import('nlu.yml', given, true)
    expect(preview.body).toMatchObject({ ...counts, applied: false, created: 480, intents: 40, entities: 3 })
    expect((await at.list()).body).toEqual([])
    const done = await at.import('nlu.yml', given)
    expect(done.body).toEqual({ ...preview.body, applied: true })

    const first = await at.rasa()
    expect(first).toContain('    - quiero [facturas]{"entity":"producto","value":"medialuna"} del tema 7\n')
    expect(first).toContain('    - mandame a [Flores](barrio) lo del tema 7, es el pedido [P-107](pedido)\n')
    const empty = await createExamplesFixture(app)
    expect((await empty.import('nlu.yml', first)).body).toMatchObject({
      ...counts,
      created: 480,
      intents: 40,
      entities: 3,
    })
    expect(await empty.rasa()).toBe(first)
    expect((await empty.import('nlu.yml', first)).body).toMatchObject({ ...counts, skipped: 480 })
  })

  test('fields unknown to Rasa survive too: split, state, settings, categories, brackets, empty intents', async () => {
    const intent = await at.intent('Formas de pago: ¿cuáles?')
    await at.intent('Sin ejemplos')
    await app.db.insertInto('intent_category').values({ bot_id: at.bot, name: 'Ventas' }).execute()
    await app.db
      .updateTable('intent')
      .set({
        category_id: ({ selectFrom }) =>
          selectFrom('intent_category').select('id').where('name', '=', 'Ventas').where('bot_id', '=', at.bot),
      })
      .where('id', '=', intent)
      .execute()
    const card = await at.entity('tarjeta', {
      ...{ label: 'Tarjeta', fuzzy: 0.5, match_case: true, sensitive: true, prompt_question: '¿Con qué tarjeta?' },
      values: [{ value: 'Naranja: X', synonyms: ['naranja', '- rara #1'] }],
    })
    await at.entity('fecha', { type: 'system', system_kind: 'date', values: [] })
    await at.example(intent, 'con naranja', { entities: [mark('con naranja', 'naranja', card, 'Naranja: X')] })
    await at.example(intent, 'nota [ver](acá) naranja', {
      entities: [mark('nota [ver](acá) naranja', 'naranja', card, 'Naranja: X')],
    })
    await at.example(intent, '- # 🥐 "así": {x}', { split: 'test' })
    await at.example(intent, 'no sirve', { state: 'rejected' })
    const file = await at.rasa()
    const empty = await createExamplesFixture(app)
    expect((await empty.import('nlu.yaml', file)).body).toMatchObject({
      ...counts,
      created: 4,
      intents: 2,
      entities: 2,
    })
    expect(await empty.rasa()).toBe(file)
    expect((await empty.list({ split: 'test' })).body).toMatchObject([{ text: '- # 🥐 "así": {x}' }])
  })

  test('the result of each line is reported', async () => {
    const hours = await at.intent('horarios')
    await at.example(hours, 'a qué hora abren')
    await at.example(hours, 'abren hoy')
    const file = [
      'version: "3.1"',
      'nlu:',
      '- intent: horarios',
      '  examples: |',
      '    - A qué hora abren?',
      '    - abren hoy',
      '    - abren [mañana](dia) y [pasado](dia)',
      '    Y los sábados?',
      `    - ${'x'.repeat(256)}`,
      '- intent: otra',
      '  examples: |',
      '    - ¡Abren hoy!',
      '    - abren mañana y pasado',
      '- story: nada',
    ].join('\n')
    expect(rows(await at.import('nlu.yml', file))).toEqual([
      [5, 'updated', 'Cambia: texto.'],
      [6, 'skipped', 'Ya estaba.'],
      [7, 'created', 'Entidad nueva.'],
      [7, 'created', 'Ejemplo nuevo. Sin la marca «pasado»: No se puede asignar a dos valores la misma entidad.'],
      [8, 'rejected', 'La línea tiene que empezar con un guion.'],
      [9, 'rejected', 'Sobra 1 carácter: el límite es 255.'],
      [10, 'created', 'Intención nueva.'],
      [12, 'rejected', 'La línea 6 lo da a otra intención.'],
      [13, 'rejected', 'La línea 7 lo da a otra intención.'],
      [14, 'rejected', 'Solo leemos intent, synonym, lookup y regex.'],
    ])
    expect((await at.list()).body.map(({ text }: { text: string }) => text)).toEqual([
      'A qué hora abren?',
      'abren hoy',
      'abren mañana y pasado',
    ])
  })

  test('the older JSON format is read', async () => {
    const file = JSON.stringify({
      rasa_nlu_data: {
        common_examples: [
          {
            text: 'quiero 2 tortas',
            intent: 'pedir',
            entities: [{ start: 9, end: 15, value: 'torta', entity: 'producto' }],
          },
        ],
        entity_synonyms: [{ value: 'torta', synonyms: ['tortas', 'tartas'] }],
        lookup_tables: [],
        regex_features: [{ name: 'patente', pattern: '[A-Z]{3}[0-9]{3}' }],
      },
    })
    expect((await at.import('data.json', file)).body).toMatchObject({ ...counts, created: 1, intents: 1, entities: 2 })
    const { body } = await at.editor.call('GET', `/entities/${at.bot}?sort=["name","ASC"]`)
    expect(body).toMatchObject([
      { name: 'patente', type: 'regex', pattern: '[A-Z]{3}[0-9]{3}' },
      { name: 'producto', type: 'synonym_only', values: [{ value: 'torta', synonyms: ['tortas', 'tartas'] }] },
    ])
    expect((await at.list()).body[0].entities).toMatchObject([{ value: 'tortas', canonical_value: 'torta' }])
  })

  test.each([
    ['an unsupported file type', 'foto.png', 'x', 'Elige un archivo CSV, YAML o JSON.'],
    [
      'invalid YAML',
      'a.yml',
      'nlu:\n- intent: "a',
      'No pudimos leer el archivo: hay un error en la línea 2. Corrígelo.',
    ],
    ['other YAML', 'a.yml', 'stories: []', 'El archivo no tiene la sección nlu. Elige otro.'],
    ['other JSON', 'a.json', '{}', 'El archivo no tiene la sección rasa_nlu_data. Elige otro.'],
  ])('%s is refused with a reason', async (_, name, content, text) => {
    const refused = await at.import(name, content)
    expect(refused.status).toBe(422)
    expect(refused.body.fields).toEqual({ content: [text] })
    expect((await at.import('a.csv', 'Intención,Ejemplo\nSaludo,hola\n')).status).toBe(200)
  })
})

describe('CSV', () => {
  test('the filtered export can be imported unchanged', async () => {
    const [order, hours] = [await at.intent('Pedir'), await at.intent('Horarios')]
    const product = await at.entity('producto')
    await at.example(order, 'una "torta"; rica', { entities: [mark('una "torta"; rica', 'torta', product)] })
    await at.example(order, '=2+2', { split: 'test' })
    await at.example(hours, 'abren hoy')
    const file = await at.csv({ intent_id: order })
    expect(file).toBe(
      '\uFEFFIntención;Ejemplo;Uso;Estado\r\n' +
        'Pedir;"una ""[torta](producto)""; rica";Entrenar;Activo\r\n' +
        "Pedir;'=2+2;Probar;Activo\r\n",
    )
    const empty = await createExamplesFixture(app)
    expect((await empty.import('ejemplos.csv', file)).body).toMatchObject({
      ...counts,
      created: 2,
      intents: 1,
      entities: 1,
    })
    expect(await empty.csv()).toBe(file)
  })

  test('accepts English titles and commas, and counts lines as an editor does', async () => {
    const file = 'text,intent,split\nhola,Saludo,\n"dos\nrenglones",Saludo,train\nchau,,\nsigo,Saludo,quizás\n'
    expect(rows(await at.import('datos.csv', file))).toEqual([
      [2, 'created', 'Intención nueva.'],
      [2, 'created', 'Ejemplo nuevo.'],
      [3, 'created', 'Ejemplo nuevo.'],
      [5, 'rejected', 'Falta la intención.'],
      [6, 'rejected', '«quizás» no es una opción. Usa una de estas: Entrenar, Probar.'],
    ])
  })

  test('an import without marks keeps the existing ones', async () => {
    const order = await at.intent('Pedir')
    const product = await at.entity('producto')
    const entities = [mark('una torta', 'torta', product)]
    await at.example(order, 'una torta', { entities })
    expect((await at.import('a.csv', 'Intención;Ejemplo\nPedir;¡Una torta!\n')).body).toMatchObject({ updated: 1 })
    expect((await at.list()).body[0]).toMatchObject({
      text: '¡Una torta!',
      entities: [mark('¡Una torta!', 'torta', product)],
    })
  })

  test('import and export need the permission, and an import writes one audit line', async () => {
    const file = 'Intención;Ejemplo\nSaludo;hola\n'
    const body = { filename: 'a.csv', content: file }
    expect((await at.operator.call('POST', `/examples/import/${at.bot}`, { body })).status).toBe(403)
    expect((await at.operator.call('POST', `/examples/export/${at.bot}`, { body: { format: 'csv' } })).status).toBe(403)
    expect((await at.editor.call('POST', `/examples/import/${at.bot}`, { body })).status).toBe(200)
    const lines = await app.audit((row) => row.bot_id === at.bot)
    expect(lines.map(({ action, resource_label }) => [action, resource_label])).toEqual([['import', 'a.csv']])
  })
})
