import type { Random } from '../../src/server/demo/random.ts'
import { resolve, type Schema } from './requests.ts'

type Json = unknown

/** Values of every JSON type, some of them malicious. */
const VALUES: Record<string, readonly Json[]> = {
  null: [null],
  boolean: [true, false],
  number: [0.5, -1.5, 1e300, 12345.678],
  string: [
    '',
    'texto',
    '1',
    'true',
    'ñandú 🙂',
    "'; drop table bot; --",
    '<script>alert(1)</script>',
    '../../etc/passwd',
  ],
  array: [[], [null], [[[]]], [{ a: 1 }]],
  object: [{}, { length: 1 }, { toString: 'x' }, { constructor: { prototype: {} } }],
}

/** A place inside a body: its schema, its value, and a function that returns the body with another value there. */
interface Place {
  schema: Schema
  value: Json
  set(value: Json): Json
}

/** Returns every place of a body that its schema describes, the body itself first. */
function places(schema: Schema, value: Json, set: (value: Json) => Json = (given) => given): Place[] {
  const own = resolve(schema)
  const found: Place[] = [{ schema: own, value, set }]
  if (Array.isArray(value) && own.items)
    for (const [i, item] of value.entries())
      found.push(...places(own.items, item, (given) => set(value.map((other, at) => (at === i ? given : other)))))
  else if (value && typeof value === 'object')
    for (const [key, inner] of Object.entries(value)) {
      const described = own.properties?.[key]
      if (described) found.push(...places(described, inner, (given) => set({ ...value, [key]: given })))
    }
  return found
}

const isObject = (value: Json): value is Record<string, Json> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** Returns bodies in which the value at a place violates its schema, one for each rule. */
function faults(random: Random, { schema, value, set }: Place): Json[] {
  const types = schema.type === undefined ? [] : [schema.type].flat()
  const found: Json[] = []
  if (types.length > 0) {
    const wrong = Object.keys(VALUES).filter((type) => !types.includes(type))
    found.push(set(random.pick(VALUES[random.pick(wrong)] ?? [])))
  }
  if (isObject(value) && schema.additionalProperties === false) {
    found.push(set({ ...value, [random.pick(['admin', 'role_id2', '', 'id ', 'ñ', '$where', 'a.b'])]: 1 }))
    for (const key of schema.required ?? []) found.push(set(without(value, key)))
  }
  if (types.includes('string') && !schema.format) found.push(...texts(random, schema).map(set))
  if (types.includes('integer'))
    found.push(set(1.5), ...(schema.maximum === undefined ? [] : [1e300, 2 ** 53].map(set)))
  if (types.includes('integer') || types.includes('number')) {
    if (schema.minimum !== undefined) found.push(set(schema.minimum - 1))
    if (schema.maximum !== undefined) found.push(set(schema.maximum + 1))
  }
  if (Array.isArray(value)) {
    if (schema.maxItems !== undefined) found.push(set(Array(schema.maxItems + 1).fill(value[0] ?? 1)))
    if (schema.uniqueItems && value.length > 0) found.push(set([...value, value[0]]))
  }
  if (schema.enum) found.push(set('ninguno de ellos'), set(-1), set(99))
  return found
}

function texts(random: Random, { minLength, maxLength, pattern, enum: options }: Schema): string[] {
  const found: string[] = []
  if (minLength) found.push('', ' ', '\t\n')
  if (maxLength !== undefined) found.push('a'.repeat(maxLength + 1), 'ñ'.repeat(maxLength + random.int(1, 2000)))
  if (pattern && !options)
    found.push(
      ...["O'Higgins <b>", '<img src=x onerror=alert(1)>'].filter((text) => !new RegExp(pattern, 'u').test(text)),
    )
  return found
}

/** Returns a body that violates the schema in one place. */
export function breakBody(random: Random, schema: Schema, example: Json): Json {
  const candidates = places(schema, example)
  for (let tries = 0; tries < 20; tries++) {
    const found = faults(random, random.pick(candidates))
    if (found.length > 0) return random.pick(found)
  }
  return random.pick([null, 7, 'texto', [], true])
}

function without(value: Record<string, Json>, key: string): Record<string, Json> {
  const { [key]: _gone, ...rest } = value
  return rest
}

/** Returns the text of a body that is not JSON, or JSON that no server should accept. */
export function breakText(random: Random, example: Json): string | Buffer {
  const good = JSON.stringify(example)
  const key = isObject(example) ? Object.keys(example)[0] : undefined
  switch (random.int(0, 9)) {
    case 0:
      return good.slice(0, random.int(1, Math.max(1, good.length - 1)))
    case 1:
      return `${good}${random.pick([',', '}', 'x', '\0', good])}`
    case 2:
      return good.replace('{', `{"__proto__":{"admin":true}${good === '{}' ? '' : ','}`)
    case 3:
      return key ? good.replace('{', `{${JSON.stringify(key)}:1,`) : '{"a":1,"a":2}'
    case 4:
      return Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xc3, 0x28, 0xff]), Buffer.from('"}')])
    case 5:
      return '['.repeat(random.int(33, 5000))
    case 6:
      return `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`
    case 7:
      return random.pick(['NaN', 'undefined', "{'a':1}", '{a:1}', '{"a":01}', '{"a":1,}', '// {}\n{}', '\ufeff{}x'])
    case 8:
      return key ? good.replace(/"([^"]*)"\s*}/, '"$1\\u0000"}').replace('{', '{"\\ud800":1,') : '{"\\udc00":1}'
    default:
      return `{"a":"${'x'.repeat(random.int(100_001, 300_000))}"}`
  }
}

/** Returns a query string of a simple-rest list that violates the contract. */
export function breakQuery(random: Random): string {
  const bad = {
    filter: [
      '{',
      '[]',
      'null',
      '{"__proto__":1}',
      '{"nada":1}',
      '{"id":{"$gt":0}}',
      '"x"',
      '{"q":["a"]}',
      '{"q":"\\u0000"}',
    ],
    sort: [
      '["nada","ASC"]',
      '["id","asc"]',
      '["id"]',
      '"id"',
      '["id","ASC","x"]',
      '{}',
      '[1,2]',
      '["id; drop table bot","ASC"]',
    ],
    range: ['[0]', '[-1,5]', '["0","9"]', '[0,1e9999]', '[0.5,9]', '{}', '0-9', '[0,9,9]', '[null,null]'],
  }
  const name = random.pick(['filter', 'sort', 'range'] as const)
  const value = random.pick(bad[name])
  return random.chance(0.1)
    ? `${name}=${encodeURIComponent(value)}&${name}=${encodeURIComponent(value)}`
    : `${name}=${encodeURIComponent(value)}`
}

/** Returns an invalid path segment. */
export function breakSegment(random: Random): string {
  return random.pick([
    'abc',
    '1.5',
    '-1',
    '0',
    '1e3',
    '0x10',
    ' 1',
    '1 ',
    '01',
    '+1',
    '9999999999',
    '99999999999999999999',
    '%00',
    '%E0%A4',
    '%ff',
    '%F0%9F%99%82',
    '%2F',
    '1%2F2',
    "1'--",
    'null',
    'NaN',
    'true',
    '[object Object]',
    'a'.repeat(600),
    encodeURIComponent('ñ'),
    '%ED%A0%80',
    ';',
    '1;2',
    '*',
    ':id',
    '{bot}',
  ])
}
