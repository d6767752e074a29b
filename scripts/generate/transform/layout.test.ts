import { expect, test } from 'vitest'
import { layOut } from './layout.ts'

const cases: [what: string, printed: string, want: string][] = [
  [
    'a type that fits is put on one line',
    'type A = {\n    a: {\n        b: string;\n    };\n};',
    'type A = { a: { b: string } };\n',
  ],
  ['a tuple', 'type A = [\n    "a",\n    number\n];', 'type A = ["a", number];\n'],
  [
    'undefined members are left out',
    'export interface A {\n    get?: never;\n    post: B;\n}',
    'export interface A {\n  post: B;\n}\n',
  ],
  [
    'a comment joins its texts and keeps its line breaks',
    'export interface A {\n    /**\n     * Nombre\n     * @description Como figura\n     *     en la factura.\n     * @enum {string}\n     */\n    a: "b";\n}',
    'export interface A {\n  /** Nombre. Como figura en la factura. */\n  a: "b";\n}\n',
  ],
  [
    'a part of an intersection',
    'export type A = {\n    /** Uno */\n    a: string;\n} & {\n    b: number;\n};',
    'export type A = {\n  /** Uno */\n  a: string;\n} & {\n  b: number;\n};\n',
  ],
]

test.each(cases)('lays out: %s', (_what, printed, want) => {
  expect(layOut(printed)).toBe(want)
})
